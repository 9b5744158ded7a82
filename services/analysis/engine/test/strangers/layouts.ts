/** A section as a stranger lays it out, and the two facts of each of its entries. */
export type Layout = readonly [
  section: string,
  entries: readonly (readonly [string | null, string | null])[],
];

/** Degree and school: before and after each other, on one line or several, with towns, marks, courses and short forms. */
export const studyLayouts: readonly Layout[] = [
  [
    'EDUCATION\nUniversity of Leeds\t2014 – 2017\nBSc (Hons) Geography, 2:1\nHarrogate Grammar School\t2007 – 2014\n3 A Levels: Geography (A), Maths (B), French (B)',
    [
      ['BSc (Hons) Geography', 'University of Leeds'],
      ['3 A Levels', 'Harrogate Grammar School'],
    ],
  ],
  [
    'EDUCATION\nBachelor of Business (Accounting), UTS, Sydney — 2016\nDiploma of Accounting, TAFE NSW, Ultimo — 2013',
    [
      ['Bachelor of Business (Accounting)', 'UTS'],
      ['Diploma of Accounting', 'TAFE NSW'],
    ],
  ],
  [
    "Education\n2012-2016 Univ. of Lagos, B.Sc. Microbiology (Second Class Upper)\n2011 West African Senior School Certificate, Queen's College Yaba",
    [
      ['B.Sc. Microbiology', 'Univ. of Lagos'],
      ['West African Senior School Certificate', "Queen's College Yaba"],
    ],
  ],
  [
    'Education\nHND Building Services Engineering\nGlasgow Kelvin College, Glasgow\nSep 2010 - Jun 2012\nNational 5s and Highers\nSpringburn Academy\n2004 - 2010',
    [
      ['HND Building Services Engineering', 'Glasgow Kelvin College'],
      ['National 5s and Highers', 'Springburn Academy'],
    ],
  ],
  [
    'EDUCATION AND TRAINING\nM.S. in Civil Engineering | Purdue | West Lafayette, IN | May 2019\nB.E. Civil | Anna University, Chennai | 2016 | CGPA 8.2/10',
    [
      ['M.S. in Civil Engineering', 'Purdue'],
      ['B.E. Civil', 'Anna University'],
    ],
  ],
  [
    'Học vấn\n2015 - 2019: ĐH Thương Mại – Ngành Kế toán – Loại Khá\n2012 - 2015: THPT Chu Văn An, Hà Nội',
    [
      [null, 'ĐH Thương Mại'],
      [null, 'THPT Chu Văn An'],
    ],
  ],
  [
    'TRÌNH ĐỘ HỌC VẤN\nHV Ngân hàng\nCử nhân Tài chính - Ngân hàng\n09/2014 – 06/2018\nGPA: 3.2/4',
    [['Cử nhân Tài chính - Ngân hàng', 'HV Ngân hàng']],
  ],
  [
    'HỌC VẤN\nTrường CĐ Kinh tế Đối ngoại (2016 - 2019)\nChuyên ngành: Kinh doanh xuất nhập khẩu\nXếp loại: Giỏi\nChứng chỉ Khai báo hải quan - Trung tâm đào tạo VILAS (2020)',
    [[null, 'Trường CĐ Kinh tế Đối ngoại']],
  ],
  [
    'Học vấn\nKỹ sư Cơ điện tử, ĐH Bách khoa TP.HCM (2011–2016)\nThạc sĩ Quản trị kinh doanh, Trường Đại học Mở TP.HCM (2019–2021)',
    [
      ['Kỹ sư Cơ điện tử', 'ĐH Bách khoa TP.HCM'],
      ['Thạc sĩ Quản trị kinh doanh', 'Trường Đại học Mở TP.HCM'],
    ],
  ],
  [
    'HỌC VẤN\nTốt nghiệp Trung cấp Y sĩ đa khoa tại trường Trung cấp Y Dược Lê Hữu Trác năm 2012\nCao đẳng Điều dưỡng (liên thông) - Trường Cao đẳng Y tế Hà Đông - 2016',
    [
      ['Trung cấp Y sĩ đa khoa', 'trường Trung cấp Y Dược Lê Hữu Trác'],
      ['Cao đẳng Điều dưỡng', 'Trường Cao đẳng Y tế Hà Đông'],
    ],
  ],
  [
    "Education\nBachelor's Degree, Hospitality Management\nRMIT University Vietnam, Ho Chi Minh City\n2015 – 2018\nFood Safety Level 2, Highfield\nOpen Water Diver, PADI",
    [["Bachelor's Degree", 'RMIT University Vietnam']],
  ],
  [
    'EDUCATION\nTechnical University of Munich (TUM) – M.Sc. Informatics – Munich, Germany – 10/2016–03/2019\nIndian Institute of Technology Kharagpur – B.Tech. Electrical Engineering – Kharagpur, India – 07/2012–05/2016',
    [
      ['M.Sc. Informatics', 'Technical University of Munich (TUM)'],
      ['B.Tech. Electrical Engineering', 'Indian Institute of Technology Kharagpur'],
    ],
  ],
  [
    'Học vấn & Chứng chỉ\nĐại học Ngoại thương CS2 | Cử nhân Kinh tế đối ngoại | 2013 - 2017\nIELTS 7.0 – British Council, 2018\nKhóa học Digital Marketing – FPT Skillking, 2019',
    [['Cử nhân Kinh tế đối ngoại', 'Đại học Ngoại thương CS2']],
  ],
  [
    'QUALIFICATIONS\nCity & Guilds Level 3 Diploma in Electrical Installations, Leeds City College, 2011\nGCSEs (8 including Maths and English), Roundhay School, 2009',
    [
      ['City & Guilds Level 3 Diploma in Electrical Installations', 'Leeds City College'],
      ['GCSEs', 'Roundhay School'],
    ],
  ],
  [
    'EDUCATION\nStanford\nBA, Human Biology\n2009-2013\n\nUCSF School of Nursing\nMSN\n2014-2016',
    [
      ['BA, Human Biology', 'Stanford'],
      ['MSN', 'UCSF School of Nursing'],
    ],
  ],
  [
    'Quá trình đào tạo\n- 2008 – 2012: Học đại học Giao thông Vận tải, khoa Công trình, bằng Khá\n- 2013: Chứng chỉ chỉ huy trưởng công trình\n- 2014: Bồi dưỡng nghiệp vụ đấu thầu',
    [[null, 'đại học Giao thông Vận tải']],
  ],
  [
    'Education\nYaba College of Technology, Lagos: OND Accountancy (2014), HND Accountancy (2017)',
    [['OND Accountancy', 'Yaba College of Technology']],
  ],
  [
    'EDUCATION\nCertificate IV in Ageing Support\nOpen Colleges (online) | 2018\nYear 12, Dandenong High School | 2009',
    [
      ['Certificate IV in Ageing Support', 'Open Colleges'],
      ['Year 12', 'Dandenong High School'],
    ],
  ],
  [
    'HỌC VẤN\nSinh viên năm 3 ngành Công nghệ thông tin\nTrường ĐH Công nghệ Thông tin – ĐHQG TP.HCM\n2023 – nay',
    [[null, 'Trường ĐH Công nghệ Thông tin – ĐHQG TP.HCM']],
  ],
  [
    "Education\nUniversity of the Philippines Diliman — Bachelor of Science in Nursing (cum laude), Quezon City, 2010\nSt. Scholastica's College Manila — High School Diploma, 2006",
    [
      ['Bachelor of Science in Nursing', 'University of the Philippines Diliman'],
      ['High School Diploma', "St. Scholastica's College Manila"],
    ],
  ],
  [
    'Education\nNitec in Electronics, ITE College East, 2012\nGCE N Level, Pasir Ris Secondary School, 2010',
    [
      ['Nitec in Electronics', 'ITE College East'],
      ['GCE N Level', 'Pasir Ris Secondary School'],
    ],
  ],
  [
    'EDUCATION\nNgee Ann Polytechnic                                2013 – 2016\nDiploma in Early Childhood Education\nVictoria Junior College                               2011 – 2012\nGCE A-Level',
    [
      ['Diploma in Early Childhood Education', 'Ngee Ann Polytechnic'],
      ['GCE A-Level', 'Victoria Junior College'],
    ],
  ],
  [
    'Education\nLL.B (Hons), Faculty of Law, Obafemi Awolowo University, Ile-Ife — 2012\nB.L., Nigerian Law School, Abuja — 2013',
    [
      ['LL.B (Hons)', 'Obafemi Awolowo University'],
      ['B.L.', 'Nigerian Law School'],
    ],
  ],
  [
    'Education & Training\nApprenticeship as mechatronics technician, Berufsschule II Augsburg and Kessler Maschinenbau GmbH\n2008 – 2011\nRealschule Friedberg, school leaving certificate\n2008',
    [
      ['Apprenticeship as mechatronics technician', 'Berufsschule II Augsburg'],
      ['school leaving certificate', 'Realschule Friedberg'],
    ],
  ],
  [
    'HỌC VẤN\nBằng nghề Hàn – Trường Trung cấp nghề Kỹ thuật Công nghệ Hùng Vương, 2010\nTHPT Nguyễn Trãi – 2008',
    [
      ['Bằng nghề Hàn', 'Trường Trung cấp nghề Kỹ thuật Công nghệ Hùng Vương'],
      [null, 'THPT Nguyễn Trãi'],
    ],
  ],
  [
    'Học vấn\nTrung cấp kế toán\nTrường TC Kinh tế Kỹ thuật Quang Trung\nTốt nghiệp 2013, loại khá\n12/12\nTHPT Gò Vấp',
    [
      ['Trung cấp kế toán', 'Trường TC Kinh tế Kỹ thuật Quang Trung'],
      [null, 'THPT Gò Vấp'],
    ],
  ],
  [
    'HỌC VẤN\n2017-2021\nTrường Đại học Kinh tế - Luật (ĐHQG-HCM)\nCử nhân Luật Kinh doanh\nGPA 7.9/10',
    [['Cử nhân Luật Kinh doanh', 'Trường Đại học Kinh tế - Luật (ĐHQG-HCM)']],
  ],
  [
    'Học vấn\nĐH Sư phạm Hà Nội 2 – khoa Tiếng Anh – tốt nghiệp 2015 (loại Giỏi)\nChứng chỉ TESOL 120h – 2016\nIELTS 7.5 (2019)',
    [[null, 'ĐH Sư phạm Hà Nội 2']],
  ],
  [
    'Education\n2009–2013\tObafemi Awolowo University, Ile-Ife\tB.Sc. Economics\n2003–2009\tFederal Government College, Enugu\tWASSCE',
    [
      ['B.Sc. Economics', 'Obafemi Awolowo University'],
      ['WASSCE', 'Federal Government College'],
    ],
  ],
  [
    'EDUCATION\nBNSc Nursing Science | Niger Delta University | 2016\nRN, RM | School of Nursing, Tombia | 2011',
    [
      ['BNSc Nursing Science', 'Niger Delta University'],
      ['RN, RM', 'School of Nursing, Tombia'],
    ],
  ],
  [
    "Education\nKCSE, Mean Grade B+\nStarehe Boys' Centre, Nairobi, 2008\nBachelor of Commerce (Finance Option), Kenyatta University, 2013",
    [
      ['KCSE', "Starehe Boys' Centre"],
      ['Bachelor of Commerce (Finance Option)', 'Kenyatta University'],
    ],
  ],
  [
    'Education\nMSc Marketing (part-time), University of Strathclyde Business School, 2017–2019\nBA (Hons) English Literature, First, University of Dundee, 2010–2014\nGoogle Analytics Individual Qualification, 2018',
    [
      ['MSc Marketing', 'University of Strathclyde Business School'],
      ['BA (Hons) English Literature', 'University of Dundee'],
    ],
  ],
  [
    'TRÌNH ĐỘ\nĐại học: Học viện Tài chính, ngành Kế toán doanh nghiệp, 2010-2014\nTin học: MOS Excel\nNgoại ngữ: Anh B1',
    [[null, 'Học viện Tài chính']],
  ],
  [
    'Học vấn\n• Cao đẳng Du lịch Hà Nội – Quản trị khách sạn (2014–2017)\n• Khóa Bartender – Trường nghề Netspace (3 tháng, 2018)',
    [[null, 'Cao đẳng Du lịch Hà Nội']],
  ],
  [
    'EDUCATION\nPost Graduate Diploma in Management (Finance), Welingkar Institute, Mumbai, 2014\nB.Com, H.R. College of Commerce & Economics, Mumbai University, 2011\nHSC, Maharashtra Board, 2008\nSSC, Holy Family High School, Andheri, 2006',
    [
      ['Post Graduate Diploma in Management (Finance)', 'Welingkar Institute'],
      ['B.Com', 'H.R. College of Commerce & Economics, Mumbai University'],
      ['HSC', 'Maharashtra Board'],
      ['SSC', 'Holy Family High School'],
    ],
  ],
  [
    'Education\nAssociate of Applied Science, Automotive Technology\nPima Community College — Tucson, AZ\nMay 2015\nDiploma, Sunnyside High',
    [
      ['Associate of Applied Science', 'Pima Community College'],
      ['Diploma', 'Sunnyside High'],
    ],
  ],
  [
    'Học vấn\nThS. Quản lý Bệnh viện, ĐH Y tế Công cộng, 2020\nCN. Điều dưỡng, ĐH Y Dược Thái Nguyên, 2013',
    [
      ['ThS. Quản lý Bệnh viện', 'ĐH Y tế Công cộng'],
      ['CN. Điều dưỡng', 'ĐH Y Dược Thái Nguyên'],
    ],
  ],
  [
    'Học vấn\nKS Xây dựng cầu đường – Đại học Giao thông Vận tải TP.HCM – 2014',
    [['KS Xây dựng cầu đường', 'Đại học Giao thông Vận tải TP.HCM']],
  ],
  [
    'EDUCATION\nCarnegie Mellon University, Pittsburgh, PA. Master of Information Systems, 2015\nNanyang Technological University, Singapore. B.Eng (Computer Science), 2012',
    [
      ['Master of Information Systems', 'Carnegie Mellon University'],
      ['B.Eng (Computer Science)', 'Nanyang Technological University'],
    ],
  ],
  [
    'Education\nHigh School Diploma – Lincoln-Way East H.S., Frankfort, IL (2009)\nCertified Nursing Assistant program – Joliet Junior College (2010)',
    [
      ['High School Diploma', 'Lincoln-Way East H.S.'],
      [null, 'Joliet Junior College'],
    ],
  ],
  [
    'Học vấn\nĐại học Kinh tế Kỹ thuật Công nghiệp\nKhoa: Quản trị kinh doanh\nHệ: Chính quy\nNăm tốt nghiệp: 2018',
    [[null, 'Đại học Kinh tế Kỹ thuật Công nghiệp']],
  ],
  [
    'EDUCATION\nB.Sc. (Hons) Accounting (2:1), Covenant University, Ota, Ogun State, 2011 - 2015\nSenior Secondary School Certificate, Mayflower School, Ikenne, 2010',
    [
      ['B.Sc. (Hons) Accounting', 'Covenant University'],
      ['Senior Secondary School Certificate', 'Mayflower School'],
    ],
  ],
  [
    'Education\nAtlantic Technical College, Coconut Creek, FL\nHVAC certificate program, completed June 2014\nMonarch High School, Coconut Creek, FL\nDiploma, 2012',
    [
      ['HVAC certificate program', 'Atlantic Technical College'],
      ['Diploma', 'Monarch High School'],
    ],
  ],
  [
    'HỌC VẤN\nTốt nghiệp: Đại học Cần Thơ\nNgành: Nuôi trồng thủy sản\nNăm: 2011',
    [[null, 'Đại học Cần Thơ']],
  ],
  [
    'Học vấn:\n+ 2009-2012: Cao đẳng nghề Cơ điện Hà Nội, nghề Điện công nghiệp\n+ 2006-2009: Trường THPT Sóc Sơn',
    [
      [null, 'Cao đẳng nghề Cơ điện Hà Nội'],
      [null, 'Trường THPT Sóc Sơn'],
    ],
  ],
  [
    "Education\nWarsaw School of Economics (SGH)\nMaster's in Quantitative Methods, 2013\nBachelor's in Finance, 2011",
    [
      ["Master's in Quantitative Methods", 'Warsaw School of Economics (SGH)'],
      ["Bachelor's in Finance", 'Warsaw School of Economics (SGH)'],
    ],
  ],
  [
    "Education\nCambridge International A Levels — Sekolah Menengah, Kuching (2009)\nDiploma in Hotel Management — Taylor's College (2011)\nWSET Level 2 Award in Wines (2015)",
    [
      ['Cambridge International A Levels', 'Sekolah Menengah'],
      ['Diploma in Hotel Management', "Taylor's College"],
      ['WSET Level 2 Award in Wines', null],
    ],
  ],
  [
    'Học vấn\nThạc sĩ Quản lý giáo dục – ĐH Sư phạm TP.HCM, 2018\nCử nhân sư phạm Toán – ĐH Sư phạm TP.HCM, 2010\nChứng chỉ Tiếng Anh B2 – ĐH Sư phạm TP.HCM, 2017',
    [
      ['Thạc sĩ Quản lý giáo dục', 'ĐH Sư phạm TP.HCM'],
      ['Cử nhân sư phạm Toán', 'ĐH Sư phạm TP.HCM'],
    ],
  ],
  [
    'EDUCATION\nStanford University — Stanford, CA\nMS in Computer Science, 2016–2018\nUC San Diego — La Jolla, CA\nBS in Cognitive Science, 2012–2016',
    [
      ['MS in Computer Science', 'Stanford University'],
      ['BS in Cognitive Science', 'UC San Diego'],
    ],
  ],
  [
    'EDUCATION\nUniversity of Toronto – Mississauga Campus\nHonours Bachelor of Business Administration\nSept 2015 – Apr 2019',
    [['Honours Bachelor of Business Administration', 'University of Toronto – Mississauga Campus']],
  ],
  [
    'Education\nLSE\nMSc Media and Communications\n2020\nDurham\nBA English Literature\n2018',
    [
      ['MSc Media and Communications', 'LSE'],
      ['BA English Literature', 'Durham'],
    ],
  ],
  [
    'EDUCATION\nMBA, INSEAD, Fontainebleau (2019)\nIngénieur, École Centrale de Lyon (2013)',
    [
      ['MBA', 'INSEAD'],
      ['Ingénieur', 'École Centrale de Lyon'],
    ],
  ],
  [
    'EDUCATION\nUniversidad de los Andes, Bogotá\nEconomista, 2010 - 2015',
    [['Economista', 'Universidad de los Andes']],
  ],
  [
    "Education\nKing's College London (2015-2018)\nLLB Law, Upper Second Class\nNewstead Wood (2008-2015)\n3 A-levels; 10 GCSEs",
    [
      ['LLB Law', "King's College London"],
      ['A-levels', 'Newstead Wood'],
    ],
  ],
  [
    'EDUCATION\nB.A. Japanese Studies, SOAS, 2016\nYear abroad: Waseda University, Tokyo',
    [['B.A. Japanese Studies', 'SOAS']],
  ],
  [
    'TRÌNH ĐỘ HỌC VẤN\n- 2010-2013: Cao đẳng Y tế Thái Bình - Điều dưỡng\n- 2016-2018: Đại học Điều dưỡng Nam Định (liên thông)',
    [
      [null, 'Cao đẳng Y tế Thái Bình'],
      [null, 'Đại học Điều dưỡng Nam Định'],
    ],
  ],
  [
    'HỌC VẤN\nTốt nghiệp Trung cấp nghề Nấu ăn - Trường Trung cấp nghề Nguyễn Tất Thành (2015)',
    [['Trung cấp nghề Nấu ăn', 'Trường Trung cấp nghề Nguyễn Tất Thành']],
  ],
  ['HỌC VẤN\nHVTC - Khoa Tài chính doanh nghiệp, hệ chính quy\n2012 - 2016, bằng Khá', [[null, 'HVTC']]],
  [
    'Trình độ\nBác sĩ đa khoa - ĐH Y Hà Nội - 2008 đến 2014\nChuyên khoa I Nhi - ĐH Y Hà Nội - 2017 đến 2019',
    [
      ['Bác sĩ đa khoa', 'ĐH Y Hà Nội'],
      ['Chuyên khoa I Nhi', 'ĐH Y Hà Nội'],
    ],
  ],
  [
    'HỌC VẤN\nĐại học: Trường Đại học Nha Trang, ngành Chế biến thủy sản, 2008 - 2012\nCao học: Trường Đại học Cần Thơ, ngành Công nghệ sau thu hoạch, 2014 - 2016',
    [
      [null, 'Trường Đại học Nha Trang'],
      ['Cao học', 'Trường Đại học Cần Thơ'],
    ],
  ],
];

/** Title and employer: clients, departments, brands with a legal name, own account. */
export const workLayouts: readonly Layout[] = [
  [
    'Experience\nClient: Kestrel Mutual Insurance\nRole: QA Analyst\nEmployer: Tavora Systems Pvt Ltd\nMar 2019 - Aug 2022\n- Wrote test cases\n\nClient: Orbit Bank\nEmployer: Tavora Systems Pvt Ltd\nRole: Test Engineer\nJan 2017 - Feb 2019\n- Ran regression tests',
    [
      ['QA Analyst', 'Tavora Systems Pvt Ltd'],
      ['Test Engineer', 'Tavora Systems Pvt Ltd'],
    ],
  ],
  [
    'Experience\nSenior Copywriter, Freelance — Mar 2020 – Present\n- Wrote ads for food brands\nCopywriter, Pale Fox Agency — 2016 – 2020\n- Wrote radio spots',
    [
      ['Senior Copywriter', 'Freelance'],
      ['Copywriter', 'Pale Fox Agency'],
    ],
  ],
  [
    'Experience\nBeanstalk Coffee (Harbour Foods Pte. Ltd.)\nAssistant Outlet Manager\nJun 2021 – Present\nOrchard, Singapore\n- Ran a shift of 8',
    [['Assistant Outlet Manager', 'Beanstalk Coffee (Harbour Foods Pte. Ltd.)']],
  ],
  [
    'Work history\nDept. of Paediatrics, St Brannoc Hospital\nStaff Nurse | 04/2018 – 09/2022\n- Cared for 12 patients a shift\nEmergency Department, Northmoor General\nHealthcare Assistant | 01/2015 – 03/2018\n- Took observations',
    [
      ['Staff Nurse', 'St Brannoc Hospital'],
      ['Healthcare Assistant', 'Northmoor General'],
    ],
  ],
  [
    'Experience\n2019 to date: Site Engineer at Greystone Civil Ltd, working on the A14 bypass\n2015 to 2019: Graduate Engineer at Moorland Council',
    [
      ['Site Engineer', 'Greystone Civil Ltd'],
      ['Graduate Engineer', 'Moorland Council'],
    ],
  ],
  [
    'Kinh nghiệm làm việc\n03/2021 – nay\nPhòng Kinh doanh – Công ty CP Dược Hậu Lộc\nTrình dược viên OTC\n- Phụ trách 120 nhà thuốc\n06/2018 – 02/2021\nShowroom Thời trang Mộc An\nCửa hàng trưởng\n- Quản lý 6 nhân viên',
    [
      ['Trình dược viên OTC', 'Công ty CP Dược Hậu Lộc'],
      ['Cửa hàng trưởng', 'Showroom Thời trang Mộc An'],
    ],
  ],
  [
    'Kinh nghiệm làm việc\nKế toán công nợ tại Nhà phân phối Tân Việt Phát (05/2019 - 12/2022)\n- Theo dõi công nợ\nThu ngân tại siêu thị Co.op Food (01/2017 - 04/2019)\n- Thu tiền',
    [
      ['Kế toán công nợ', 'Nhà phân phối Tân Việt Phát'],
      ['Thu ngân', 'siêu thị Co.op Food'],
    ],
  ],
  [
    'KINH NGHIỆM\nTHE COFFEE NEST (CÔNG TY TNHH AN NHIÊN F&B)          08/2020 - 05/2023\nGiám sát ca\n- Xếp lịch cho 10 bạn\nHIGHLAND TEA                                   02/2018 - 07/2020\nBarista\n- Pha chế',
    [
      ['Giám sát ca', 'THE COFFEE NEST (CÔNG TY TNHH AN NHIÊN F&B)'],
      ['Barista', 'HIGHLAND TEA'],
    ],
  ],
  [
    'Kinh nghiệm làm việc\nLập trình viên Backend (Freelance) | 01/2022 - Hiện tại\n- Viết API cho 3 khách hàng\nKhách hàng: Ngân hàng Bắc Hải, Công ty Gạo Việt\nLập trình viên PHP | Công ty TNHH Phần mềm Lá Xanh | 07/2018 - 12/2021\n- Viết module thanh toán',
    [
      ['Lập trình viên Backend (Freelance)', null],
      ['Lập trình viên PHP', 'Công ty TNHH Phần mềm Lá Xanh'],
    ],
  ],
  [
    'Professional Experience\nAccenta (via Randall Staffing)   Austin, TX\nData Entry Specialist (Contract)   Feb 2021 – Dec 2022\n- Entered 400 records a day\nSelf-employed\nBookkeeper   2017 – 2021\n- Kept books for 9 shops',
    [
      ['Data Entry Specialist', 'Accenta (via Randall Staffing)'],
      ['Bookkeeper', 'Self-employed'],
    ],
  ],
  [
    'EXPERIENCE\nNov 2018 - Present | Lumen Dairy Co-operative | Lagos\nQuality Control Officer\n- Tested raw milk\nJan 2016 - Oct 2018 | Federal Ministry of Agriculture (NYSC) | Abuja\nLaboratory Assistant\n- Prepared media',
    [
      ['Quality Control Officer', 'Lumen Dairy Co-operative'],
      ['Laboratory Assistant', 'Federal Ministry of Agriculture (NYSC)'],
    ],
  ],
  [
    'Kinh nghiệm\nTrưởng nhóm Telesales\nCông ty Tài chính Hưng Thịnh – Chi nhánh Cần Thơ\nTừ tháng 3/2020 đến tháng 9/2023\n- Quản lý 12 nhân viên\nNhân viên Telesales\nCông ty Tài chính Hưng Thịnh – Chi nhánh Cần Thơ\nTừ tháng 1/2018 đến tháng 2/2020\n- Gọi 80 cuộc/ngày',
    [
      ['Trưởng nhóm Telesales', 'Công ty Tài chính Hưng Thịnh'],
      ['Nhân viên Telesales', 'Công ty Tài chính Hưng Thịnh'],
    ],
  ],
];
