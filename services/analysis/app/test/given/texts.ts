/** A short résumé and a job that fits it, both invented. */
export const resumeText = `Nguyễn Thị Lan
lan.nguyen@example.com | 0912 345 678 | Hà Nội

Kinh nghiệm làm việc
Lập trình viên Front-end
Công ty Cổ phần Công nghệ Sao Việt
03/2021 - Hiện tại
- Xây dựng giao diện bằng React và TypeScript cho 40.000 người dùng.
- Viết kiểm thử với Jest, giảm 30% lỗi.

Học vấn
Kỹ sư Công nghệ thông tin
Đại học Bách khoa Hà Nội
2016 - 2021

Kỹ năng
React, TypeScript, Jest, HTML, CSS, Git
`;

export const jobText = `Front-end Developer
Requirements
- At least 2 years of experience with React and TypeScript.
- Must know HTML and CSS.
- Bachelor's degree in information technology.
Nice to have
- Docker is a plus.
`;
