/** Posts in Vietnamese; how they are written down: see `posts.ts`. */
export const postsVi = `
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
Nhân viên hành chính văn phòng
Mô tả công việc
- Quản lý văn phòng phẩm.
Yêu cầu
- Trung cấp trở lên.
- Thành thạo Word, Excel, PowerPoint.
- Kỹ năng sắp xếp công việc, làm việc nhóm.
= must title; must degree; must skill: Word, Excel, PowerPoint, Teamwork, Organization; nice duty
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
Nhân viên kinh doanh
Yêu cầu
- Tốt nghiệp Cao đẳng trở lên.
- Kỹ năng đàm phán, thuyết trình.
- Không yêu cầu kinh nghiệm.
- Có bằng lái xe máy là một lợi thế.
= must title; must degree; must skill: Negotiation, Presentation; nice certificate
--
Nhân viên xuất nhập khẩu
Yêu cầu
- Tối thiểu 1 năm kinh nghiệm khai báo hải quan.
- Thành thạo ECUS và Excel.
- Tiếng Anh đọc hiểu tốt.
= must title; must years; must skill: Customs declaration, ECUS, Excel; must language
--
Graphic Designer
Yêu cầu
- Thành thạo Photoshop và Illustrator.
- Ít nhất 1 năm kinh nghiệm thiết kế đồ họa.
- Biết Figma là một lợi thế.
= must title; must skill: Photoshop, Illustrator, Graphic design; must years; nice skill: Figma
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
`;
