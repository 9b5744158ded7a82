/**
 * Job posts with what they ask for. A line that starts with `=` is truth, not text: `= must|nice kind: label, label`;
 * labels are those of the report in English. Alternatives are items of their own.
 */
export const posts = `
Kế toán tổng hợp
Công ty TNHH Bao Bì Minh Phát
Yêu cầu
- Tốt nghiệp Đại học chuyên ngành Kế toán.
- Tối thiểu 2 năm kinh nghiệm ở vị trí kế toán tổng hợp.
- Thành thạo MISA và Excel.
Ưu tiên
- Biết SAP là một lợi thế.
Quyền lợi
- Lương tháng 13, du lịch hằng năm.
= must title; must degree; must years; must skill: MISA, Excel; nice skill: SAP
--
Senior Accountant
Red River Trading JSC
Requirements
- Bachelor's degree in Accounting or Finance.
- At least 5 years of experience in accounting.
- Proficient in SAP and Excel.
Nice to have
- ACCA is a plus.
Benefits
- Health insurance and free lunch.
= must title; must level; must degree; must years; must skill: SAP, Excel; nice certificate; must skill: Accounting
--
Chuyên viên tuyển dụng
Yêu cầu ứng viên
- Tốt nghiệp Cao đẳng trở lên.
- Ít nhất 1 năm kinh nghiệm tuyển dụng.
- Kỹ năng giao tiếp và đàm phán tốt.
- Tiếng Anh giao tiếp là một lợi thế.
Phúc lợi
- Thưởng lễ tết.
= must title; must degree; must years; must skill: Recruitment, Communication, Negotiation; nice language
--
HR Manager
Responsibilities
- Own payroll and recruitment for two plants.
Qualifications
- Minimum 7 years of experience in human resources.
- Must have knowledge of labor law.
- Fluent English.
- An MBA is preferred.
= must title; must level; must years; must skill: Labor law, Human resources; must language; nice degree; nice skill: Payroll, Recruitment
--
Nhân viên hành chính văn phòng
Mô tả công việc
- Quản lý văn phòng phẩm.
Yêu cầu
- Trung cấp trở lên.
- Thành thạo Word, Excel, PowerPoint.
- Kỹ năng sắp xếp công việc, làm việc nhóm.
= must title; must degree; must skill: Word, Excel, PowerPoint, Teamwork, Organization; nice duty
--
Backend Developer
Requirements
- 3+ years of experience with Java.
- Must know Spring Boot and PostgreSQL.
- Good command of Docker.
- English, IELTS 6.0 or above.
Nice to have
- Kubernetes, AWS.
What we offer
- 18 days of leave.
= must title; must years; must skill: Java, Spring Boot, PostgreSQL, Docker; must language; nice skill: Kubernetes, AWS
--
Frontend Developer (React)
Yêu cầu
- Tối thiểu 2 năm kinh nghiệm với React.
- Thành thạo TypeScript, HTML, CSS.
- Biết Redux hoặc Zustand.
Điểm cộng
- Có kinh nghiệm Next.js.
= must title; must years; must skill: React, TypeScript, HTML, CSS, Redux, Zustand; nice skill: Next.js
--
QA Engineer
We look for a tester who cares.
Requirements
- At least 2 years of experience in software testing.
- Hands-on with Selenium or Cypress.
- Experience with Postman and Jira.
Preferred
- ISTQB certificate.
= must title; must years; must skill: Software testing, Selenium, Cypress, Postman, Jira; nice certificate
--
Data Engineer
Requirements
- Bachelor's degree in Computer Science.
- 3 years of experience in data engineering.
- Strong Python and SQL.
- Airflow, Spark and Kafka.
Nice to have
- BigQuery or Snowflake is a plus.
= must title; must degree; must years; must skill: Data engineering, Python, SQL, Airflow, Spark, Kafka; nice skill: BigQuery, Snowflake
--
Kỹ sư giám sát công trình
Yêu cầu
- Tốt nghiệp Đại học ngành Xây dựng dân dụng.
- Tối thiểu 3 năm kinh nghiệm giám sát thi công.
- Sử dụng thành thạo AutoCAD và Revit.
- Có chứng chỉ hành nghề giám sát là lợi thế.
Quyền lợi
- Phụ cấp công trường.
= must title; must degree; must years; must skill: Site supervision, AutoCAD, Revit; nice certificate
--
Mechanical Engineer
Requirements
- Degree in Mechanical Engineering.
- 2 years of experience in machine design.
- Proficiency in SolidWorks and AutoCAD.
Benefits
- Shuttle bus.
= must title; must degree; must years; must skill: SolidWorks, AutoCAD, Machine design
--
Điều dưỡng viên
Yêu cầu
- Tốt nghiệp Cao đẳng Điều dưỡng trở lên.
- Có chứng chỉ hành nghề.
- Ít nhất 1 năm kinh nghiệm chăm sóc bệnh nhân.
- Kỹ năng giao tiếp tốt.
= must title; must degree; must certificate; must years; must skill: Patient care, Communication
--
Giáo viên tiếng Anh
Yêu cầu
- Tốt nghiệp Đại học Sư phạm tiếng Anh.
- IELTS 7.0 trở lên.
- Tối thiểu 1 năm kinh nghiệm giảng dạy.
Ưu tiên
- Có chứng chỉ TESOL.
= must title; must degree; must language; must years; must skill: Teaching; nice certificate
--
Digital Marketing Specialist
Responsibilities
- Run Facebook Ads and Google Ads.
Requirements
- 2 years of experience in digital marketing.
- Knowledge of SEO and Google Analytics.
- Canva is a plus.
= must title; must years; must skill: Digital marketing, SEO, Google Analytics; nice skill: Canva, Facebook Ads, Google Ads
--
Nhân viên kinh doanh
Yêu cầu
- Tốt nghiệp Cao đẳng trở lên.
- Kỹ năng đàm phán, thuyết trình.
- Không yêu cầu kinh nghiệm.
- Có bằng lái xe máy là một lợi thế.
= must title; must degree; must skill: Negotiation, Presentation; nice certificate
--
Sales Manager
Requirements
- At least 5 years of experience in B2B sales.
- Must have leadership and negotiation skills.
- Experience with CRM.
- Japanese is an advantage.
= must title; must level; must years; must skill: B2B sales, Leadership, Negotiation, CRM; nice language
--
Nhân viên xuất nhập khẩu
Yêu cầu
- Tối thiểu 1 năm kinh nghiệm khai báo hải quan.
- Thành thạo ECUS và Excel.
- Tiếng Anh đọc hiểu tốt.
= must title; must years; must skill: Customs declaration, ECUS, Excel; must language
--
DevOps Engineer
Requirements
- 4+ years of experience in DevOps.
- Must have Kubernetes, Docker and Terraform.
- AWS or Azure.
- CI/CD with GitLab or Jenkins.
Nice to have
- Go or Python.
= must title; must years; must skill: DevOps, Kubernetes, Docker, Terraform, AWS, Azure, CI/CD, GitLab, Jenkins; nice skill: Go, Python
--
Graphic Designer
Yêu cầu
- Thành thạo Photoshop và Illustrator.
- Ít nhất 1 năm kinh nghiệm thiết kế đồ họa.
- Biết Figma là một lợi thế.
= must title; must skill: Photoshop, Illustrator, Graphic design; must years; nice skill: Figma
--
Project Manager
Requirements
- 5 years of experience in project management.
- PMP is required.
- Scrum and Jira.
- Fluent in English.
Nice to have
- Japanese N2.
= must title; must level; must years; must certificate; must skill: Project management, Scrum, Jira; must language; nice language
--
Nhân viên kho
Yêu cầu
- Tốt nghiệp THPT trở lên.
- Biết Excel cơ bản.
- Có chứng chỉ lái xe nâng là một lợi thế.
- Kinh nghiệm quản lý kho tối thiểu 1 năm.
= must title; must degree; must skill: Excel, Warehouse management; nice certificate; must years
--
Kỹ sư điện
Yêu cầu
- Tốt nghiệp Đại học ngành Điện.
- Lập trình PLC Siemens.
- Sử dụng AutoCAD, EPLAN.
- 2 năm kinh nghiệm trở lên.
= must title; must degree; must skill: PLC, AutoCAD, EPLAN; must years
--
Customer Service Executive
Requirements
- College degree or above.
- Good communication and problem solving skills.
- English, TOEIC 600.
- 1 year of experience in customer service.
= must title; must degree; must skill: Communication, Problem solving, Customer service; must language; must years
--
Kiểm toán viên
Yêu cầu
- Tốt nghiệp Đại học ngành Kiểm toán, Kế toán.
- Tối thiểu 2 năm kinh nghiệm kiểm toán.
- Am hiểu IFRS.
Ưu tiên
- Có CPA hoặc ACCA.
= must title; must degree; must years; must skill: Auditing, IFRS; nice certificate; nice certificate
--
Dược sĩ
Yêu cầu
- Tốt nghiệp Đại học Dược.
- Kỹ năng tư vấn khách hàng.
- Bắt buộc có chứng chỉ hành nghề dược.
= must title; must degree; must skill: Customer consulting; must certificate
--
Product Manager
Requirements
- At least 4 years of experience in product management.
- SQL and A/B testing.
- Strong communication.
Nice to have
- Figma.
= must title; must level; must years; must skill: Product management, SQL, A/B testing, Communication; nice skill: Figma
--
Chuyên viên pháp chế
Yêu cầu
- Tốt nghiệp Đại học Luật.
- Ít nhất 3 năm kinh nghiệm soạn thảo hợp đồng.
- Am hiểu Luật Doanh nghiệp, Luật Lao động.
- Tiếng Anh tốt.
= must title; must degree; must years; must skill: Contract drafting, Enterprise law, Labor law; must language
--
Bếp trưởng
Yêu cầu
- Tối thiểu 5 năm kinh nghiệm bếp.
- Kỹ năng quản lý bếp, xây dựng thực đơn.
- Hiểu biết HACCP.
= must title; must level; must years; must skill: Menu planning, HACCP, Kitchen management
--
Mobile Developer (Flutter)
Yêu cầu
- Từ 2 năm kinh nghiệm Flutter.
- Must know Dart and REST API.
- Git.
Nice to have
- Firebase, Kotlin.
= must title; must years; must skill: Flutter, Dart, REST API, Git; nice skill: Firebase, Kotlin
--
Legal Counsel
Requirements
- Bachelor of Law.
- Minimum 5 years of experience in contract law.
- Must be fluent in English.
- Lawyer's licence is preferred.
= must title; must degree; must years; must language; must skill: Contract law; nice certificate
`;
