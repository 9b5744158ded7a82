import { type Stranger, stranger } from './stranger.js';

/** English résumés as people type or paste them. */
export const plainEnglish: readonly Stranger[] = [
  stranger(
    'education as a table, experience with dashes',
    {
      full_name: 'Meghna Deshpande',
      email: 'meghna.d@outlook.in',
      phone: '9811122233',
      location: 'B-12, Shanti Niketan Society, Thane West, Mumbai 400601',
    },
    {
      work: 'Assistant Manager @ Kirloskar Tools Ltd.; Accounts Executive @ M/s Joshi & Associates',
      studies:
        'M.Com @ Mumbai University; B.Com @ R.K. Talreja College; HSC @ Maharashtra Board; SSC @ Maharashtra Board',
      skills: 'Tally ERP 9; GST filing; TDS; MS Office; Bank reconciliation',
    },
    `MEGHNA DESHPANDE
B-12, Shanti Niketan Society, Thane West, Mumbai 400601
Mob: 9811122233 | Email: meghna.d@outlook.in
Career Objective
Seeking a responsible position in accounts where I can use my knowledge of taxation.
Educational Qualification
Degree\tBoard/University\tYear\tPercentage
M.Com\tMumbai University\t2014\t61%
B.Com\tR.K. Talreja College\t2012\t66.4%
HSC\tMaharashtra Board\t2009\t70%
SSC\tMaharashtra Board\t2007\t72.15%
Work Experience
Kirloskar Tools Ltd. – Assistant Manager – Accounts (Apr 2018 – Present)
- Finalisation of books, GST filing and TDS returns
- 12 branches, turnover of Rs. 100 000 000
M/s Joshi & Associates – Accounts Executive (Aug 2014 – Mar 2018)
- Tally entries for 30 clients
Key Skills
Tally ERP 9 / GST filing / TDS / MS Office
Strengths: punctual, honest
Bank reconciliation`,
  ),
  stranger(
    'linkedin export with promotions',
    {
      full_name: 'Oluwaseun Adeyemi-Bright',
      location: 'Leeds, England, United Kingdom',
      email: 'seun.adeyemi@example.co.uk',
    },
    {
      work: 'Senior Product Manager @ Northgrain; Product Manager @ Northgrain; Associate Product Manager @ Northgrain; Business Analyst @ Hartley Mutual',
      studies:
        'Master of Science - MS, Human-Computer Interaction @ University of Leeds; BSc (Hons) Economics @ Obafemi Awolowo University',
      skills: 'Product Discovery; Roadmapping; SQL',
    },
    `Contact
seun.adeyemi@example.co.uk
www.linkedin.com/in/seun-adeyemi (LinkedIn)

Top Skills
Product Discovery
Roadmapping
SQL

Languages
English (Native or Bilingual)
Yoruba (Full Professional)

Oluwaseun Adeyemi-Bright
Senior Product Manager at Northgrain
Leeds, England, United Kingdom

Summary
I like problems that nobody owns. Nine years in fintech and grocery delivery.

Experience

Northgrain
4 years 6 months
Senior Product Manager
January 2022 - Present (2 years 5 months)
Leeds, England, United Kingdom

Own checkout and payments. Two squads.

Product Manager
March 2020 - December 2021 (1 year 10 months)

Associate Product Manager
December 2019 - February 2020 (3 months)

Hartley Mutual
Business Analyst
July 2015 - November 2019 (4 years 5 months)
Bradford

Page 1 of 2

Education
University of Leeds
Master of Science - MS, Human-Computer Interaction · (2013 - 2014)

Obafemi Awolowo University
BSc (Hons) Economics · (2008 - 2012)`,
  ),
  stranger(
    'europass',
    {
      full_name: 'Ioana-Maria Petrescu',
      location: 'Str. Memorandumului 10, 400114, Cluj-Napoca, Romania',
      email: 'ioana.petrescu@posta.ro',
      phone: '+40 755 123 456',
    },
    {
      work: 'LABORATORY TECHNICIAN @ AGROTEST SRL; QUALITY CONTROL INTERN @ LACTATE NORD',
      studies:
        "MASTER'S DEGREE IN FOOD SAFETY @ Universitatea Babeș-Bolyai; BACHELOR OF SCIENCE IN CHEMISTRY @ Universitatea Tehnică din Cluj-Napoca",
      skills: 'HPLC; titration; sample preparation; LIMS',
    },
    `Ioana-Maria Petrescu
Date of birth: 03/05/1994 | Nationality: Romanian | Phone number: (+40) 755 123 456 (Mobile) | Email address: ioana.petrescu@posta.ro | Address: Str. Memorandumului 10, 400114, Cluj-Napoca, Romania (Home)
ABOUT ME
Chemist with a steady hand and an eye for odd peaks.
WORK EXPERIENCE
(03/2019 – Current) LABORATORY TECHNICIAN – AGROTEST SRL
Cluj-Napoca, Romania
- Water and soil samples, HPLC
- Keeping the LIMS tidy
(07/2017 – 02/2019) QUALITY CONTROL INTERN – LACTATE NORD
Baia Mare, Romania
- Titration of milk fat
EDUCATION AND TRAINING
(10/2016 – 07/2018) MASTER'S DEGREE IN FOOD SAFETY – Universitatea Babeș-Bolyai
(10/2013 – 07/2016) BACHELOR OF SCIENCE IN CHEMISTRY – Universitatea Tehnică din Cluj-Napoca
LANGUAGE SKILLS
Mother tongue(s): Romanian
Other language(s): English (C1), French (B1)
SKILLS
HPLC | titration | sample preparation | LIMS`,
  ),
  stranger(
    'harvard form',
    {
      full_name: 'Theo Lindqvist',
      email: 'tlindqvist@college.example.edu',
      phone: '(617) 555-0188',
      location: 'Somerville, MA 02143',
    },
    {
      work: 'Research Assistant @ Larkspur Policy Lab; Summer Analyst @ Beacon Ridge Partners; Barista @ Daily Grounds',
      studies:
        'Bachelor of Arts in Economics @ Tufts University; High School Diploma @ Cambridge Rindge and Latin School',
      skills: 'Stata; R; Excel; LaTeX; ArcGIS',
    },
    `Theo Lindqvist
14 Elm Street, Apt 3 • Somerville, MA 02143 • tlindqvist@college.example.edu • (617) 555-0188

Education
TUFTS UNIVERSITY\tMedford, MA
Bachelor of Arts in Economics, GPA 3.82\tMay 2024
Relevant Coursework: Econometrics, Game Theory
CAMBRIDGE RINDGE AND LATIN SCHOOL\tCambridge, MA
High School Diploma\tJune 2020

Experience
LARKSPUR POLICY LAB\tBoston, MA
Research Assistant\tSeptember 2022 – Present
• Cleaned 1.2 million rows of housing data in Stata and R
BEACON RIDGE PARTNERS\tNew York, NY
Summer Analyst\tJune 2023 – August 2023
• Built three valuation models in Excel
DAILY GROUNDS\tMedford, MA
Barista\tFall 2020 – Spring 2022

Leadership & Activities
DEBATE SOCIETY\tMedford, MA
Treasurer\t2021 – 2023

Skills & Interests
Technical: Stata, R, Excel, LaTeX, ArcGIS
Language: Swedish (native), German (intermediate)
Interests: sailing, sourdough`,
  ),
  stranger(
    'functional, address of another country, odd e-mail',
    {
      full_name: 'Siobhán Ní Dhálaigh',
      email: 'siobhan.nidhalaigh@fastmail.ie',
      phone: '+353 85 555 0142',
      location: 'Athlone, Co. Westmeath',
    },
    {
      work: 'Office Administrator @ Shannonside Dental; Receptionist @ Prince of Wales Hotel; Sales Assistant @ Dunnes',
      studies:
        "Level 5 Certificate in Office Administration @ Athlone Training Centre; Leaving Certificate @ Our Lady's Bower",
      skills: 'Sage Payroll; Outlook; Minute taking; diary management; Typing 60 wpm',
    },
    `SIOBHÁN NÍ DHÁLAIGH
Athlone, Co. Westmeath
siobhan.nidhalaigh [at] fastmail.ie / +353 85 555 0142

Personal Profile
Reliable administrator who keeps the waiting room calm and the books right. Back to work after three years at home.

Key Skills
- Sage Payroll, Outlook
- Minute taking, diary management
- Typing 60 wpm

Employment History
Feb 2021 to date   Office Administrator, Shannonside Dental
2016 - 2018   Receptionist, Prince of Wales Hotel
Summer 2015   Sales Assistant, Dunnes

Education and Training
2020   Level 5 Certificate in Office Administration, Athlone Training Centre
2015   Leaving Certificate, Our Lady's Bower

References available on request`,
  ),
  stranger(
    'contractor with clients, dates first',
    {
      full_name: 'Brandon K. Whitlock',
      email: 'bkwhitlock@example.net',
      phone: '512.555.0110',
      location: 'Round Rock, TX',
    },
    {
      work: 'Sr. Java Developer @ Lone Star Health Plans; Java/J2EE Developer @ Gulf Freight Corp; Programmer Analyst @ Cedar Valley Credit Union',
      studies: 'Bachelors in Computer Science @ Texas State University',
      skills:
        'Java 8/11; Spring Boot; Hibernate; Oracle; MongoDB; EC2; S3; Lambda; Docker; Kubernetes; Jenkins; JUnit; Mockito; IntelliJ; Angular; HTML5',
    },
    `Brandon K. Whitlock, PMP
Round Rock, TX | 512.555.0110 | bkwhitlock@example.net
PROFESSIONAL SUMMARY
• 9 years of experience in design and development of enterprise applications
• Would give my best in every release and document what I change
TECHNICAL SKILLS
Languages\tJava 8/11, SQL, JavaScript
Frameworks\tSpring Boot, Hibernate and JUnit, Mockito
Databases\tOracle, MongoDB
Cloud & DevOps\tAWS (EC2, S3, Lambda), Docker, Kubernetes (user level), Jenkins
IDE\tIntelliJ
PROFESSIONAL EXPERIENCE
Client: Lone Star Health Plans, Austin, TX\tNov 2020 – Till Date
Role: Sr. Java Developer
Responsibilities:
• Split the claims monolith into 14 services
• Tuned queries that ran 100 000 times a day
Environment: Java 11, Spring Boot, Angular, HTML5, AWS
Client: Gulf Freight Corp, Houston, TX\tMar 2017 – Oct 2020
Role: Java/J2EE Developer
• Tracking portal for 300 drivers
Environment: Java 8, Hibernate, Oracle
Client: Cedar Valley Credit Union, Waco, TX\tAug 2015 – Feb 2017
Role: Programmer Analyst
EDUCATION
Bachelors in Computer Science, Texas State University, San Marcos – 2015`,
  ),
  stranger(
    'all on one line each, no headings',
    {
      full_name: 'Chukwuemeka Obi',
      email: 'emeka_obi@yahoo.com',
      phone: '0803 555 0199',
      location: '12 Allen Avenue, Ikeja, Lagos, Nigeria',
    },
    {
      work: 'Store Keeper @ Dangrove Cement Plc; Sales Representative @ Mama Ngozi Foods',
      studies: 'HND Accountancy @ Yaba College of Technology; WASSCE @ Government Secondary School, Owerri',
    },
    `Chukwuemeka Obi
12 Allen Avenue, Ikeja, Lagos, Nigeria. 0803 555 0199, emeka_obi@yahoo.com
Store Keeper, Dangrove Cement Plc, 2017 till date
Receives and issues spare parts, keeps bin cards for 4,000 items.
Sales Representative, Mama Ngozi Foods, 2014 - 2017
Opened 60 new shops on the mainland.
HND Accountancy, Yaba College of Technology, 2013
WASSCE, Government Secondary School, Owerri, 2008`,
  ),
];
