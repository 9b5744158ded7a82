/** Invented people; the format is explained in `person.ts`. */
export const officePeople = `
Nguyễn Thị Hải Yến | Kế toán tổng hợp | haiyen.nguyen@example.com | 0912 345 601 | Quận Tân Bình, TP. Hồ Chí Minh
S Kế toán tổng hợp với 6 năm kinh nghiệm trong doanh nghiệp sản xuất.
W Kế toán tổng hợp | Công ty TNHH Bao Bì Minh Phát | 04/2020 - Hiện tại | Lập báo cáo tài chính và quyết toán thuế năm bằng phần mềm MISA. | Kiểm soát công nợ của 120 khách hàng, giảm nợ quá hạn 30%.
W Kế toán công nợ | Công ty Cổ phần Gỗ An Cường Phát | 07/2017 - 03/2020 | Theo dõi công nợ phải thu và đối chiếu hàng tháng.
E Cử nhân Kế toán | Đại học Kinh tế TP. Hồ Chí Minh | 2013 - 2017
K MISA, Excel, Báo cáo tài chính, Kế toán thuế
--
Phạm Quang Huy | Senior Accountant | huy.pham@example.com | +84 903 222 102 | Hà Nội
S Senior accountant with 8 years of experience in trading companies.
W Senior Accountant | Red River Trading JSC | 03/2019 - Present | Prepared monthly financial statements under VAS and IFRS. | Led the move to SAP for 4 branches.
W Tax Accountant | Long Biên Logistics Co., Ltd. | 06/2015 - 02/2019 | Filed VAT and corporate income tax returns on time.
E Bachelor of Accounting | National Economics University | 2011 - 2015
K SAP, IFRS, Excel, Financial reporting
--
Trần Thị Bích Ngọc | Chuyên viên nhân sự | bichngoc.tran@example.com | 0987 654 103 | Biên Hòa, Đồng Nai
S Chuyên viên nhân sự có 5 năm kinh nghiệm tuyển dụng và C&B.
W Chuyên viên nhân sự | Công ty TNHH Dệt May Việt Hưng | 05/2021 - nay | Tuyển dụng 300 công nhân mỗi năm. | Tính lương và bảo hiểm xã hội cho 900 nhân viên.
W Nhân viên tuyển dụng | Công ty Cổ phần Nhân Lực Sao Việt | 08/2019 - 04/2021 | Phỏng vấn ứng viên và làm việc với khách hàng.
E Cử nhân Quản trị nhân lực | Đại học Lao động - Xã hội | 2015 - 2019
K Tuyển dụng, C&B, Luật lao động, Excel
--
Lê Minh Tuấn | HR Manager | tuan.le@example.com | 0903 888 104 | Thủ Đức, TP. Hồ Chí Minh
S HR manager with 10 years of experience in manufacturing and retail.
W HR Manager | Bình Minh Retail Group | 01/2018 - Present | Built the salary scale for 1,200 employees. | Cut turnover from 28% to 15% in two years.
W HR Executive | Saigon Precision Co., Ltd. | 05/2013 - 12/2017 | Ran payroll and social insurance for two plants.
E Master of Business Administration | RMIT University Vietnam | 2016 - 2018
E Bachelor of Law | Ho Chi Minh City University of Law | 2009 - 2013
K Payroll, Recruitment, Labor law, Training
--
Võ Thị Thanh Trúc | Nhân viên hành chính | thanhtruc.vo@example.com | 0345 678 105 | Cần Thơ
S Nhân viên hành chính cẩn thận, 3 năm kinh nghiệm văn phòng.
W Nhân viên hành chính văn phòng | Công ty TNHH Thủy Sản Mê Kông | 09/2021 - Hiện tại | Quản lý văn phòng phẩm và lưu trữ hồ sơ. | Sắp xếp lịch họp cho ban giám đốc.
W Nhân viên lễ tân | Khách sạn Ninh Kiều Riverside | 06/2020 - 08/2021 | Đón tiếp khách và trả lời điện thoại.
E Cao đẳng Quản trị văn phòng | Cao đẳng Cần Thơ | 2017 - 2020
K Word, Excel, Soạn thảo văn bản, Giao tiếp
--
Đỗ Hoàng Nam | Trưởng nhóm kinh doanh | hoangnam.do@example.com | 0912.345.106 | Hải Phòng
S Trưởng nhóm kinh doanh với 7 năm bán hàng B2B.
W Trưởng nhóm kinh doanh | Công ty Cổ phần Thép Đông Á Hải Phòng | 02/2020 - nay | Quản lý nhóm 8 nhân viên kinh doanh, đạt 115% chỉ tiêu năm 2022. | Ký 25 hợp đồng đại lý mới.
W Nhân viên kinh doanh | Công ty TNHH Thiết Bị Hàng Hải Phương Bắc | 07/2016 - 01/2020 | Tìm kiếm khách hàng và báo giá.
E Cử nhân Quản trị kinh doanh | Đại học Hàng hải Việt Nam | 2012 - 2016
K B2B, Đàm phán, CRM, Excel
--
Huỳnh Ngọc Diễm | Sales Executive | ngocdiem.huynh@example.com | (+84) 968 111 107 | Nha Trang, Khánh Hòa
S Sales executive with 4 years of experience in tourism.
W Sales Executive | Blue Bay Travel JSC | 04/2021 - Present | Sold tours to 60 corporate clients. | Raised repeat bookings by 22%.
W Telesales Executive | Nha Trang Call Center | 03/2019 - 03/2021 | Called 80 customers a day and closed orders.
E Bachelor of Tourism | Nha Trang University | 2015 - 2019
K CRM, Negotiation, Telesales, Excel
--
Bùi Thị Kim Oanh | Chuyên viên Marketing | kimoanh.bui@example.com | 0987 123 108 | Quận 7, TP. Hồ Chí Minh
S Chuyên viên Marketing với 4 năm kinh nghiệm digital marketing ngành bán lẻ.
W Chuyên viên Marketing | Công ty Cổ phần Thời Trang Hoa Mai | 03/2021 - nay | Quản lý ngân sách Facebook Ads và Google Ads 300 triệu mỗi tháng. | Tăng doanh thu online 40%.
W Nhân viên Content Marketing | Công ty TNHH Truyền Thông Cỏ Xanh | 07/2019 - 02/2021 | Viết bài SEO và quản trị fanpage.
E Cử nhân Marketing | Đại học Tài chính - Marketing | 2015 - 2019
K SEO, Facebook Ads, Google Ads, Canva
--
Đặng Quốc Bảo | Digital Marketing Manager | quocbao.dang@example.com | 0909 555 109 | Đà Nẵng
S Digital marketing manager with 9 years of experience in e-commerce.
W Digital Marketing Manager | Han River E-commerce JSC | 06/2019 - Present | Led 6 people and a budget of 12 billion VND a year. | Grew organic traffic by 180% through SEO.
W SEO Specialist | Central Media Agency | 05/2014 - 05/2019 | Audited 40 websites and built links.
E Bachelor of Business Administration | University of Economics Da Nang | 2010 - 2014
K SEO, Google Analytics, Google Ads, Email marketing
--
Ngô Thị Phương Linh | Chuyên viên pháp lý | phuonglinh.ngo@example.com | 0966 777 110 | Cầu Giấy, Hà Nội
S Chuyên viên pháp lý 4 năm kinh nghiệm về hợp đồng và lao động.
W Chuyên viên pháp chế | Tập đoàn Bất Động Sản Thăng Long Xanh | 10/2020 - Hiện tại | Soạn thảo và rà soát 200 hợp đồng mỗi năm. | Tư vấn luật lao động cho phòng nhân sự.
W Trợ lý luật sư | Công ty Luật TNHH Công Tâm | 08/2018 - 09/2020 | Nghiên cứu hồ sơ và chuẩn bị tài liệu.
E Cử nhân Luật | Đại học Luật Hà Nội | 2014 - 2018
K Soạn thảo hợp đồng, Luật doanh nghiệp, Luật lao động, Word
--
Lý Gia Hân | Nhân viên xuất nhập khẩu | giahan.ly@example.com | 0935 246 111 | Quận 4, TP. Hồ Chí Minh
S Nhân viên xuất nhập khẩu, 3 năm làm chứng từ hàng biển.
W Nhân viên xuất nhập khẩu | Công ty TNHH Giao Nhận Biển Đông | 05/2021 - nay | Khai báo hải quan điện tử trên ECUS. | Theo dõi 90 lô hàng mỗi tháng.
W Nhân viên chứng từ | Công ty Cổ phần Vận Tải Phú Mỹ | 07/2019 - 04/2021 | Lập vận đơn và chứng nhận xuất xứ.
E Cử nhân Kinh doanh quốc tế | Đại học Ngoại thương | 2015 - 2019
K Khai báo hải quan, ECUS, Incoterms, Excel
`;
