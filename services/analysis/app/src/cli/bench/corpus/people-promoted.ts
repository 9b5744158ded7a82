/** People who rose within one employer; see `person.ts`. */
export const promotedPeople = `Đoàn Thị Lan Anh | Trưởng phòng Kế toán | lananh.doan@example.com | 0912 404 301 | Hải Phòng
S Trưởng phòng kế toán với 9 năm kinh nghiệm trong ngành nhựa.
W Trưởng phòng Kế toán | Công ty Cổ phần Nhựa Bạch Đằng | 04/2021 - nay | Quản lý 6 kế toán viên, hoàn tất quyết toán năm đúng hạn. | Triển khai phần mềm MISA cho 3 nhà máy.
W Kế toán tổng hợp | Công ty Cổ phần Nhựa Bạch Đằng | 01/2018 - 03/2021 | Lập báo cáo tài chính và tờ khai thuế hằng quý.
W Kế toán công nợ | Công ty TNHH Thép Hoa Phượng | 06/2015 - 12/2017 | Theo dõi công nợ của 120 khách hàng.
E Cử nhân Kế toán | Đại học Hải Phòng | 2011 - 2015
K MISA, Excel, Báo cáo tài chính, Quản lý công nợ
--
Mạc Gia Hưng | Giám sát bán hàng | giahung.mac@example.com | 0938 404 302 | Cần Thơ
S Giám sát bán hàng ngành nước giải khát, 7 năm đi thị trường.
W Giám sát bán hàng | Công ty TNHH Nước Giải Khát Sông Hậu | 07/2022 - Hiện tại | Dẫn dắt 9 nhân viên tại 4 tỉnh, vượt chỉ tiêu 12%. | Mở thêm 60 điểm bán.
W Nhân viên kinh doanh | Công ty TNHH Nước Giải Khát Sông Hậu | 03/2019 - 06/2022 | Chăm sóc 150 đại lý trên địa bàn.
E Cao đẳng Quản trị kinh doanh | Cao đẳng Kinh tế Cần Thơ | 2015 - 2018
K Bán hàng thị trường, Đàm phán, Excel, Quản lý đội nhóm
--
Hoang Minh Quan | Engineering Manager | minhquan.hoang@example.com | +84 915 404 303 | Hanoi
S Engineering manager with 10 years of experience in payment software.
W Engineering Manager | Lotus Payments JSC | 05/2021 - Present | Leads 12 engineers in three teams. | Cut failed payments by 30% with retries in Kafka.
W Senior Software Engineer | Lotus Payments JSC | 02/2018 - 04/2021 | Built the settlement service in Java and PostgreSQL.
W Software Engineer | Red Bridge Software Co., Ltd. | 07/2014 - 01/2018 | Wrote reports for two banks in Java.
E Bachelor of Computer Science | Hanoi University of Science and Technology | 2010 - 2014
K Java, Kafka, PostgreSQL, Kubernetes
--
Olivia Tan | Hotel Operations Manager | olivia.tan@example.com | +65 8123 4304 | Singapore
S Hotel operations manager who rose from the front desk in nine years.
W Operations Manager | Harbour View Hotel | Jan 2022 - Present | Runs a house of 210 rooms with 60 staff. | Raised guest satisfaction from 82% to 91%.
W Front Office Supervisor | Harbour View Hotel | Mar 2018 - Dec 2021 | Trained 14 receptionists in Opera PMS.
W Receptionist | Harbour View Hotel | Jun 2015 - Feb 2018 | Checked in 80 guests a day.
E Diploma in Hospitality Management | Temasek Polytechnic | 2012 - 2015
K Opera PMS, Guest relations, Staff training, Budgeting`;
