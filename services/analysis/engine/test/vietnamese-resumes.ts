/** Invented people, each résumé in another habit of writing; the truth stands in `vietnamese-resumes.spec.ts`. */
export const engineerInConstruction = `CURRICULUM VITAE
Họ và tên: Nguyễn Hoàng Long
Ngày sinh: 12/05/1995
Giới tính: Nam
Địa chỉ: 25 Nguyễn Trãi, Thanh Xuân, Hà Nội
Điện thoại: 0912.345.678
Email: long.nguyenhoang@gmail.com

MỤC TIÊU NGHỀ NGHIỆP
Trở thành kỹ sư xây dựng giỏi chuyên môn, phấn đấu lên vị trí chỉ huy trưởng công trình trong 3 năm tới.

TRÌNH ĐỘ HỌC VẤN
2013 - 2018: Đại học Xây dựng Hà Nội
Chuyên ngành: Xây dựng dân dụng và công nghiệp
Tốt nghiệp loại: Khá

KINH NGHIỆM LÀM VIỆC
Tháng 6/2021 – Hiện tại: Công ty Cổ phần Xây dựng Hòa Bình Minh
Vị trí: Kỹ sư giám sát công trình
Mô tả công việc:
- Giám sát thi công phần thô và hoàn thiện tòa nhà 25 tầng
- Kiểm tra khối lượng, lập hồ sơ thanh quyết toán
- Quản lý 3 tổ đội với 60 công nhân

Tháng 7/2018 – Tháng 5/2021: Công ty TNHH Tư vấn Thiết kế An Phú
Vị trí: Kỹ sư hiện trường
- Bóc tách khối lượng, lập dự toán các hạng mục
- Triển khai bản vẽ thi công bằng AutoCAD

KỸ NĂNG
AutoCAD, Revit, Microsoft Project, Excel
Tiếng Anh: đọc hiểu tài liệu chuyên ngành

CHỨNG CHỈ
Chứng chỉ giám sát thi công xây dựng hạng III (2020)`;

export const marketerWithBars = `Đặng Thị Thu Trang
Chuyên viên Marketing
0987 123 456 | trangdt@outlook.com | Quận Bình Thạnh, TP.HCM
linkedin.com/in/trangdang

GIỚI THIỆU BẢN THÂN
4 năm kinh nghiệm trong lĩnh vực digital marketing ngành F&B và bán lẻ.

KINH NGHIỆM
Công ty TNHH Highlight Coffee
Digital Marketing Executive | 03/2022 - nay
• Quản lý ngân sách Facebook Ads, Google Ads 500 triệu/tháng
• Tăng doanh thu online 45% sau 6 tháng
Công ty CP Truyền thông Sáng Tạo Việt
Nhân viên Content Marketing | 08/2020 - 02/2022
• Viết 20 bài SEO mỗi tháng
• Quản trị fanpage 150.000 lượt theo dõi

HỌC VẤN
Đại học Kinh tế TP.HCM (UEH)
Cử nhân Marketing, 2016 - 2020, GPA: 3.4/4.0

KỸ NĂNG
SEO, Facebook Ads, Google Analytics, Canva, Viết nội dung, Làm việc nhóm

NGOẠI NGỮ
Tiếng Anh - TOEIC 780
Tiếng Nhật - N4

SỞ THÍCH
Đọc sách, du lịch`;

export const developerInBothLanguages = `PHAM MINH DUC
Backend Developer
Email: duc.pham.dev@gmail.com
Phone: (+84) 968 111 222
Address: Cau Giay, Ha Noi
Github: github.com/ducpham

OBJECTIVE
Backend developer with 3+ years of experience in Java, Spring Boot. Mong muốn phát triển lên vị trí Tech Lead.

WORK EXPERIENCE
FPT Software (07/2021 – Present)
Java Developer
Project: Hệ thống quản lý kho cho khách hàng Nhật
- Phát triển API với Spring Boot, MySQL
- Viết unit test với JUnit, coverage 85%
VNG Corporation (06/2020 – 06/2021)
Fresher Java Developer
- Xây dựng module thanh toán ZaloPay

EDUCATION
Hanoi University of Science and Technology (2016 – 2020)
Major: Information Technology
GPA: 3.2/4

SKILLS
Languages: Java, SQL, JavaScript
Frameworks: Spring Boot, Hibernate
Tools: Docker, Git, Jira
English: IELTS 6.0

CERTIFICATIONS
AWS Certified Cloud Practitioner (2023)`;

export const receptionistRoleFirst = `Lê Thị Hồng Nhung
SĐT: 0345678901
Email: hongnhung.le98@gmail.com
Đà Nẵng

Kinh nghiệm làm việc

Lễ tân khách sạn
Khách sạn Mường Thanh Luxury Đà Nẵng
T3/2021 - T10/2023
Thực hiện thủ tục check-in, check-out cho khách
Xử lý đặt phòng qua Booking, Agoda
Giải quyết khiếu nại của khách hàng

Nhân viên phục vụ
Nhà hàng Biển Xanh
T6/2019 - T2/2021
Phục vụ bàn, ghi order

Trình độ học vấn
Cao đẳng Du lịch Đà Nẵng
Quản trị khách sạn
2016 - 2019

Kỹ năng
Giao tiếp tốt, Tiếng Anh giao tiếp, Opera PMS, Tin học văn phòng`;

export const managerDatesFirst = `TRẦN QUỐC VIỆT
Trưởng phòng Nhân sự
Điện thoại: 0903-888-999 - Email: viet.tranquoc@company.vn
Địa chỉ: Biên Hòa, Đồng Nai

TÓM TẮT
Hơn 10 năm kinh nghiệm quản trị nhân sự trong ngành sản xuất.

QUÁ TRÌNH CÔNG TÁC
2018 – nay
Trưởng phòng Nhân sự, Công ty TNHH Dệt may Phong Phú
+ Quản lý đội ngũ 12 nhân viên nhân sự
+ Tuyển dụng trên 500 công nhân mỗi năm
2013 – 2018
Chuyên viên C&B, Công ty TNHH Changshin Việt Nam
+ Tính lương cho 3.000 lao động
2010 – 2013
Nhân viên Hành chính Nhân sự - Công ty Cổ phần Bibica

BẰNG CẤP
Thạc sĩ Quản trị Kinh doanh - Đại học Mở TP.HCM (2015 – 2017)
Cử nhân Luật - Đại học Luật TP.HCM (2006 – 2010)

KỸ NĂNG CHUYÊN MÔN
- Xây dựng hệ thống lương 3P, KPI
- Luật lao động, BHXH
- Đào tạo và phát triển`;

export const internWithoutAccents = `Nguyen Thi Lan Anh
lananh.nguyen@gmail.com
0911222333
Ho Chi Minh City

Muc tieu nghe nghiep
Sinh vien moi tot nghiep mong muon tim cong viec ke toan.

Hoc van
Dai hoc Tai chinh - Marketing
Cu nhan Ke toan
09/2019 - 06/2023

Kinh nghiem
Thuc tap sinh ke toan
Cong ty TNHH Thuong mai Dai Nam
01/2023 - 04/2023
- Nhap lieu hoa don, chung tu vao phan mem MISA
- Ho tro lap bao cao thue

Ky nang
Excel, Word, MISA, lam viec nhom`;
