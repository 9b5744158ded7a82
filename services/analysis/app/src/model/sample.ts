/** An invented person and an invented post, for the test of a model. */
export const sampleResume = `TRẦN MINH AN
Business Analyst
minhan.tran@example.com | 0912 345 678 | Đà Nẵng

SUMMARY
Business analyst with 4 years in retail software, used to writing requirements with sales teams.

EXPERIENCE
Business Analyst, Sao Biển Software (03/2021 – present)
- Wrote 120 user stories for the order management module used by 35 shops
- Reduced the time of monthly reports from 3 days to 5 hours with SQL and Power BI
- Responsible for testing and other tasks
Junior Analyst, Nắng Mới Retail (06/2019 – 02/2021)
- Supported the rollout of a loyalty programme to 8,000 customers
- Worked with the accounting team on invoices

EDUCATION
University of Hòa Vang, Bachelor of Business Administration, 2019

SKILLS
SQL, Excel, Power BI, Jira
`;

export const sampleJob = `Senior Business Analyst
Cánh Diều Technology, Hà Nội

Requirements
- At least 5 years of experience as a business analyst
- Strong SQL and Power BI
- Experience with Python or R for data analysis
- Good communication and teamwork skills
- Bachelor's degree in information systems or business administration
- English at IELTS 6.5 or better

Nice to have
- Experience with Tableau
- Knowledge of agile methods

Responsibilities
- Gather and document requirements from business teams
- Prepare reports for the management every month
`;
