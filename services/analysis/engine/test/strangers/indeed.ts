import { type Stranger, stranger } from './stranger.js';

/** Pages printed from a job board: title, employer with its city, dates, each in a paragraph of its own. */
export const indeed: readonly Stranger[] = [
  stranger(
    'associate, headline with employer',
    { full_name: 'Devika Menon', location: 'Kochi, Kerala' },
    {
      work: 'Application Support Associate @ Brightwave Infotech; Trainee @ Malabar Data Services Pvt Ltd',
      studies:
        'B.E in Electronics and communication @ Sree Ganesha college of engineering; 12th in Science @ Kendriya Vidyalaya; 10th @ Holy Cross Convent',
      skills: 'C; Java; Oracle; SQL; Unix; Remedy; PL/SQL; Windows 7',
    },
    `Devika Menon
Application Support Associate - Brightwave Infotech

Kochi, Kerala - Email me on Indeed: indeed.com/r/Devika-Menon/ab12cd34ef56

• To work in an organization where I can learn every day and use what I
know for the growth of the company.

Willing to relocate to: Bengaluru, Karnataka - Chennai, Tamil Nadu

WORK EXPERIENCE

Application Support Associate

Brightwave Infotech -

November 2017 to Present

Role: Working on L2 tickets for a billing application. Writing Oracle queries
for the reports which are asked by the client. Also training the new joiners on
Unix and on the ticket tool.

Trainee

Malabar Data Services Pvt Ltd -  Kochi, Kerala

January 2017 to October 2017

Learned the basics of Java and databases.

EDUCATION

B.E in Electronics and communication

Sree Ganesha college of engineering -  Thrissur, Kerala

August 2012 to June 2016

12th in Science

Kendriya Vidyalaya

April 2010 to March 2012

10th

Holy Cross Convent

2010

SKILLS

C (Less than 1 year), Java (Less than 1 year), Oracle (1 year), SQL (1 year), Unix (2 years)

ADDITIONAL INFORMATION

Technical Skills

https://www.indeed.com/r/Devika-Menon/ab12cd34ef56?isid=rex-download&ikw=download-top&co=IN

• Tools: Remedy, PL/SQL
• Operating systems: Windows 7`,
  ),
  stranger(
    'names without a known word',
    { full_name: 'Imtiaz Ahmed Sheikh', location: 'Pune, Maharashtra' },
    {
      work: 'SAP FICO @ Quintessa; Team Member @ Zenvia; Operations @ Harrow & Pike',
      studies: 'MBA in Finance @ Vishwakarma; B.Com @ Savitri Bai Phule Pune University; HSC @ Fergus Junior',
      skills: 'SAP FICO; Tally; MS Excel',
    },
    `Imtiaz Ahmed Sheikh
SAP FICO Consultant

Pune, Maharashtra - Email me on Indeed: indeed.com/r/Imtiaz-Sheikh/0011223344

Work Experience

SAP FICO

Quintessa -  Pune, Maharashtra

March 2016 to Present

Responsibilities:
Handling month end closing for three company codes
Configuration of asset accounting

Team Member

Zenvia - Pune -  Pune, Maharashtra

June 2013 to February 2016

Prepared vendor payment run twice a week and reconciled the bank statement with ledger.

Operations

Harrow & Pike -  Mumbai, Maharashtra

2011 to 2013

Education

MBA in Finance

Vishwakarma -  Pune, Maharashtra

2011 to 2013

B.Com

Savitri Bai Phule Pune University -  Pune, Maharashtra

2008 to 2011

HSC

Fergus Junior

2008

Skills

SAP FICO (5 years), Tally (3 years), MS Excel (5 years)`,
  ),
  stranger(
    'american, no blank lines',
    {
      full_name: 'Latoya M. Briggs',
      location: 'Macon, GA 31204',
      email: 'latoyambriggs_zq@indeedemail.com',
      phone: '478-555-0171',
    },
    {
      work: 'Certified Nursing Assistant @ Magnolia Rehab and Wellness; Home Health Aide @ Comfort Keepers of Middle Georgia; Cashier/Stocker @ Piggly Wiggly; Babysitter @ Self-Employed',
      studies:
        'Certificate in Nursing Assistant @ Central Georgia Technical College; High school diploma or GED @ Southwest High School',
      skills: "Vital signs; Patient care; CPR; Hoyer lift; Point Click Care; Cash handling; Alzheimer's care",
    },
    `Latoya M. Briggs
Macon, GA 31204
latoyambriggs_zq@indeedemail.com
478-555-0171
Work Experience
Certified Nursing Assistant
Magnolia Rehab and Wellness - Macon, GA
March 2021 to Present
Take vital signs of 14 residents each shift
Help with bathing, dressing and meals
Chart in Point Click Care
Home Health Aide
Comfort Keepers of Middle Georgia - Warner Robins, GA
June 2018 to February 2021
Light housekeeping and errands
Cashier/Stocker
Piggly Wiggly - Macon, GA
2016 to 2018
Babysitter
Self-Employed - Macon, GA
Summer 2015
Education
Certificate in Nursing Assistant
Central Georgia Technical College - Macon, GA
January 2018 to May 2018
High school diploma or GED
Southwest High School - Macon, GA
August 2012 to May 2016
Skills
Vital signs
Patient care (6 years)
CPR
Hoyer lift
Point Click Care (3 years)
Cash handling (2 years)
Alzheimer's care
Certifications and Licenses
CNA
CPR Certification
Additional Information
Willing to work: weekends, nights, holidays.`,
  ),
  stranger(
    'summary and skills on top, one endless skill line',
    {
      full_name: 'RAGHAVENDRA KULKARNI',
      location: 'Hyderabad, Telangana',
      email: 'raghu.kulkarni.qa@gmail.com',
      phone: '+91 90000 12345',
    },
    {
      work: 'Senior Test Engineer @ Novatel Systems India Private Limited; Test Engineer @ Acuity Soft; QA Intern @ BluePebble',
      studies:
        'Master of Computer Applications @ Osmania University; B.Sc (Computers) @ Aurora Degree College',
      skills:
        'Selenium WebDriver; TestNG; Cucumber; Jenkins; JIRA; Postman; Core Java; MySQL; Agile; Manual Testing',
    },
    `RAGHAVENDRA KULKARNI
Hyderabad, Telangana
Mobile: +91 90000 12345 Email: raghu.kulkarni.qa@gmail.com
Professional Summary
6+ years of experience in manual and automation testing of web applications in the banking and telecom domain.
Technical Skills
Selenium WebDriver (4 years), TestNG (4 years), Cucumber (2 years), Jenkins (2 years), JIRA (5 years), Postman (1 year), Core Java (3 years), MySQL (3 years), Agile (4 years), Manual Testing (6 years)
Employment History
Organization: Novatel Systems India Private Limited
Designation: Senior Test Engineer
Duration: Jun'19 – till date
Project #1: Telco self care portal
Client: Orange Belgium
Role: Automation lead for 3 testers
Environment: Java, Selenium, Jenkins
Responsibilities:
• Designed the page object framework
• Executed regression suite of 850 cases
Organization: Acuity Soft
Designation: Test Engineer
Duration: Jul'16 – May'19
• Wrote test cases from user stories
Organization: BluePebble
Designation: QA Intern
Duration: Jan'16 – Jun'16
Academic Qualification
Master of Computer Applications from Osmania University in 2015 with 74%
B.Sc (Computers) from Aurora Degree College in 2012 with 68.5%
Declaration
I hereby declare that the above information is true to the best of my knowledge.
Place: Hyderabad`,
  ),
];
