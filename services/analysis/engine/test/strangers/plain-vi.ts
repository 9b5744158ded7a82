import { type Stranger, stranger } from './stranger.js';

/** Vietnamese résumés as people type or paste them. */
export const plainVietnamese: readonly Stranger[] = [
  stranger(
    'topcv: dates behind a tab',
    {
      full_name: 'Hồ Thị Kim Ngân',
      email: 'ngan.hokim@gmail.com',
      phone: '0903 445 667',
      location: 'Thuận An, Bình Dương',
    },
    {
      work: 'Nhân viên chứng từ @ Công ty TNHH Giao nhận Tân Cảng Xanh; Nhân viên chăm sóc khách hàng @ Siêu thị Co.op Extra',
      studies: 'Cử nhân Quản trị nhân lực @ Đại học Lao động - Xã hội (CSII)',
      skills: 'Khai báo hải quan; ECUS; Excel nâng cao; Incoterms 2020; Soạn thảo hợp đồng',
    },
    `Hồ Thị Kim Ngân
Nhân viên chứng từ xuất nhập khẩu
0903 445 667
ngan.hokim@gmail.com
Thuận An, Bình Dương
Mục tiêu nghề nghiệp
Trong hai năm tới làm chủ toàn bộ bộ chứng từ hàng xuất, sau đó học thêm về thuế.
Kinh nghiệm làm việc
Nhân viên chứng từ\t07/2019 - nay
Công ty TNHH Giao nhận Tân Cảng Xanh
- Làm bộ chứng từ cho 40 lô hàng mỗi tháng
- Khai báo hải quan trên ECUS
Nhân viên chăm sóc khách hàng\tTừ 03/2017 đến 06/2019
Siêu thị Co.op Extra
- Trực tổng đài
Học vấn
Đại học Lao động - Xã hội (CSII)\t2013 - 2017
Cử nhân Quản trị nhân lực - GPA 3.1/4
Kỹ năng
Khai báo hải quan ★★★★☆
ECUS ★★★★★
Excel nâng cao
Incoterms 2020; Soạn thảo hợp đồng
Hoạt động
Đội hiến máu tình nguyện\t2015 - 2016`,
  ),
  stranger(
    'vietnamworks: label lines',
    {
      full_name: 'Trịnh Công Hoan',
      email: 'hoantc@outlook.com',
      phone: '0977123450',
      location: 'Q. Bình Thạnh, TP.HCM',
    },
    {
      work: 'Trưởng nhóm kinh doanh @ Công ty CP Địa ốc Nam Phong; Chuyên viên kinh doanh @ Ngân hàng TMCP Phương Bắc; Cộng tác viên bán hàng @ Tự do',
      studies: 'Cử nhân @ ĐH Tài chính - Marketing; Tốt nghiệp THPT @ THPT Gia Định',
      skills: 'Đàm phán; Telesales; CRM; PowerPoint; Facebook Ads',
    },
    `Họ và tên: Trịnh Công Hoan
Ngày sinh: 12/08/1991
Điện thoại: 0977123450
Email: hoantc@outlook.com
Địa chỉ: Q. Bình Thạnh, TP.HCM
KINH NGHIỆM LÀM VIỆC (8 năm)
Thời gian: T7/2019 - hiện tại
Công ty: Công ty CP Địa ốc Nam Phong
Chức vụ: Trưởng nhóm kinh doanh
Mô tả công việc:
+ Quản lý 12 nhân viên, chạy Facebook Ads
+ Doanh số 2022 đạt 100 000 triệu
Thời gian: 05/2015 - 06/2019
Công ty: Ngân hàng TMCP Phương Bắc
Chức vụ: Chuyên viên kinh doanh
Mô tả công việc:
+ Tư vấn vay mua nhà
Thời gian: 2013 - 2015
Công ty: Tự do
Chức vụ: Cộng tác viên bán hàng
TRÌNH ĐỘ HỌC VẤN
2009 - 2013: ĐH Tài chính - Marketing
Bằng cấp: Cử nhân
Chuyên ngành: Marketing
2006 - 2009: THPT Gia Định
Bằng cấp: Tốt nghiệp THPT
KỸ NĂNG
Đàm phán, Telesales
Tin học: CRM, PowerPoint và Facebook Ads
NGOẠI NGỮ
Tiếng Anh: TOEIC 650
Tiếng Nhật: N3`,
  ),
  stranger(
    'worker without years of school',
    {
      full_name: 'LƯƠNG VĂN BẢY',
      phone: '0868.112.334',
      location: 'Tổ 5, ấp Phước Hòa, xã Phước Thiền, huyện Nhơn Trạch, tỉnh Đồng Nai',
    },
    {
      work: 'Thợ hàn 3G @ Nhà máy kết cấu thép Đại Long; Công nhân lắp ráp @ Cty TNHH Samwon Vina; Phụ hồ @ -',
      studies: 'Bằng nghề Hàn công nghệ cao @ Trường Cao đẳng nghề Lilama 2; 12/12 @ -',
      skills: 'Hàn TIG; Hàn MIG; Đọc bản vẽ; Vận hành cẩu trục',
    },
    `ĐƠN XIN VIỆC
Họ tên: LƯƠNG VĂN BẢY
SĐT: 0868.112.334
Địa chỉ thường trú: Tổ 5, ấp Phước Hòa, xã Phước Thiền, huyện Nhơn Trạch, tỉnh Đồng Nai
Quá trình làm việc:
- Từ 03/2018 đến nay: Thợ hàn 3G tại Nhà máy kết cấu thép Đại Long
- Từ 2015 đến 2018: Công nhân lắp ráp tại Cty TNHH Samwon Vina
- Từ 2013 đến 2015: Phụ hồ
Trình độ học vấn: 12/12
Bằng nghề Hàn công nghệ cao - Trường Cao đẳng nghề Lilama 2, 2018
Kỹ năng: Hàn TIG, Hàn MIG, đọc bản vẽ, vận hành cẩu trục
Sức khỏe: Tốt`,
  ),
  stranger(
    'developer with projects',
    {
      full_name: 'Đàm Quang Vũ',
      email: 'damvu.dev@gmail.com',
      phone: '+84 398 111 222',
      location: 'Cầu Giấy, Hà Nội',
    },
    {
      work: 'Backend Developer @ Sóng Xanh Digital; Fresher Java @ FSoft Minh Khai',
      studies: 'Kỹ sư Công nghệ thông tin @ Học viện Kỹ thuật Mật mã',
      skills: 'Java 17; Spring Boot; Kafka; PostgreSQL; Redis; Docker; GitLab CI; React; Elasticsearch',
    },
    `Đàm Quang Vũ
Backend Developer
damvu.dev@gmail.com | +84 398 111 222 | Cầu Giấy, Hà Nội | github.com/damvu-dev

Tôi là lập trình viên backend với 3 năm làm hệ thống đặt vé. Thích code dễ đọc hơn code thông minh.

KỸ NĂNG CHUYÊN MÔN
• Ngôn ngữ: Java 17
• Framework: Spring Boot và Kafka
• CSDL: PostgreSQL, Redis
• DevOps: Docker / GitLab CI
KINH NGHIỆM
Sóng Xanh Digital (06/2022 - Hiện tại)
Backend Developer
• Thiết kế API đặt vé, 100 000 lượt gọi mỗi ngày
• Công nghệ sử dụng: Spring Boot, Kafka, Elasticsearch
FSoft Minh Khai (01/2021 - 05/2022)
Fresher Java
• Sửa lỗi màn hình quản trị
DỰ ÁN
Hệ thống đặt vé xe khách @ 3 tỉnh
Vai trò: Backend
Công nghệ: React, Redis
- Giữ chỗ trong 10 phút, 100 000 vé/ngày
HỌC VẤN
Học viện Kỹ thuật Mật mã | 2016 - 2021
Kỹ sư Công nghệ thông tin, GPA: 3.2/4.0
HOẠT ĐỘNG
CLB Lập trình KMA - Phó chủ nhiệm (2018 - 2019)
GIẢI THƯỞNG
Giải ba Olympic Tin học sinh viên 2019
CHỨNG CHỈ
TOEIC 785 (2021)`,
  ),
  stranger(
    'no accents',
    {
      full_name: 'Bui Thi Thanh Tam',
      email: 'tambui.hr@gmail.com',
      phone: '0915 222 870',
      location: 'Quan 7, TP HCM',
    },
    {
      work: 'Chuyen vien nhan su @ Cong ty CP May Viet Thinh; Nhan vien tuyen dung @ HeadHunt Sai Gon',
      studies: 'Cu nhan Quan tri nhan luc @ Dai hoc Kinh te TP HCM',
      skills: 'C&B; BHXH; Excel; tuyen dung; dao tao noi bo',
    },
    `BUI THI THANH TAM
0915 222 870 - tambui.hr@gmail.com - Quan 7, TP HCM
KINH NGHIEM LAM VIEC
Cong ty CP May Viet Thinh - Chuyen vien nhan su - tu 08/2020 den nay
- Tinh luong cho 1200 cong nhan
HeadHunt Sai Gon - Nhan vien tuyen dung - 2018 den 2020
- Tim ung vien IT
HOC VAN
Dai hoc Kinh te TP HCM - Cu nhan Quan tri nhan luc - 2014 - 2018
KY NANG
C&B, BHXH, Excel, tuyen dung, dao tao noi bo`,
  ),
];
