import type { SampleTexts } from './sample-job.js';

/** Invented people and posts. */
export const texts: SampleTexts = {
  accountant: {
    resume: `HA NGUYEN
General Accountant
ha.nguyen@example.com | +84 901 234 567 | Hanoi

WORK EXPERIENCE
General Accountant
Green Lotus Trading Ltd.
06/2021 - Present
- Prepared monthly financial statements for 3 branches, closing the books in 6 days instead of 10.
- Filed VAT and personal income tax returns, never late.
- Reconciled receivables of 120 customers in MISA.

Accounts Receivable Accountant
Binh Minh Materials JSC
07/2019 - 05/2021
- Tracked 1.6 million USD of receivables in Excel, reducing overdue debt by 22%.

EDUCATION
Bachelor of Accounting
Academy of Finance
2015 - 2019

LANGUAGES
- English: TOEIC 600`,
    job: `General Accountant
Green Field Foods JSC - Hanoi

Job description
- Prepare financial statements.
- Reconcile receivables.

Requirements
- Bachelor's degree in accounting or auditing.
- At least 3 years of experience as a general accountant.
- Proficient in Excel and MISA.
- Experience with tax returns.
- SAP.
- English, TOEIC 550 or above.

Nice to have
- ACCA.`,
  },
  sales: {
    resume: `HUY LE
Sales Executive
huy.le@example.com | +84 912 000 345 | Ho Chi Minh City

WORK EXPERIENCE
Sales Executive
White Cloud Software Ltd.
03/2022 - Present
- Prospected business customers and signed 46 contracts in 2024.
- Negotiated prices with 30 key accounts, reaching 118% of the sales target.
- Managed customers in HubSpot CRM.

Shop Assistant
Sea Star Electronics JSC
05/2020 - 02/2022
- Advised 25 customers a day in the shop.
- Made weekly sales reports in Excel.

EDUCATION
Bachelor of Business Administration
University of Economics Ho Chi Minh City
2016 - 2020

SKILLS
- Communication, negotiation, teamwork`,
    job: `B2B Sales Executive
New Wind Retail Solutions Ltd. - Ho Chi Minh City

Job description
- Prospect business customers.
- Make weekly sales reports.

Requirements
- At least 2 years of experience in sales.
- Strong negotiation skills.
- Proficient with CRM.
- English, TOEIC 600 or above.
- Salesforce.

Nice to have
- Degree in business administration.
- Power BI.`,
  },
  developer: {
    resume: `KHOA PHAM
Frontend Developer
khoa.pham@example.com | +84 938 111 222 | Da Nang

WORK EXPERIENCE
Frontend Developer
Song Han Technology JSC
08/2022 - Present
- Built a web application with React and TypeScript for 200,000 users.
- Wrote automated tests with Jest, reducing bugs after release by 35%.
- Cut page load time from 4.2 to 1.6 seconds.

Developer
Blue Sea Software Ltd.
07/2020 - 07/2022
- Developed admin screens with JavaScript, HTML and CSS.
- Worked with the REST API of the Node.js team.

EDUCATION
Engineer of Information Technology
Da Nang University of Technology
2015 - 2020

SKILLS
- React, TypeScript, JavaScript, Git, Jest`,
    job: `Frontend Developer
Village Market E-commerce JSC - Da Nang

Job description
- Work with REST APIs.
- Cut page load time.

Requirements
- At least 3 years of experience in frontend development.
- Proficient in React, TypeScript, HTML and CSS.
- Experience with Next.js and Docker.
- Able to write automated tests.

Nice to have
- GraphQL.`,
  },
};
