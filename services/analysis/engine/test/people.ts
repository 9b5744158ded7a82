import { type Document, plainTextDocument } from '../src/document.js';

/** Pairs of invented people and posts in several fields and both languages; the laws are tried on all of them. */
export interface Pair {
  readonly name: string;
  readonly resume: string;
  readonly job: string;
}

/** The day that "present" stands for in tests. */
export const today = '2026-06-01';

export const text = (content: string): Document => plainTextDocument(content);

export const frontEndResume = `Nguyễn Thị Mai
mai.nguyen@example.com | 0912 345 678 | Hà Nội

Summary
Front-end developer with four years of experience in building web applications for retail and banking customers.

Experience
Front-End Developer, Ánh Dương Software JSC
03/2020 - 05/2024
- Built web applications with React and TypeScript for 40,000 users
- Reduced page load time by 35% with code splitting in Webpack
- Wrote unit tests in Jest and reviewed code of four colleagues

Education
Bachelor of Computer Science, Hanoi University of Science and Technology
2014 - 2018

Skills
JavaScript, HTML5, CSS3, Git, Figma

Languages
English: IELTS 6.5`;

export const frontEndJob = `Front End Engineer
Blue Lake Technology, Hanoi, Vietnam

About us
We build software for retail chains. Our offices have a view of the lake.

Responsibilities
- Develop user interfaces with React or Vue.js
- Collaborate with designers and back-end developers
- Improve web performance

Requirements
- At least 3 years of experience as a Front End Developer
- Strong knowledge of JavaScript, HTML and CSS
- Experience with React, Vue or Angular
- Familiarity with Git
- Bachelor's degree in Computer Science or a related field
- Good English communication skills

Nice to have
- Experience with Docker
- Knowledge of GraphQL

Benefits
- 13th month salary, health insurance`;

export const accountantResumeVi = `TRẦN VĂN HÙNG
Email: hung.tran@example.com
Điện thoại: +84 987 654 321
Địa chỉ: Quận 3, TP. Hồ Chí Minh

MỤC TIÊU NGHỀ NGHIỆP
Mong muốn trở thành kế toán trưởng trong 3 năm tới.

KINH NGHIỆM LÀM VIỆC
Kế toán tổng hợp - Công ty TNHH Thương mại Sao Mai
01/2020 - 12/2023
- Lập báo cáo tài chính và báo cáo thuế hàng quý
- Theo dõi công nợ phải thu của 120 khách hàng
- Sử dụng phần mềm MISA và Excel hàng ngày

Nhân viên kế toán - Công ty Cổ phần Hoa Sen Việt
06/2017 - 12/2019
- Hạch toán chứng từ, đối chiếu ngân hàng

HỌC VẤN
Cử nhân Kế toán - Đại học Kinh tế TP. Hồ Chí Minh
2013 - 2017

KỸ NĂNG
Excel, MISA, làm việc nhóm, cẩn thận`;

export const accountantResumeEn = `TRAN VAN HUNG
Email: hung.tran@example.com
Phone: +84 987 654 321
Address: District 3, Ho Chi Minh City

OBJECTIVE
To become a chief accountant within the next 3 years.

WORK EXPERIENCE
General Accountant - Sao Mai Trading Company Limited
01/2020 - 12/2023
- Prepared financial statements and tax reporting every quarter
- Followed accounts receivable of 120 customers
- Used MISA and Excel every day

Accountant - Hoa Sen Viet Joint Stock Company
06/2017 - 12/2019
- Did bookkeeping of vouchers and bank reconciliation

EDUCATION
Bachelor of Accounting - University of Economics Ho Chi Minh City
2013 - 2017

SKILLS
Excel, MISA, teamwork, attention to detail`;

export const accountantJobVi = `Kế toán tổng hợp
Công ty TNHH Thương mại Ánh Dương
Địa điểm: Quận 7, TP. Hồ Chí Minh

Mô tả công việc
- Hạch toán các nghiệp vụ phát sinh, theo dõi công nợ phải thu
- Lập báo cáo thuế và báo cáo tài chính

Yêu cầu
- Tốt nghiệp Đại học chuyên ngành Kế toán hoặc Kiểm toán
- Tối thiểu 2 năm kinh nghiệm ở vị trí kế toán tổng hợp
- Sử dụng thành thạo MISA, Excel
- Cẩn thận, chịu được áp lực công việc
- Tiếng Anh giao tiếp là một lợi thế

Quyền lợi
- Lương tháng 13, BHXH đầy đủ`;

export const salesResume = `Phạm Quốc Bảo
bao.pham@example.com
0903 222 111

KINH NGHIỆM
Nhân viên kinh doanh | Công ty Cổ phần Nội thất Gỗ Việt | 04/2021 - nay
- Tìm kiếm khách hàng mới, đạt 120% chỉ tiêu doanh số năm 2022
- Đàm phán và ký kết hợp đồng với 30 khách hàng doanh nghiệp

HỌC VẤN
Cao đẳng Kinh tế Đối ngoại, Quản trị kinh doanh, 2017 - 2020

KỸ NĂNG
Giao tiếp, đàm phán, CRM, tin học văn phòng`;

export const salesJob = `Tuyển dụng: Nhân viên kinh doanh
Mô tả công việc:
- Tìm kiếm khách hàng tiềm năng, chăm sóc khách hàng
- Tư vấn và ký kết hợp đồng
Yêu cầu:
- Tốt nghiệp Cao đẳng trở lên
- Có ít nhất 1 năm kinh nghiệm bán hàng
- Kỹ năng giao tiếp, đàm phán tốt
- Ưu tiên ứng viên biết sử dụng CRM
- Có bằng lái xe B2 là một lợi thế
Quyền lợi:
- Thu nhập từ 15 triệu`;

export const nurseResume = `Lê Thu Hà
ha.le@example.com | 0934 111 222

Work Experience
Registered Nurse, Hong Ngoc Hospital
2018 - 2023
- Took care of 20 patients a day in the emergency department
- Trained six new nurses in patient safety

Education
Bachelor of Nursing, Hanoi Medical University, 2014 - 2018

Skills
Communication, Teamwork, Microsoft Office`;

export const pairs: readonly Pair[] = [
  { name: 'front end, fit', resume: frontEndResume, job: frontEndJob },
  { name: 'accountant, fit, vi', resume: accountantResumeVi, job: accountantJobVi },
  { name: 'accountant, fit, en to vi', resume: accountantResumeEn, job: accountantJobVi },
  { name: 'sales, fit, vi', resume: salesResume, job: salesJob },
  { name: 'nurse to front end', resume: nurseResume, job: frontEndJob },
  { name: 'accountant to front end', resume: accountantResumeVi, job: frontEndJob },
  { name: 'front end to sales', resume: frontEndResume, job: salesJob },
];

/** One report is looked at by many laws: for the same texts it is made once. */
export function once<Report>(
  make: (resume: string, job: string, language?: 'en' | 'vi') => Report,
): typeof make {
  const made = new Map<string, Report>();
  return (resume, job, language = 'en') => {
    const key = JSON.stringify([resume, job, language]);
    const report = made.get(key) ?? make(resume, job, language);
    made.set(key, report);
    return report;
  };
}
