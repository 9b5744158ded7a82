import { type Stranger, stranger } from './stranger.js';

/** Pages printed to text: lines wrap where the page ended, lists have lost their signs. */
export const wrapped: readonly Stranger[] = [
  stranger(
    'descriptions without signs, titles unknown',
    { full_name: 'Harpreet Dhaliwal', location: 'Ludhiana, Punjab' },
    {
      work: 'Back Office @ Omaxe Fincorp; Data Entry @ Greenfield Agro Industries; Telecaller @ Rapid Connect BPO',
      studies:
        'Bachelor of Arts @ Govt College for Boys; Intermediate @ PSEB; Matriculation @ Guru Nanak Public School',
      skills: 'MS Excel; Data entry; Typing; Tally',
    },
    `Harpreet Dhaliwal
Ludhiana, Punjab - Email me on Indeed: indeed.com/r/Harpreet-Dhaliwal/77aa88bb99cc

Looking for a job where my typing and my patience are of use to the company and where I can stay
for years

Willing to relocate: Anywhere

WORK EXPERIENCE

Back Office

Omaxe Fincorp -  Ludhiana, Punjab

April 2018 to Present

Entering loan applications in the software and calling the branch for missing papers
Daily report of pending files to the manager in Excel
Scanning and filing of old cases of the last ten years which were kept in the basement of
Branch number two

Data Entry

Greenfield Agro Industries -  Khanna, Punjab

January 2016 to March 2018

Made invoices and gate passes in Tally
Stock register

Telecaller

Rapid Connect BPO -  Ludhiana, Punjab

2014 to 2015

EDUCATION

Bachelor of Arts

Govt College for Boys -  Ludhiana, Punjab

2013 to 2016

Intermediate

PSEB

2013

Matriculation

Guru Nanak Public School

2011

SKILLS

MS Excel (4 years), Data entry (4 years), Typing (Less than 1 year), Tally (2 years)

ADDITIONAL INFORMATION

Strengths: hard working, punctual
Hobbies: kabaddi`,
  ),
  stranger(
    'no dates at all',
    { full_name: 'Vikram S Rao', location: 'Mysuru, Karnataka' },
    {
      work: 'Senior Associate @ Cogniz Labs; System Engineer @ InfoVista Pvt Ltd',
      studies:
        'M.Tech (CSE) @ SJCE; Btech in ECE @ Visveswara Technological University; SSLC @ Govt. High School, Mandya',
      skills: 'Ab Initio; Teradata; Autosys',
    },
    `Vikram S Rao
ETL Developer - Cogniz Labs

Mysuru, Karnataka - Email me on Indeed: indeed.com/r/Vikram-Rao/5566

WORK EXPERIENCE

Senior Associate

Cogniz Labs -  Mysuru, Karnataka

Role and Responsibilities
• Built graphs in Ab Initio for the risk team
• Scheduled jobs in Autosys

System Engineer

InfoVista Pvt Ltd -  Bengaluru, Karnataka

• Wrote Teradata scripts
• Supported the month end

EDUCATION

M.Tech (CSE)

SJCE -  Mysuru, Karnataka

Btech in ECE

Visveswara Technological University

SSLC

Govt. High School, Mandya

SKILLS

Ab Initio, Teradata, Autosys`,
  ),
  stranger(
    'headline and experience lines in one, long summary',
    {
      full_name: 'Fatima-Zahra Benali',
      email: 'fz.benali@example.ma',
      phone: '+212 661 555 012',
      location: 'Casablanca, Morocco',
    },
    {
      work: 'HR Business Partner @ Atlas Ciment; Recruitment Officer @ Manpower Maghreb; Stagiaire RH @ Groupe Zellige',
      studies:
        'Master in Human Resources Management @ Université Hassan II; Licence en Sciences de Gestion @ ENCG Settat',
      skills: 'SIRH; Recruitment; Payroll; Sage Paie; Power BI',
    },
    `Fatima-Zahra BENALI
HR Business Partner
Casablanca, Morocco  |  +212 661 555 012  |  fz.benali@example.ma

PROFILE
HR professional with eight years in cement and staffing, used to factories as much as to head offices,
fluent in three languages and in the silence of a difficult meeting.

PROFESSIONAL EXPERIENCE

Atlas Ciment, Casablanca — HR Business Partner                                    2019 – Present
Partner of two plants with 640 people; negotiated the shift agreement of 2021
Introduced the SIRH, trained 40 managers

Manpower Maghreb, Casablanca — Recruitment Officer                               2016 – 2019
120 hires a year, from welders to accountants

Groupe Zellige, Rabat — Stagiaire RH                                             02/2016 – 07/2016

EDUCATION

Master in Human Resources Management, Université Hassan II, Casablanca           2016
Licence en Sciences de Gestion, ENCG Settat                                      2014

COMPETENCIES
SIRH · Recruitment · Payroll (Sage Paie) · Power BI (basic)`,
  ),
  stranger(
    'bằng chữ thường, gạch đầu dòng, không dòng trống',
    {
      full_name: 'Lý Tiểu My',
      email: 'lytieumy.spa@gmail.com',
      phone: '0833 019 552',
      location: '25/3 Lê Văn Sỹ, P.13, Q.3, TP.HCM',
    },
    {
      work: 'Kỹ thuật viên spa @ Sen Trắng Beauty; Lễ tân @ Spa Hoa Mộc; Thu ngân @ Circle K',
      studies:
        'Chứng chỉ nghề Chăm sóc da @ Trường dạy nghề Quốc tế Ánh Mai; Tốt nghiệp THPT @ THPT Nguyễn Thị Diệu',
      skills: 'Massage body; Nặn mụn chuẩn y khoa; Tư vấn liệu trình; Chốt đơn; Word',
    },
    `Lý Tiểu My
25/3 Lê Văn Sỹ, P.13, Q.3, TP.HCM
0833 019 552 / lytieumy.spa@gmail.com
Giới thiệu
Mình thích nghe khách kể chuyện và nhớ tên từng người, mong gắn bó lâu dài với một spa làm thật.
Kinh nghiệm
2022 - hiện tại: Kỹ thuật viên spa - Sen Trắng Beauty
- Massage body, nặn mụn chuẩn y khoa cho 8 khách/ngày
2020 - 2022: Lễ tân - Spa Hoa Mộc
- Tư vấn liệu trình, chốt đơn
2019 - 2020: Thu ngân - Circle K
Học vấn
2019: Chứng chỉ nghề Chăm sóc da - Trường dạy nghề Quốc tế Ánh Mai
2018: Tốt nghiệp THPT - THPT Nguyễn Thị Diệu
Kỹ năng
+ Massage body
+ Nặn mụn chuẩn y khoa
+ Tư vấn liệu trình, chốt đơn
+ Tin học: Word (cơ bản)
Sở thích: nấu ăn, đi bộ`,
  ),
  stranger(
    'teacher with employer and school alike',
    {
      full_name: 'Dr. Rebecca Osei-Tutu',
      email: 'r.oseitutu@example.gh',
      phone: '+233 24 555 0170',
      location: 'Kumasi, Ghana',
    },
    {
      work: 'Senior Lecturer @ Kwame Technical University; Lecturer @ Kwame Technical University; Teaching Assistant @ University of Cape Coast',
      studies:
        'PhD Chemistry @ University of Leeds; MPhil Chemistry @ University of Cape Coast; BSc Chemistry @ University of Cape Coast',
      skills: 'NMR; GC-MS; curriculum design; Moodle',
    },
    `DR. REBECCA OSEI-TUTU
Kumasi, Ghana
+233 24 555 0170
r.oseitutu@example.gh

ACADEMIC APPOINTMENTS
Kwame Technical University, Kumasi
Senior Lecturer (2018 – date)
Lecturer (2012 – 2018)
University of Cape Coast
Teaching Assistant (2008 – 2009)

ACADEMIC QUALIFICATIONS
PhD Chemistry, University of Leeds (2012)
MPhil Chemistry, University of Cape Coast (2008)
BSc Chemistry (First Class), University of Cape Coast (2005)

SKILLS
NMR, GC-MS, curriculum design, Moodle

REFERENCES
Prof. Kojo Mensah, University of Leeds, k.mensah@example.ac.uk`,
  ),
  stranger(
    'name in lower case, headings within a job',
    { full_name: 'sandeep mahato', location: 'Gurgaon, Haryana' },
    {
      work: 'Technical Support @ Convergent Daksha; Oracle DBA @ Indus Data Pvt Ltd',
      studies: "Bachelor's in Computer Applications @ IGNOU; H.S.C. in Commerce @ Bihar Board",
      skills: 'Active directory; CITRIX; Linux; Oracle 10g/11g',
    },
    `sandeep mahato
Technical Support - Convergent Daksha

Gurgaon, Haryana - Email me on Indeed: indeed.com/r/sandeep-mahato/1122

• Seeking a challenging position

WORK EXPERIENCE

Technical Support

Convergent Daksha -  Gurgaon, Haryana

September 2016 to Present

Accomplishments
Awarded as best performer for the month of June 2017
Skills Used
Active Directory, Citrix

Oracle DBA

Indus Data Pvt Ltd

March 2014 to August 2016

Oracle 11g, RMAN backup

EDUCATION

Bachelor's in Computer Applications

IGNOU -  New Delhi, Delhi

2011 to 2014

H.S.C. in Commerce

Bihar Board

2011

SKILLS

Active directory (2 years), CITRIX (2 years)

CERTIFICATIONS/LICENSES

OCA

ADDITIONAL INFORMATION

TECHNICAL SKILLS
Operating System: Windows XP/7, Linux
Database: Oracle 10g/11g

PERSONAL DETAILS
Father's Name: Mr Ram Mahato
Date of Birth: 12 Jan 1992`,
  ),
  stranger(
    'the place on a line of its own',
    { full_name: 'Jordan Fitzgerald-Moss', email: 'jfm@example.com', location: 'Portland, OR' },
    {
      work: 'Line Cook @ The Broken Oar; Shift Lead @ Dutch Bros. Coffee; Crew Member @ McMenamins',
      studies:
        'Associate of Applied Science in Culinary Arts @ Clackamas Community College; Some college (No degree) in General Studies @ Mt Hood Community College; GED @ -',
      skills: "Grill; Prep; Food handler's card; POS",
    },
    `Jordan Fitzgerald-Moss
Portland, OR
jfm@example.com
Work Experience
Line Cook
The Broken Oar - Portland, OR
May 2022 to Present
Shift Lead
Dutch Bros. Coffee
Gresham, OR
2019 to 2022
Crew Member
McMenamins
June 2018 to August 2019
Education
Associate of Applied Science in Culinary Arts
Clackamas Community College - Oregon City, OR
September 2019 to June 2021
Some college (No degree) in General Studies
Mt Hood Community College
GED
Skills
Grill (4 years), Prep, Food handler's card, POS, English
Assessments
Kitchen staff fit - Proficient
March 2022`,
  ),
  stranger(
    'đánh số, chức vụ sau công ty',
    {
      full_name: 'VÕ HOÀNG GIA BẢO',
      email: 'giabao.vo@example.vn',
      phone: '0932 111 008',
      location: '12/5 Nguyễn Xí, phường 26, quận Bình Thạnh, TP. Hồ Chí Minh',
    },
    {
      work: 'IT Helpdesk @ CÔNG TY CỔ PHẦN DƯỢC PHẨM AN KHANG; Nhân viên kỹ thuật @ TRƯỜNG MẦM NON HOA MAI',
      studies: '- @ Cao đẳng Công nghệ Thủ Đức',
      skills: 'Windows Server; MikroTik; Giao tiếp tốt',
    },
    `VÕ HOÀNG GIA BẢO
Nhân viên IT Helpdesk
Email: giabao.vo@example.vn - ĐT: 0932 111 008 - Đ/c: 12/5 Nguyễn Xí, phường 26, quận Bình Thạnh, TP. Hồ Chí Minh

I. MỤC TIÊU
Làm việc ổn định, học thêm mạng.
II. KINH NGHIỆM LÀM VIỆC
1. CÔNG TY CỔ PHẦN DƯỢC PHẨM AN KHANG (01/2021 - nay)
Vị trí: IT Helpdesk
Công việc:
• Cài đặt máy tính, máy in
2. TRƯỜNG MẦM NON HOA MAI (2019 - 2020)
Vị trí: Nhân viên kỹ thuật
III. HỌC VẤN
2016 - 2019: Cao đẳng Công nghệ Thủ Đức, ngành Quản trị mạng, loại Khá
IV. KỸ NĂNG
- Windows Server, MikroTik
- Giao tiếp tốt
V. CHỨNG CHỈ
- CCNA (2020)
- Tiếng Anh B1`,
  ),
];
