/** Posts in English; how they are written down: see `posts.ts`. */
export const postsEn = `
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
Mechanical Engineer
Requirements
- Degree in Mechanical Engineering.
- 2 years of experience in machine design.
- Proficiency in SolidWorks and AutoCAD.
Benefits
- Shuttle bus.
= must title; must degree; must years; must skill: SolidWorks, AutoCAD, Machine design
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
Sales Manager
Requirements
- At least 5 years of experience in B2B sales.
- Must have leadership and negotiation skills.
- Experience with CRM.
- Japanese is an advantage.
= must title; must level; must years; must skill: B2B sales, Leadership, Negotiation, CRM; nice language
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
Customer Service Executive
Requirements
- College degree or above.
- Good communication and problem solving skills.
- English, TOEIC 600.
- 1 year of experience in customer service.
= must title; must degree; must skill: Communication, Problem solving, Customer service; must language; must years
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
Legal Counsel
Requirements
- Bachelor of Law.
- Minimum 5 years of experience in contract law.
- Must be fluent in English.
- Lawyer's licence is preferred.
= must title; must degree; must years; must language; must skill: Contract law; nice certificate
`;
