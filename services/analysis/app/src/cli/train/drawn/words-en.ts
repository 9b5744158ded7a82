// Parts of which invented résumés in English are made: names come from many trades and countries, and few of them whole.
const list = (text: string): readonly string[] => text.replace(/\s+/g, ' ').trim().split('|');

const first = list(
  'Amara|Bridget|Callum|Dagny|Emeka|Farida|Gareth|Hana|Ines|Jarek|Keiko|Lucia|Mateus|Nadia|Oisín|Priya|Quentin|Rosa|Siobhan|Tariq|Una|Viktor|Wanjiru|Xenia|Yusuf|Zanele|Dr Anke|Ann-Marie|Jean-Luc|Mary Beth',
);
const last = list(
  'Abernathy|Bakker|Castellano|Dlamini|Eriksen|Fitzgerald|Ghorbani|Hallworth|Ivanova|Jankowski|Kariuki|Lindqvist|Moreau|Nakamura|Oyelaran|Pettersson|Quispe|Ramaswamy|Szabo|Thornbury|Ueda|Vasquez|Wexford|Yamada|Zielinski|Ó Briain|van Rensburg|Al-Haddad|Smith-Rowe|de Souza',
);
const syllables = list(
  'Al|Bar|Cor|Dun|El|Fern|Gal|Hal|In|Kes|Lan|Mar|Nor|Ost|Pel|Quor|Ren|Sel|Tor|Um|Vel|Wal|Yar|Zen|Brook|Clay|Drum|Ash|Oak|Pine',
);
const endings = list(
  'ton|ford|mere|bury|wick|holm|dale|ridge|field|stead|moor|by|via|ora|ix|ium|ara|en|ova|ley|burg|haven|gate|worth|mont|ville|eck|ano|ska|shire',
);
const places = list(
  'Leeds|Austin, TX|Toronto, ON|Cape Town|Lagos, Nigeria|Pune, India|Dublin 8|Co. Galway|Melbourne VIC|Nairobi|Bristol, UK|Porto, Portugal|Berlin|Kraków|Oslo|Manila|Singapore|Dubai, UAE|St. Paul, MN|Remote|Hamilton ON|Glasgow|Auckland|Eastern Cape|Siena|New York, NY|Utrecht|Bloemfontein|Waterford|Perth, Western Australia',
);
const levels = list(
  'Senior|Junior|Lead|Head|Assistant|Deputy|Trainee|Chief|Acting|Staff|Principal|Associate|Temporary|Graduate|Second|Regional|Night|Part-time|Independent|Community|Relief|Clinical|Mobile|Registered|Group|Field|Sr.|Jr.',
);
const domains = list(
  'Dental|Warehouse|Physics|Software|Platform|Accounts|Marketing|Growth|Kitchen|Pastry|Payroll|Ward|Theatre|Paediatric|Structural|Electrical|Irrigation|Tax|Claims|Customer Service|Sales|Data|Research|Lab|Quality|Textile|Garment|Logistics|Fleet|Crane|Welding|Library|Museum|Youth|Events|Front Desk|Housekeeping|Network|Security|Firmware|Test|Product|Brand|Content|Grants|Policy|Legal|Property|Veterinary|Hospice|Language|Music|Maths|Procurement|Supply Chain|Process|Site|Survey|Forestry|Dairy|Beauty|Linux Systems|Infrastructure|Biostatistics|Radio|Growth Marketing',
);
const heads = list(
  'Manager|Engineer|Nurse|Teacher|Technician|Officer|Assistant|Coordinator|Analyst|Developer|Supervisor|Specialist|Consultant|Clerk|Driver|Operator|Administrator|Adviser|Executive|Planner|Therapist|Hygienist|Receptionist|Designer|Writer|Copywriter|Editor|Accountant|Auditor|Buyer|Chef|Barista|Cashier|Cleaner|Caretaker|Carpenter|Electrician|Fitter|Foreman|Welder|Machinist|Inspector|Instructor|Lecturer|Researcher|Research Fellow|Scientist|Statistician|Librarian|Curator|Producer|Photographer|Physiotherapist|Pharmacist|Paramedic|Midwife|Carer|Nanny|Tutor|Trainer|Recruiter|Partner|Director|Programmer|Architect|Surveyor|Mechanic|Gardener|Picker|Packer|Guard|Agent|Representative|Associate|Intern|Apprentice|Secretary|Bookkeeper|Translator|Interpreter|Biostatistician',
);
const oddTitles = list(
  'Locum|Au pair|Corps member, English teacher|Volunteer|Internship|Summer job|Second-year apprentice|Industrial secondee|Team lead, nights|Housemaid then floor supervisor|Shop floor|Waiting tables|Kitchen porter|Stand-in sacristan|Bar work|Co-op placement, then summer work|Work placement|Everything from tills to stock|Casual picker|Various temp roles|Founder|Owner-operator|Co-founder & CTO|Board member|Student helper|Postdoctoral fellow|PhD candidate|Placement student|Doctoral researcher|On-call relief|Demonstrator|Community Service Doctor|Stagiaire|Werkstudent|Assegnista di ricerca|Teilzeitkraft',
);
const titleTails = list(
  '(part-time)|(maternity cover)|, Level II|, 0.6 FTE|(contract)|(acting)|II|III|, nights|(fixed term)|(six months)|, Test Bay|, West Region|(promoted 2021)|(voluntary)|(grade 7, EU-funded)|- Retail|/ Team Lead|, Mens Wear|(job share)|and Deputy Head|(secondment)|(internship)|, Backend|(weekends)|(0.8)',
);
const orgTypes = list(
  'Ltd|Limited|Inc.|LLC|GmbH|GmbH & Co. KG|AG|plc|Pty Ltd|Pvt. Ltd.|Oy|AB|B.V.|S.p.A.|SARL|Logistics|Dental|Family Dentistry|Periodontics|Bakery|Hospital|District Hospital|Primary School|High School|Care Home|Farm|Farms|Studio|Savings Limited|Bank|Insurance|Motors|Garage|Hotel|Hotel & Spa|Foods|Textiles|Robotics|Software|Systems|Payments DAC|Hosting Ltd.|Consulting|Engineering|Builders|Plumbing & Heating|Council|County Library|Clinic|Veterinary Practice|Pharmacy|Opticians|Law|Associates|Partners LLP|Media|Communications|Press|Records|Airways|Rail|Freight|Shipping|Energy|Solar|Water|Cement|Steel Works|Mills|Brewery|Vineyards|Cathode Materials plc|Pumps & Valves|Research Institute|Heart & Vascular Institute|Foundation|Trust|Food Bank|Museum|Theatre|Orchestra|Football Club|Gym|Salon|Interiors|Nurseries|Garden Centre|Supermarket|Stores|Outfitters|Books|Toys|Smiles Inc.|Spine & Sport Inc.|Community Clinics|Public Schools|Kindergarten|Academy|College|Games|Labs|Analytics|Cloud|Security|Telecom|Recruitment|Staffing|Cleaning|Laundry|Catering|Kitchen|Bistro|Coffee|Tea Rooms|Inn|Arms|Holdings|Group|Group Africa|Ventures|Capital|Anlagenbau AG|Messgeräte-Werke|Bau GmbH|Teoranta|e Filhos Lda',
);
const adjectives = list(
  'Copper|Blue|Silent|Northern|Little|Golden|Green|Rolling|First|Grand|Wild|Quiet|Hidden|Open|Bright|Salty|Rusty|Twin|Paper|Velvet',
);
const things = list(
  'Kettle|Anchor|Lantern|Orchard|Harbour|Fox|Spoon|Needle|Compass|Bridge|Barn|Wheel|Garden|Pantry|Lighthouse|Sparrow|Forge|Loom|Table|Meadow',
);
const dateRemarks = list(
  '· 4 days/week|(office shut in spring 2020)|(full time)|, on call|(1 yr 3 mos)|· Remote|(seasonal)|(with a break in 2020)',
);
const departments = list(
  'Operations team|Ward 4B|Faculty of Engineering|School of Chemistry|Emergency Department|Dispatch|Kitchen|Finance department|Group Treasury|Mobile division|Dept. of Mathematics & Statistics|Lettings|Night shift|Claims unit|Campus Lingen|Intensive care unit',
);
const orgRemarks = list(
  '(formerly Woolgate)|(now part of Obsidian Group)|– 11 offices|, a family firm|(since 2021 part of Kaltern Group)|(B2B invoicing, 60 people)|(now closed)|(food retail, 300 shops)|, my uncle’s workshop|(three to five clients at a time)|(via agency)|(franchise)',
);
const fields = list(
  'Mathematics|Computer Science|Nursing|Mechanical Engineering|Dental Hygiene|Physiotherapy|Linguistics and Communication|Accounting & Finance|Biostatistics|Chemistry|Fine Art|Law|Psychology|Food Technology|Agriculture|Business Administration|Fashion Design|Hospitality Management|Mechatronics|English Literature|Marketing|Civil Engineering|Early Years Education|Social Work|Cloud Security|Mathematics & Sociology|Graphic Design|Economics|Music|Plumbing|Electrical Installation|Logistics|Horticulture|Public Health|History|Supply Chain|Robotics|Veterinary Science|Journalism|Statistics',
);
const degrees = list(
  'BSc (Hons)|BSc|B.Sc.|BA|B.A.|BEng|MEng|MSc|M.S.|MA|MBA|Executive MBA|PhD|Ph.D.|Bachelor of Arts|Bachelor of Science|Master of Science|Bachelor of Engineering (B.Eng.)|Diploma|Advanced Diploma|Higher National Diploma|Associate degree|Certificate IV|NVQ Level 3|City & Guilds Level 2|Postgraduate Certificate|Licence professionnelle|Laurea Magistrale|BTech|B.Com|Bachelor of Arts - BA|College Advanced Diploma|Foundation degree|Dottorato di ricerca|Technician Diploma|National Diploma|HNC|BTEC',
);
const schoolDegrees = list(
  'A-levels|GCSEs|High School Diploma|National Senior Certificate|Leaving Certificate|Abitur|Fachhochschulreife|Matric|WASSCE|SSLC|Higher Secondary|IB Diploma|Baccalauréat|GED|O-levels|Class XII|Secondary school certificate',
);
const schoolTypes = list(
  'University|State University|Institute of Technology|College|Community College|Polytechnic|Business School|School of Public Health|University of Applied Sciences|College of Arts & Technology|Technical College|University, Faculty of Science|University College|College of Nursing|Tech|Conservatory|Academy of Art',
);
const schoolHeads = list(
  'University of|University of the|Institute of|College of|Technical University of|Hochschule|Università degli Studi di|Université de|Universidad de|École de|Politechnika|Univ. of|Fachhochschule',
);
const secondary = list(
  'High School|Girls’ High|Secondary School|Grammar School|Comprehensive|Senior Secondary|Academy|Government College|Convent|Gymnasium|Sixth Form College|Boys’ School|Berufsschule|H.S.',
);
const grades = list(
  'First Class Honours|2:1|2.1|GPA 3.7/4.0|distinction|cum laude|magna cum laude|grade 2.1|74%|Second Class Upper|110/110 e lode|CGPA 8.4|with merit|high honours|upper second|3.62 GPA|pass|final mark 1.7',
);
const studyTails = list(
  '(part-time)|, withdrew|– left after first year|(evening classes)|, coursework only|, on hold|30 of 90 credits|(CDAC accredited)|, first year only|(distance learning)|, expected|(unfinished)|(double major)|(sandwich year)',
);
const studyDetails = list(
  'Thesis: Condition monitoring of a gear pump|Dissertation on rural bus use|Modules: Statistics, Databases, Optics|Erasmus semester in Rheinau|Relevant coursework: Algebra, Machine Learning|Final project: a solar dryer|Thesis: Oxygen redox in layered cathodes|Minor in French|Treasurer of the chess society|Taught first-year labs|Won the design prize of the year|Supervisor: Prof. Halvard|Exchange term at Osaka|Clinical placements in two wards|Subjects: Maths, Physics, Art',
);
const verbs = list(
  'Managed|Ran|Built|Wrote|Looked after|Own|Kept|Trained|Moved|Rebuilt|Served|Planned|Set up|Sold|Repaired|Tested|Took|Led|Supported|Designed|Checked|Answered|Cut|Opened|Delivered|Covered|Counted|Brewed|Assessed|Drafted|Negotiated|Reported|Prepared|Helped|Cleaned|Handled|Drove|Supervise|Taught|Migrated|Reduced|Raised|Coach|Maintain|Responsible for|In charge of|Day-to-day running of|Sole cover for|on site for|first contact for|Charge of|Hold|Brief|Chart',
);
const objects = list(
  'a team of six|the night shift|3 clusters and two regions|invoices for 40 suppliers|the monthly close|patients before and after surgery|perio charts and recalls|orders from three markets|a list of 50 patients a week|drawings for four schools|the release pipeline|unit tests and the build server|stock counts each quarter|the front desk and the phones|new starters|two junior analysts|lessons for grades 7 to 9|budgets of 480m|the weekly newsletter|calls from customers|machines on line 4|safety checks|the recipe book|tax returns for small shops|guest rooms and linen|a fleet of 22 vans|contracts with growers|the data model|mixed models in R|drivers after a findings list|reports to the board|the recall list with the front desk|pilot coatings in 40 kg batches|shop windows|wedding cakes|children with special needs|visits to farms|a survey of 4,100 people|switchgear and panels|letters to insurers',
);
const tails = list(
  'with the vendor in Norway|; 340 came back in 2024|, down 38%|under time pressure|for the whole region|every Thursday night|(about 60 a day)|and showed others how|, 12 a week|with two agencies|before that nothing was automated|in SAP and Excel|for 18 months|so that nobody waits|, from 95 to 22 min|in three languages|by hand|across six clinics|to the deadline|according to EN ISO 13849|using Python and Git|, some 900 built|in the busiest store|alongside the owner|and kept the records|until 2023|since March 2022|, no infractions|, up to 8 weeks abroad|each spring',
);
const summaries = list(
  'Ten years of making people care about things.|I look after money, four people and two agencies.|Hands-on engineer who likes small teams and clear goals.|Looking for a steady post near home with regular hours.|I explain results to people who stopped at algebra.|Nurse with a calm manner and eight years on busy wards.|Detail-minded bookkeeper who enjoys month end.|I came up through the assisting side, so I know what the room should look like.|Applied statistician who would rather find the flaw first.|Happy to talk about radio, pitches and football.|Known for turning up early and finishing what I start.|Seeking a role where design and research meet.|Linux since the floppies.|I like people back on their feet.|Result-driven sales professional with a record of growth in retail and wholesale.|Recently moved and ready to start within two weeks.',
);
const headlines = list(
  'Platform & release person|Marketing Manager; ex-agency; I sell trust|RDH|Accountant|Senior Data Engineer|Registered Nurse, adult branch|Chef and baker|Final-year student|Applied statistician|Hotel people person|Electronics technician|Copywriter, editor|Teacher of physics and maths|Fresh graduate|Curriculum Vitae|Resume|CV|Personal profile of',
);
const skills = list(
  'Excel|Word|Python|R|SQL|Tableau|AWS|EKS|Azure|Docker|Kubernetes|Terraform|Ansible|GitLab CI|Jenkins|Prometheus|Grafana|Bash|Go|Java|Spring Boot|React|TypeScript|Figma|Photoshop|Illustrator|InDesign|SAP|Salesforce|HubSpot|Google Ads|Meta Ads Manager|GA4|SEO|QuickBooks|Xero|Sage|Payroll|VAT returns|Month-end close|Dexis|ABELDent|Dentrix|Hand scaling|Sealants|Cavitron|Dry needling|Manual therapy|Kinesio taping|GoodX|Triage|Cannulation|Wound care|BLS|MIG welding|TIG welding|Forklift|Reach truck|CNC|AutoCAD|SolidWorks|Revit|TIA Portal|STM32|FreeRTOS|CANopen|KiCad|Oscilloscope|Soldering|MATLAB|Simulink|LaTeX|SAS 9.4|tidyverse|lme4|pandas|scikit-learn|XRD|EIS|Origin|Cash handling|Upselling|Latte art|Knife skills|Bread|Menu costing|Sewing|Pattern cutting|Lesson planning|Phonics|Moodle|Public speaking|Team leadership|Conflict resolution|Time keeping|Customer care|Stock control|Route planning|Tachographs|Pallet trucks|Tree felling|Pruning|Photography|Lightroom|Premiere Pro|Copywriting|Paid Social|Brand Strategy|Consumer Insight|Jira|Confluence|Scrum|Git|Linux|VMware|nginx|PagerDuty|Networking|CCTV|First aid|Baking|Budgeting|Forecasting|Negotiation|Power BI|Shiny|Stata|SPSS|NVivo|Zotero|Interviewing|Oscar bookings|Opera PMS|Fidelio|Micros|Bookkeeping',
);
const skillRemarks = list(
  '(basic)|(trained user)|(in anger, 2016 to 2020)|(one office)|(test scripts)|(university only)|(advanced)|, a little|(daily)|(own sharpening)|(ICU)|(read only)',
);
const skillLabels = list(
  'Cloud|Containers|Pipelines|Watching it|Scripting|Languages|Tools|Software|Machines|Clinical|Office|Lab|Design|Frameworks|Databases|Soft skills|Very good|Good|Basic|Technical|Hardware|Other|Daily|Some',
);
const languages = list(
  'English|German|French|Spanish|Portuguese|Irish|Igbo|Yoruba|Italian|Polish|Turkish|Afrikaans|isiXhosa|Swedish|Hindi|Mandarin|Nigerian Pidgin|Vietnamese|Arabic|Tagalog',
);
const languageLevels = list(
  'native|mother tongue|fluent|B2|C1|A2|conversational|basic|(Native or Bilingual)|(Limited Working)|(fluent)|(home)|(can take a history)|spoken at home|working knowledge|– good|: reading only|(IELTS 7.5)',
);
const certificates = list(
  'Certified Kubernetes Administrator (CKA), renewed 2025|BLS for healthcare providers|Forklift licence|First aid at work|CDHO certificate of registration, in good standing|OMT1 (Orthopaedic Manual Therapy)|Dry needling levels 1 & 2|AWS Solutions Architect Associate|Google Analytics Certification|Food Hygiene Level 2|Driving licence class B, BE|AUTOSAR Classic in two days (overview seminar, Essen)|Clean C for Embedded, 3 days|CPR Level C + AED|Excel for Finance, one-day workshop|Coursera: Machine Learning in Python|HPCSA: PT 0000000|ACCA member|PRINCE2 Foundation|Scrum Master (PSM I)|Meta Certified Media Buying Professional|Intro to vestibular rehab, webinar|Authorized to self-initiate|NDHCE passed|CSCS card|IELTS 6.5|Working at height refresher|Lean Six Sigma Green Belt|Manual handling|Associate, National Institute of Marketing',
);
const awards = list(
  'Pitcher Lagos – Silver, Best Use of Radio|Employee of the month|Best poster, Giornate dell’Elettrochimica, Padova|Early-career travel grant, £2,400|Dean’s list|Beamtime, 12 shifts as principal applicant|Hackathon winner|Regional sales award, second place|Scholarship of the Ferrante trust|“Where the oxygen goes.” J. Imaginary Chem. 12, 2026, 1101–1115.|Brandt I., Osei R. “An open pipeline.” Data & Cells 4, 88–97.|GB application 25 0XXXX.1 (co-inventor, filed)|Invited talk, Pennine Battery Days|Highest tips of the season',
);
const activities = list(
  'Free Saturday clinic, one day a year since 2022|Treasurer, Twin Cities chapter|Reviewer for five journals|Coach of the under-12s|Member, American Society of Statistics|Organiser of a repair café|Volunteer at the animal shelter, Guelph|School governor|Scout leader|Choir and Sunday school|Co-supervisor of two PhD students|Talk at the science café',
);
const interests = list(
  'Curling|sourdough|two rescue greyhounds|Quilts|trail running|choir|chess|cycling in Portugal|repair café|gardening|football|board games|reading|hill walking|photography|cooking|bouldering|old radios|sea swimming|birds',
);
const projects = list(
  'Bus tracker – web app for a village|Home weather station|Inventory app (React, Node.js)|Open dataset of potholes|Greenhouse controller with ESP32|Shop for handmade soap|Portfolio site|Capstone: demand forecast for a bakery|Chatbot for library hours|Budget planner',
);
const others = list(
  'Full clean driving licence. Not interested in moving.|Available from 1 March.|Notice period: 4 weeks|Salary expectation: 42k|Willing to travel|US citizen|I declare that the above is true.|Ortho module not taken. Laser: observed only.|Own car|Not yet worked under ISO 9001.|Place, date and signature|Page 1 of 2|Non-smoker|Can start at once',
);
const breaks = list(
  'Career break: minding my father|Parental leave|Time away|Caring for a parent|Maternity leave|Travelling in South America|Sabbatical|Military service|Year off to study|Unemployed, evening classes|Gap year|Illness and recovery|Looking for work',
);
const referees = list(
  'owner at|line manager,|head of department,|practice owner,|my supervisor at|Professor,|shift lead,',
);
const headings: Readonly<Record<string, readonly string[]>> = {
  P: list(
    'Contact|Personal details|Personal data|Reach me|How to find me|Details|Contact me|About the person|Personal|Get in touch|Personal information|Where to write',
  ),
  S: list(
    'Summary|Profile|About me|Objective|Personal statement|In short|Who I am|What I look for|Hello|Career objective|At a glance|Why me|The short version|Intro',
  ),
  J: list(
    'Experience|Work experience|Employment|Employment history|Professional experience|Work history|Career|Where I have worked|Practice|Work|Appointments|Path so far|Jobs|The day jobs|Professional life|Posts held|On the job|My road|Positions|Kitchens I have run|Years at the bench|What I have done|Clinical practice|Engagements|Shifts and shops|In the field|Selected roles|Stations|Track record|Paid work|Things I did for money|Working life|Companies|Teaching posts|At sea|On the tools',
  ),
  E: list(
    'Education|Studies|Study|Schooling|Academic background|Degrees and classes|Degrees|Where I learned|School and college|Qualifications|Training|Learning|Classrooms|Academic record|Schools|What I studied|Lectures and labs|University|Books',
  ),
  L: list(
    'Skills|Key skills|Technical skills|Toolbox|Core competencies|What I use|Hands & gear|Tools|Top Skills|Languages of both kinds|Techniques and software|Software|Expertise|Kit|Things I know|Stack|What I bring|Under the bonnet|Tech|Machines I run|Craft|At my fingertips|In the drawer|Know-how|Instruments',
  ),
  G: list('Languages|Language skills|Tongues|I speak|Languages spoken|Spoken'),
  C: list(
    'Certifications|Certificates|Licences|Short courses|Further training|Licence & papers|Registration|Courses|Professional development|Tickets|Papers|Extra classes|Licences and tickets|Cards held|Driving licence|Seminars',
  ),
  R: list('Projects|Personal projects|Selected projects|Things I made|Side projects|Built|Portfolio'),
  A: list(
    'Awards|Honours|Honors-Awards|Grants and awards|Publications|Selected publications|Patents|Talks|Achievements|Prizes|Papers in print|Press',
  ),
  V: list(
    'Volunteering|Activities|Community|Service|Memberships|Supervision and teaching|Giving back|Clubs|Voluntary work|Service and other|Societies',
  ),
  I: list('Interests|Hobbies|Off the clock|Outside work|Free time|When not working|For fun|After hours'),
  N: list(
    'References|Referees|People who will vouch for me|Who to ask|Ask them|They know me|References on request',
  ),
  O: list(
    'Other|Additional information|Bits and pieces|Etc.|Misc|Declaration|And also|Not (yet) my thing|Availability|Odds and ends|Small print|Notes|Anything else',
  ),
};

export const wordsEn = {
  first,
  last,
  syllables,
  endings,
  places,
  levels,
  domains,
  heads,
  oddTitles,
  titleTails,
  orgTypes,
  adjectives,
  things,
  dateRemarks,
  departments,
  orgRemarks,
  fields,
  degrees,
  schoolDegrees,
  schoolTypes,
  schoolHeads,
  secondary,
  grades,
  studyTails,
  studyDetails,
  verbs,
  objects,
  tails,
  summaries,
  headlines,
  skills,
  skillRemarks,
  skillLabels,
  languages,
  languageLevels,
  certificates,
  awards,
  activities,
  interests,
  projects,
  others,
  breaks,
  referees,
  headings,
};
