/** Invented people; the format is explained in `person.ts`. */
export const tradePeople = `
Trịnh Văn Khôi | Backend Developer | vankhoi.trinh@example.com | 0968 222 201 | Cầu Giấy, Hà Nội
S Backend developer with 4 years of experience in Java and Spring Boot.
W Backend Developer | Sông Hồng Software JSC | 07/2021 - Present | Phát triển API thanh toán với Spring Boot và PostgreSQL. | Giảm thời gian phản hồi 45% bằng Redis.
W Java Developer | Minh Tâm Solutions Co., Ltd. | 06/2019 - 06/2021 | Viết unit test với JUnit, coverage 85%.
E Kỹ sư Công nghệ thông tin | Đại học Bách khoa Hà Nội | 2014 - 2019
K Java, Spring Boot, PostgreSQL, Docker
--
Mai Thị Cẩm Tú | Frontend Developer | camtu.mai@example.com | +84 912 345 202 | Quận 10, TP. Hồ Chí Minh
S Frontend developer who has built React applications for 5 years.
W Senior Frontend Developer | Lotus Fintech JSC | 02/2021 - Present | Rebuilt the customer portal with React and TypeScript. | Cut the bundle size by 40%.
W Frontend Developer | Green Field Digital Co., Ltd. | 06/2018 - 01/2021 | Built 15 landing pages with Vue and CSS.
E Bachelor of Computer Science | Ho Chi Minh City University of Science | 2014 - 2018
K React, TypeScript, Vue, CSS
--
Hồ Đăng Khoa | QA Engineer | dangkhoa.ho@example.com | 0977 333 203 | Đà Nẵng
S QA engineer with 3 years of experience in web testing.
W QA Engineer | Sơn Trà Technology Co., Ltd. | 08/2021 - nay | Viết 400 test case và kiểm thử tự động bằng Selenium. | Giảm 30% lỗi sau phát hành.
W Tester | Ngũ Hành Software JSC | 07/2020 - 07/2021 | Kiểm thử API bằng Postman.
E Cử nhân Công nghệ phần mềm | Đại học Duy Tân | 2016 - 2020
K Selenium, Postman, Jira, SQL
--
Vũ Thị Ánh Dương | Data Engineer | anhduong.vu@example.com | 0938 444 204 | Hà Nội
S Data engineer with 5 years of experience building pipelines.
W Data Engineer | Hoàn Kiếm Bank | 03/2020 - Present | Built 60 Airflow pipelines that load the warehouse every night. | Moved reports from Oracle to BigQuery.
W BI Developer | Ba Đình Consulting Co., Ltd. | 07/2018 - 02/2020 | Made Power BI dashboards for 5 clients.
E Bachelor of Information Systems | VNU University of Engineering and Technology | 2014 - 2018
K Python, SQL, Airflow, BigQuery
--
Nguyễn Thành Đạt | Kỹ sư xây dựng | thanhdat.nguyen@example.com | 0918 555 205 | Thuận An, Bình Dương
S Kỹ sư xây dựng với 6 năm giám sát công trình dân dụng.
W Kỹ sư giám sát | Công ty Cổ phần Xây Dựng Nam Tiến | 06/2020 - Hiện tại | Giám sát thi công tòa nhà 22 tầng. | Lập hồ sơ nghiệm thu và thanh quyết toán.
W Kỹ sư hiện trường | Công ty TNHH Kiến Trúc Đất Việt | 09/2017 - 05/2020 | Bóc tách khối lượng và lập dự toán.
E Kỹ sư Xây dựng | Đại học Kiến trúc TP. Hồ Chí Minh | 2012 - 2017
K AutoCAD, Revit, Dự toán, Giám sát thi công
--
Phan Hữu Lộc | Kỹ sư cơ khí | huuloc.phan@example.com | 0906 666 206 | Vũng Tàu
S Kỹ sư cơ khí, 5 năm bảo trì dây chuyền.
W Kỹ sư bảo trì | Nhà máy Thép Phú Mỹ Hưng | 04/2019 - nay | Lập kế hoạch bảo trì cho 35 máy. | Giảm thời gian dừng máy 25%.
W Kỹ sư thiết kế cơ khí | Công ty TNHH Khuôn Mẫu Chính Xác | 08/2016 - 03/2019 | Thiết kế khuôn bằng SolidWorks.
E Kỹ sư Cơ khí | Đại học Sư phạm Kỹ thuật TP. Hồ Chí Minh | 2012 - 2016
K SolidWorks, AutoCAD, PLC, Bảo trì
--
Đinh Thị Thu Hà | Điều dưỡng | thuha.dinh@example.com | 0944 777 207 | Ninh Kiều, Cần Thơ
S Điều dưỡng có 7 năm chăm sóc bệnh nhân nội khoa.
W Điều dưỡng trưởng | Bệnh viện Đa khoa Hậu Giang | 01/2021 - Hiện tại | Quản lý ca trực của 14 điều dưỡng. | Hướng dẫn kiểm soát nhiễm khuẩn.
W Điều dưỡng viên | Phòng khám An Bình | 05/2016 - 12/2020 | Tiêm truyền và theo dõi sinh hiệu.
E Cử nhân Điều dưỡng | Đại học Y Dược Cần Thơ | 2012 - 2016
K Chăm sóc bệnh nhân, Tiêm truyền, Sơ cấp cứu, Giao tiếp
--
Lâm Chí Thiện | Dược sĩ | chithien.lam@example.com | 0919 888 208 | Long Xuyên, An Giang
S Dược sĩ 4 năm kinh nghiệm tại nhà thuốc và bệnh viện.
W Dược sĩ | Nhà thuốc Tâm Đức | 02/2021 - nay | Tư vấn sử dụng thuốc cho 100 khách mỗi ngày. | Quản lý tồn kho và hạn dùng.
W Dược sĩ lâm sàng | Bệnh viện Quốc tế Thất Sơn | 09/2018 - 01/2021 | Kiểm tra đơn thuốc và tương tác thuốc.
E Dược sĩ đại học | Đại học Y Dược TP. Hồ Chí Minh | 2013 - 2018
K Tư vấn thuốc, Quản lý tồn kho, GPP, Excel
--
Tạ Minh Châu | Giáo viên tiếng Anh | minhchau.ta@example.com | 0932 999 209 | Huế
S Giáo viên tiếng Anh với 5 năm dạy trung học và IELTS.
W Giáo viên tiếng Anh | Trường THCS Phú Xuân | 09/2019 - Hiện tại | Dạy 4 lớp, soạn giáo án theo chương trình mới. | Ôn thi cho 30 học sinh giỏi.
W Giáo viên IELTS | Trung tâm Anh ngữ Hương Giang | 06/2017 - 08/2019 | Dạy kỹ năng nói và viết.
E Cử nhân Sư phạm tiếng Anh | Đại học Ngoại ngữ Huế | 2013 - 2017
K IELTS, Soạn giáo án, Quản lý lớp học, PowerPoint
--
Cao Thị Mỹ Duyên | Bếp trưởng | myduyen.cao@example.com | 0921 101 210 | Hội An, Quảng Nam
S Bếp trưởng món Việt, 8 năm trong nhà hàng và khách sạn.
W Bếp trưởng | Khách sạn Phố Cổ Riverside | 03/2020 - nay | Xây dựng thực đơn 60 món và kiểm soát chi phí thực phẩm. | Quản lý 12 đầu bếp.
W Đầu bếp | Nhà hàng Sen Vàng | 05/2015 - 02/2020 | Chế biến món Việt theo tiêu chuẩn HACCP.
E Trung cấp Kỹ thuật chế biến món ăn | Trường Trung cấp Du lịch Hội An | 2013 - 2015
K HACCP, Xây dựng thực đơn, Quản lý bếp, Đào tạo
--
Lương Bảo Trân | Graphic Designer | baotran.luong@example.com | 0908 121 211 | Bình Thạnh, TP. Hồ Chí Minh
S Graphic designer with 4 years of experience in branding.
W Graphic Designer | Đỏ Creative Agency | 05/2021 - Present | Designed brand identities for 25 clients with Illustrator. | Art directed 10 photo shoots.
W Junior Designer | Lá Studio | 06/2019 - 04/2021 | Made banners and social media posts in Photoshop.
E Bachelor of Graphic Design | Van Lang University | 2015 - 2019
K Illustrator, Photoshop, Figma, Branding
--
Trương Đình Phúc | Nhân viên kho | dinhphuc.truong@example.com | 0971 131 212 | Dĩ An, Bình Dương
S Nhân viên kho 5 năm kinh nghiệm, có chứng chỉ lái xe nâng.
W Thủ kho | Công ty TNHH Kho Vận Sóng Thần | 08/2020 - nay | Quản lý kho 5.000 m2 với 8 nhân viên. | Kiểm kê hàng tháng, sai lệch dưới 0,5%.
W Nhân viên kho | Công ty Cổ phần Thực Phẩm Hạnh Phúc | 03/2018 - 07/2020 | Nhập xuất hàng và cập nhật phần mềm.
E Trung cấp Logistics | Trường Trung cấp Nghề Bình Dương | 2015 - 2017
K Quản lý kho, Lái xe nâng, Excel, 5S
--
Quách Tuấn Kiệt | Kỹ sư điện | tuankiet.quach@example.com | 0986 141 213 | Long Thành, Đồng Nai
S Kỹ sư điện, 6 năm thiết kế tủ điện và lập trình PLC.
W Kỹ sư điện | Công ty TNHH Tự Động Hóa Ánh Sáng | 10/2019 - Hiện tại | Lập trình PLC Siemens cho 20 dây chuyền. | Thiết kế tủ điện bằng EPLAN.
W Kỹ sư điện công trình | Công ty Cổ phần Cơ Điện Miền Đông | 07/2017 - 09/2019 | Giám sát lắp đặt hệ thống điện.
E Kỹ sư Điện | Đại học Bách khoa TP. Hồ Chí Minh | 2012 - 2017
K PLC, EPLAN, AutoCAD, SCADA
--
Hà Thị Tuyết Mai | Giáo viên mầm non | tuyetmai.ha@example.com | 0963 151 214 | Thái Nguyên
S Giáo viên mầm non yêu trẻ, 6 năm kinh nghiệm.
W Giáo viên mầm non | Trường Mầm non Hoa Sen | 08/2018 - nay | Chăm sóc lớp 25 trẻ từ 4 tuổi. | Tổ chức hoạt động ngoại khóa.
W Trợ giảng | Trường Mầm non Ong Vàng | 09/2016 - 07/2018 | Hỗ trợ giáo viên chính và giữ vệ sinh lớp.
E Cao đẳng Giáo dục mầm non | Cao đẳng Sư phạm Thái Nguyên | 2013 - 2016
K Chăm sóc trẻ, Kể chuyện, Giao tiếp, Word
--
Kiều Anh Vũ | Project Manager | anhvu.kieu@example.com | 0902 161 215 | Nam Từ Liêm, Hà Nội
S Project manager with 9 years of experience in software delivery.
W Project Manager | Hồ Tây Software Co., Ltd. | 01/2019 - Present | Delivered 14 projects for Japanese clients with Scrum. | Managed a team of 18.
W Business Analyst | Mỹ Đình Digital JSC | 06/2014 - 12/2018 | Wrote requirements and user stories.
E Thạc sĩ Quản trị kinh doanh | Đại học Ngoại thương | 2016 - 2018
E Kỹ sư Phần mềm | Đại học FPT | 2010 - 2014
K Scrum, Jira, Agile, Risk management
--
Tống Khánh Vy | Customer Service Executive | khanhvy.tong@example.com | 0947 171 216 | Gò Vấp, TP. Hồ Chí Minh
S Customer service executive with 3 years in banking.
W Customer Service Executive | Ngân hàng Phương Đông Sài Gòn | 06/2021 - Present | Answered 70 calls a day with 96% satisfaction. | Giải quyết khiếu nại của khách hàng.
W Bank Teller | Ngân hàng Cửu Long Xanh | 07/2019 - 05/2021 | Opened accounts and counted cash.
E Cử nhân Tài chính ngân hàng | Đại học Ngân hàng TP. Hồ Chí Minh | 2015 - 2019
K Communication, CRM, Excel, Chăm sóc khách hàng
--
Châu Nhật Minh | DevOps Engineer | nhatminh.chau@example.com | 0985 181 217 | Quận 1, TP. Hồ Chí Minh
S DevOps engineer with 5 years of experience on AWS.
W DevOps Engineer | Cá Voi Cloud JSC | 04/2020 - nay | Vận hành 30 cụm Kubernetes trên AWS. | Tự động hóa CI/CD bằng GitLab.
W System Administrator | Trạm Dữ Liệu Co., Ltd. | 05/2017 - 03/2020 | Managed 200 Linux servers.
E Kỹ sư Mạng máy tính | Đại học Công nghệ Thông tin | 2012 - 2017
K AWS, Kubernetes, Terraform, Linux
--
Doãn Thị Hồng Vân | Kiểm toán viên | hongvan.doan@example.com | 0914 191 218 | Đống Đa, Hà Nội
S Kiểm toán viên 5 năm, có chứng chỉ ACCA.
W Kiểm toán viên cao cấp | Công ty TNHH Kiểm toán Bắc Hà | 09/2020 - Hiện tại | Kiểm toán báo cáo tài chính của 30 doanh nghiệp. | Hướng dẫn 5 trợ lý.
W Trợ lý kiểm toán | Công ty TNHH Kiểm toán và Tư vấn Đại Tín | 09/2018 - 08/2020 | Thu thập bằng chứng và kiểm kê.
E Cử nhân Kiểm toán | Học viện Tài chính | 2014 - 2018
K Kiểm toán, IFRS, Excel, Báo cáo tài chính
--
Từ Hải Đăng | Product Manager | haidang.tu@example.com | 0939 201 219 | Quận 2, TP. Hồ Chí Minh
S Product manager with 6 years of experience in mobile apps.
W Product Manager | Chim Én Mobile JSC | 02/2020 - Present | Launched 3 apps with 2 million users. | Ran A/B tests every week.
W Product Owner | Đom Đóm Labs | 06/2017 - 01/2020 | Kept the backlog and wrote user stories.
E Bachelor of Information Technology | International University | 2013 - 2017
K Scrum, Figma, SQL, Roadmap
`;
