import type { SampleTexts } from './sample-job.js';

/** Invented people and posts. */
export const texts: SampleTexts = {
  accountant: {
    resume: `NGUYỄN THỊ HÀ
Kế toán tổng hợp
ha.nguyen@example.com | 0901 234 567 | Hà Nội

KINH NGHIỆM LÀM VIỆC
Kế toán tổng hợp
Công ty TNHH Thương mại Hoa Sen Xanh
06/2021 - Hiện tại
- Lập báo cáo tài chính tháng cho 3 chi nhánh, rút thời gian chốt sổ từ 10 xuống 6 ngày.
- Kê khai thuế GTGT và thuế TNCN trên HTKK, không trễ hạn kỳ nào.
- Đối chiếu công nợ với 120 khách hàng trên MISA.

Kế toán công nợ
Công ty Cổ phần Vật tư Bình Minh
07/2019 - 05/2021
- Theo dõi 40 tỷ đồng phải thu bằng Excel, giảm 22% nợ quá hạn.

HỌC VẤN
Cử nhân Kế toán
Học viện Tài chính
2015 - 2019

NGOẠI NGỮ
- Tiếng Anh: TOEIC 600`,
    job: `Kế toán tổng hợp
Công ty Cổ phần Thực phẩm Đồng Xanh - Hà Nội

Mô tả công việc
- Lập báo cáo tài chính tháng và năm.
- Theo dõi công nợ phải thu.

Yêu cầu
- Tốt nghiệp đại học chuyên ngành kế toán hoặc kiểm toán.
- Tối thiểu 3 năm kinh nghiệm kế toán tổng hợp.
- Thành thạo Excel và MISA.
- Có kinh nghiệm kê khai thuế.
- Biết SAP.
- Tiếng Anh TOEIC 550 trở lên.

Ưu tiên
- Có chứng chỉ ACCA.`,
  },
  sales: {
    resume: `LÊ QUANG HUY
Nhân viên kinh doanh
huy.le@example.com | 0912 000 345 | TP. Hồ Chí Minh

KINH NGHIỆM LÀM VIỆC
Nhân viên kinh doanh
Công ty TNHH Phần mềm Mây Trắng
03/2022 - Hiện tại
- Tìm kiếm khách hàng doanh nghiệp, ký 46 hợp đồng trong năm 2024.
- Đàm phán giá với 30 khách hàng lớn, đạt 118% chỉ tiêu doanh số.
- Quản lý khách hàng trên HubSpot CRM.

Nhân viên bán hàng
Công ty Cổ phần Điện máy Sao Biển
05/2020 - 02/2022
- Tư vấn cho 25 khách mỗi ngày tại cửa hàng.
- Lập báo cáo doanh số tuần bằng Excel.

HỌC VẤN
Cử nhân Quản trị kinh doanh
Đại học Kinh tế TP. Hồ Chí Minh
2016 - 2020

KỸ NĂNG
- Giao tiếp, đàm phán, làm việc nhóm`,
    job: `Nhân viên kinh doanh B2B
Công ty TNHH Giải pháp Bán lẻ Gió Mới - TP. Hồ Chí Minh

Mô tả công việc
- Tìm kiếm và phát triển khách hàng doanh nghiệp.
- Lập báo cáo doanh số hằng tuần.

Yêu cầu
- Ít nhất 2 năm kinh nghiệm kinh doanh.
- Kỹ năng đàm phán tốt.
- Sử dụng thành thạo CRM.
- Tiếng Anh TOEIC 600 trở lên.
- Biết Salesforce.

Ưu tiên
- Tốt nghiệp đại học.
- Biết Power BI.`,
  },
  developer: {
    resume: `PHẠM MINH KHOA
Lập trình viên Frontend
khoa.pham@example.com | 0938 111 222 | Đà Nẵng

KINH NGHIỆM LÀM VIỆC
Lập trình viên Frontend
Công ty Cổ phần Công nghệ Sông Hàn
08/2022 - Hiện tại
- Xây dựng ứng dụng web bằng React và TypeScript cho 200.000 người dùng.
- Viết kiểm thử tự động với Jest, giảm 35% lỗi sau phát hành.
- Tối ưu tốc độ tải trang từ 4,2 giây xuống 1,6 giây.

Lập trình viên
Công ty TNHH Phần mềm Biển Xanh
07/2020 - 07/2022
- Phát triển giao diện quản trị bằng JavaScript và HTML, CSS.
- Làm việc với REST API của nhóm Node.js.

HỌC VẤN
Kỹ sư Công nghệ thông tin
Đại học Bách khoa Đà Nẵng
2015 - 2020

KỸ NĂNG
- React, TypeScript, JavaScript, Git, Jest`,
    job: `Lập trình viên Frontend
Công ty Cổ phần Thương mại điện tử Chợ Quê - Đà Nẵng

Mô tả công việc
- Phối hợp qua REST API.
- Tối ưu tốc độ tải trang.

Yêu cầu
- Tối thiểu 3 năm kinh nghiệm.
- Thành thạo React, TypeScript và HTML, CSS.
- Có kinh nghiệm với Next.js và Docker.
- Biết viết kiểm thử tự động.
- Tiếng Anh đọc hiểu.

Ưu tiên
- Biết GraphQL.`,
  },
};
