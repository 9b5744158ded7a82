/** Health care, education, hospitality, food, beauty, care, media and public service. See `../parse-table.ts`. */
export const people = `
# Nursing | Điều dưỡng | hard
Patient care | Chăm sóc bệnh nhân : took care of patients, caring for patients, chăm sóc người bệnh, bedside care, patient support
Vital signs | Đo dấu hiệu sinh tồn : vital signs monitoring, theo dõi sinh hiệu, sinh hiệu
Medication administration | Cấp phát thuốc : administering medication, thực hiện y lệnh, tiêm truyền, injections, phát thuốc
Intravenous therapy | Truyền dịch : IV therapy, IV insertion, tiêm tĩnh mạch
Wound care | Chăm sóc vết thương : wound dressing, thay băng
Emergency care | Cấp cứu : emergency department, emergency nursing, hồi sức cấp cứu, ICU, intensive care
Infection control | Kiểm soát nhiễm khuẩn : infection prevention, vô khuẩn, sterilization, tiệt trùng
Patient safety | An toàn người bệnh : patient safety standards
Medical records | Hồ sơ bệnh án : electronic health records, EHR, EMR, bệnh án, bệnh án điện tử, charting
Patient education | Tư vấn sức khỏe : health education, giáo dục sức khỏe, tư vấn bệnh nhân
* Midwifery | Hộ sinh; Pediatric nursing | Điều dưỡng nhi; Geriatric care | Chăm sóc người cao tuổi : elderly care, elder care; Surgical nursing | Điều dưỡng ngoại khoa; Operating room nursing | Điều dưỡng phòng mổ; Home care | Chăm sóc tại nhà; Palliative care | Chăm sóc giảm nhẹ; Triage | Phân loại bệnh nhân; Catheterization | Đặt ống thông; Phlebotomy | Lấy máu : blood collection; Dialysis nursing | Điều dưỡng lọc máu; Anesthesia support | Phụ mê; Vaccination | Tiêm chủng : immunization; Basic life support | Hồi sinh cơ bản; Advanced cardiac life support | Hồi sức tim phổi nâng cao : ACLS

# Medicine | Y khoa | hard
Diagnosis | Chẩn đoán : medical diagnosis, khám bệnh, khám chữa bệnh, clinical examination
Clinical research | Nghiên cứu lâm sàng : clinical trials, thử nghiệm lâm sàng, GCP guidelines
Medical imaging | Chẩn đoán hình ảnh : radiology, ultrasound, siêu âm > X-ray, MRI, CT scan
Laboratory testing | Xét nghiệm : lab tests, medical laboratory, clinical laboratory, xét nghiệm y học, lab work
* Surgery | Phẫu thuật; Internal medicine | Nội khoa; Pediatrics | Nhi khoa; Obstetrics and gynecology | Sản phụ khoa; Cardiology | Tim mạch; Oncology | Ung bướu; Dermatology | Da liễu; Psychiatry | Tâm thần; Neurology | Thần kinh; Orthopedics | Chấn thương chỉnh hình; Ophthalmology | Nhãn khoa; Otolaryngology | Tai mũi họng; Dentistry | Nha khoa : dental care, răng hàm mặt; Orthodontics | Chỉnh nha; Family medicine | Y học gia đình; Traditional medicine | Y học cổ truyền; Acupuncture | Châm cứu; Physiotherapy | Vật lý trị liệu : physical therapy, phục hồi chức năng, rehabilitation; Occupational therapy | Hoạt động trị liệu; Speech therapy | Âm ngữ trị liệu; Nutrition counseling | Tư vấn dinh dưỡng : dietetics; Public health | Y tế công cộng; Epidemiology | Dịch tễ học; Anesthesiology | Gây mê hồi sức; Pathology | Giải phẫu bệnh; Hematology | Huyết học; Microbiology | Vi sinh; Biochemistry | Hóa sinh; Immunology | Miễn dịch học; Genetics | Di truyền học; Endoscopy | Nội soi; Electrocardiography | Điện tâm đồ : ECG; Telemedicine | Khám bệnh từ xa; Health insurance procedures | Thủ tục bảo hiểm y tế; Hospital management | Quản lý bệnh viện; Medical equipment | Thiết bị y tế; Medical coding | Mã hóa bệnh > ICD-10; Medical writing | Viết tài liệu y khoa; Mental health care | Chăm sóc sức khỏe tâm thần; Counseling psychology | Tham vấn tâm lý : psychological counseling; Optometry | Khúc xạ nhãn khoa; Audiology | Thính học

# Pharmacy | Dược | hard
Dispensing | Bán thuốc theo đơn : prescription dispensing, drug dispensing, bán thuốc, tư vấn thuốc
Pharmaceutical sales | Trình dược : medical sales, ETC, trình dược viên ETC, OTC sales, kênh ETC, kênh OTC
Pharmacovigilance | Cảnh giác dược : drug safety, ADR
Drug registration | Đăng ký thuốc : regulatory affairs, hồ sơ đăng ký thuốc
GPP : good pharmacy practice, nhà thuốc GPP
* Clinical pharmacy | Dược lâm sàng; Pharmacology | Dược lý; Drug formulation | Bào chế; Drug analysis | Kiểm nghiệm thuốc; Pharmacy management | Quản lý nhà thuốc; HPLC; Chromatography | Sắc ký; Spectroscopy | Quang phổ; Cell culture | Nuôi cấy tế bào; Molecular biology | Sinh học phân tử; =PCR : real-time PCR; ELISA; Bioinformatics | Tin sinh học; Chemical analysis | Phân tích hóa học; Toxicology | Độc chất học; Biotechnology | Công nghệ sinh học; Laboratory safety | An toàn phòng thí nghiệm; Good laboratory practice | Thực hành tốt phòng thí nghiệm : GLP; Sample preparation | Chuẩn bị mẫu; Titration | Chuẩn độ

# Teaching | Giảng dạy | hard
Lesson planning | Soạn giáo án : lesson plans, giáo án, curriculum planning, soạn bài giảng
Classroom management | Quản lý lớp học : classroom discipline, chủ nhiệm lớp, quản lý học sinh
Curriculum development | Xây dựng chương trình học : curriculum design, phát triển chương trình, instructional design, thiết kế chương trình đào tạo
Student assessment | Đánh giá học sinh : grading, chấm bài, exam preparation, testing students, ra đề thi
English teaching | Dạy tiếng Anh : teaching English, ESL, EFL, giảng dạy tiếng Anh, dạy IELTS, IELTS teaching
Online teaching | Dạy học trực tuyến : e-learning, dạy online, giảng dạy trực tuyến, virtual classroom
Early childhood education | Giáo dục mầm non : preschool education, mầm non, kindergarten teaching, giáo viên mầm non
Special education | Giáo dục đặc biệt : special needs, can thiệp sớm
Student counseling | Tư vấn học đường : academic advising, tư vấn tuyển sinh, student advising, admissions counseling
* Primary education | Giáo dục tiểu học; Secondary education | Giáo dục trung học; Higher education | Giáo dục đại học; Vocational training | Dạy nghề; STEM education | Giáo dục STEM; Montessori; Educational technology | Công nghệ giáo dục; Learning management systems | Hệ thống quản lý học tập : LMS > Moodle, Google Classroom, Canvas LMS; Academic research | Nghiên cứu học thuật; Thesis supervision | Hướng dẫn luận văn; Private tutoring | Gia sư : home tutoring; Math teaching | Dạy toán; Physics teaching | Dạy vật lý; Chemistry teaching | Dạy hóa học; Literature teaching | Dạy ngữ văn; History teaching | Dạy lịch sử; Music teaching | Dạy nhạc; Art teaching | Dạy mỹ thuật; Physical education | Giáo dục thể chất; Life skills education | Giáo dục kỹ năng sống; Parent communication | Trao đổi với phụ huynh; Teacher training | Bồi dưỡng giáo viên; School administration | Quản lý trường học; Library management | Quản lý thư viện; Storytelling | Kể chuyện; Phonics; Scientific writing | Viết bài báo khoa học; Scholarship advising | Tư vấn du học : study abroad counseling

# Hospitality | Nhà hàng khách sạn | hard
Food and beverage service | Phục vụ nhà hàng : F&B, F&B service, phục vụ bàn, table service, waiting tables, nghiệp vụ phục vụ
Front office | Tiền sảnh : front office operations, check-in, check-out procedures, nghiệp vụ lễ tân
Housekeeping | Buồng phòng : dọn phòng, room cleaning, nghiệp vụ buồng
Guest relations | Chăm sóc khách lưu trú : guest service, guest services, guest satisfaction, hospitality service
Reservations | Đặt phòng : booking, hotel reservations, room booking, đặt chỗ, booking online
Bartending | Pha chế : mixology, cocktail, pha chế đồ uống, bartender skills
Barista skills | Pha chế cà phê : coffee making, latte art, espresso, pha cà phê
Culinary arts | Nấu ăn : cooking, chế biến món ăn, nấu nướng, food preparation, bếp
Baking | Làm bánh : pastry, bakery, bánh ngọt, bánh mì
Menu planning | Xây dựng thực đơn : menu design, thực đơn, menu development
Kitchen management | Quản lý bếp : kitchen operations, điều hành bếp
Restaurant management | Quản lý nhà hàng : restaurant operations, điều hành nhà hàng
Hotel management | Quản lý khách sạn : hotel operations, điều hành khách sạn
Banquets | Tiệc hội nghị : banqueting, catering, tổ chức tiệc, MICE
Revenue management | Quản lý doanh thu khách sạn : yield management, room revenue
Opera PMS : =Opera, property management system, Smile PMS + Fidelio
* Amadeus; Sabre; Booking.com extranet; Wine knowledge | Kiến thức rượu vang : sommelier; European cuisine | Món Âu; Asian cuisine | Món Á; Vietnamese cuisine | Món Việt; Japanese cuisine | Món Nhật; Chinese cuisine | Món Hoa; Vegetarian cuisine | Món chay; Sushi making | Làm sushi; Barbecue | Món nướng; Food costing | Tính giá vốn món ăn : food cost; Food presentation | Trang trí món ăn; Knife skills | Kỹ thuật dao; Laundry operations | Giặt là; Concierge services | Dịch vụ concierge; Bell service | Hành lý khách sạn; Night audit | Kiểm toán đêm; Upselling rooms | Bán nâng hạng phòng; Spa operations | Vận hành spa; Pool service | Dịch vụ hồ bơi; Karaoke operations | Vận hành karaoke; Cruise operations | Vận hành du thuyền; Event catering | Phục vụ tiệc lưu động

# Tourism | Du lịch | hard
Tour guiding | Hướng dẫn du lịch : tour guide, hướng dẫn viên, dẫn tour
Tour operation | Điều hành tour : tour planning, điều hành du lịch, thiết kế tour, itinerary planning
Ticketing | Bán vé : airline ticketing, vé máy bay, đặt vé
Visa procedures | Thủ tục visa : visa processing, hồ sơ visa
* Inbound tourism | Du lịch inbound; Outbound tourism | Du lịch outbound; Ecotourism | Du lịch sinh thái; Cabin crew service | Phục vụ hành khách hàng không : flight attendant; Airport ground service | Dịch vụ mặt đất sân bay; Travel consulting | Tư vấn du lịch; Destination marketing | Tiếp thị điểm đến

# Beauty and wellness | Làm đẹp và sức khỏe | hard
* Hairdressing | Làm tóc : hair styling, cắt tóc; Makeup | Trang điểm : make-up, makeup artistry; Nail care | Làm móng : nails, manicure; Skin care | Chăm sóc da : skincare, facial treatment; Massage therapy | Massage trị liệu : massage; Tattooing | Xăm thẩm mỹ : phun xăm; Eyelash extensions | Nối mi; Cosmetology | Thẩm mỹ; Spa therapy | Trị liệu spa; Personal training | Huấn luyện thể hình : fitness training, gym training, PT gym; Yoga teaching | Dạy yoga : yoga; Pilates; Zumba teaching | Dạy Zumba; Swimming teaching | Dạy bơi; Sports coaching | Huấn luyện thể thao; Dance teaching | Dạy nhảy; Martial arts | Võ thuật; Nutrition planning | Lập thực đơn dinh dưỡng; Aesthetic consulting | Tư vấn thẩm mỹ; Laser treatments | Điều trị laser thẩm mỹ

# Media production | Sản xuất truyền thông | hard
Graphic design | Thiết kế đồ họa : graphic designer, đồ họa, thiết kế ấn phẩm, visual design
Adobe Photoshop : Photoshop, =PTS, Adobe PS
Adobe Illustrator : Illustrator, Adobe AI
Adobe InDesign : InDesign
CorelDRAW : Corel Draw, =Corel
Canva
Video editing | Dựng phim : video editor, edit video, dựng video, biên tập video, chỉnh sửa video, video production, sản xuất video
Adobe Premiere : Premiere Pro, Adobe Premiere Pro, =Premiere
After Effects : Adobe After Effects
Final Cut Pro : Final Cut
DaVinci Resolve : Davinci
CapCut
Motion graphics | Đồ họa chuyển động : motion design, hoạt hình 2D, 2D animation
3D modeling | Dựng hình 3D : 3D modelling, 3D design, thiết kế 3D, 3D animation > Blender, Maya, Cinema 4D
Photography | Chụp ảnh : photo shooting, nhiếp ảnh, product photography, chụp hình
Videography | Quay phim : filming, camera operation, cameraman skills, quay dựng
Photo retouching | Chỉnh sửa ảnh : photo editing, retouch, chỉnh ảnh > Lightroom
Illustration | Vẽ minh họa : digital illustration, digital painting, minh họa
Typography | Nghệ thuật chữ : layout design, dàn trang, desktop publishing
Packaging design | Thiết kế bao bì : bao bì
Brand identity | Bộ nhận diện thương hiệu : logo design, thiết kế logo, visual identity
Print design | Thiết kế in ấn : brochure design, catalogue design, banner design, thiết kế banner > POSM
Scriptwriting | Viết kịch bản : script writing, kịch bản, kịch bản video, storyboard, storyboarding
Journalism | Báo chí : news writing, viết báo, reporting news, tác nghiệp báo chí
Editing texts | Biên tập nội dung : copy editing, proofreading, biên tập, hiệu đính
Livestreaming | Livestream bán hàng : livestream, live streaming
Podcasting | Sản xuất podcast : podcast production
* Sound design | Thiết kế âm thanh; Audio editing | Biên tập âm thanh : Audition > Audacity; Music production | Sản xuất âm nhạc; Voice acting | Lồng tiếng : voice over, thu âm; Animation | Hoạt hình; Storyboards | Phân cảnh; Character design | Thiết kế nhân vật; Game art | Đồ họa game; Concept art | Vẽ concept; Color grading | Chỉnh màu phim; Visual effects | Hiệu ứng hình ảnh : VFX; Stage design | Thiết kế sân khấu; Lighting for film | Ánh sáng phim; Drone filming | Quay flycam : flycam; Fashion design | Thiết kế thời trang; Textile design | Thiết kế vải; Jewelry design | Thiết kế trang sức; Furniture design | Thiết kế nội thất sản phẩm; Industrial design | Thiết kế công nghiệp; Exhibition design | Thiết kế gian hàng triển lãm; Art direction | Giám đốc nghệ thuật; Creative direction | Chỉ đạo sáng tạo; Calligraphy | Thư pháp; Sculpture | Điêu khắc; Painting art | Hội họa; Procreate; ZBrush; Substance Painter; Houdini; Spine 2D; Clip Studio Paint; Affinity Designer; Adobe Lightroom; Adobe Creative Suite : Adobe Creative Cloud, Adobe suite; Subtitling | Làm phụ đề; Presenting on TV | Dẫn chương trình : MC, dẫn chương trình truyền hình; Acting | Diễn xuất; Singing | Ca hát; Modeling for fashion | Người mẫu; Radio production | Sản xuất phát thanh

# Public service and social work | Dịch vụ công và công tác xã hội | hard
* Social work | Công tác xã hội; Community development | Phát triển cộng đồng; NGO project management | Quản lý dự án phi chính phủ; Grant writing | Viết đề xuất tài trợ : proposal development; Child protection | Bảo vệ trẻ em; Gender equality | Bình đẳng giới; Case management | Quản lý ca; Policy analysis | Phân tích chính sách; Public administration | Hành chính công; Administrative procedures | Thủ tục hành chính; Land administration | Quản lý đất đai; Diplomacy | Ngoại giao; Monitoring and evaluation | Giám sát và đánh giá dự án : M&E framework; Volunteer management | Quản lý tình nguyện viên; Humanitarian aid | Cứu trợ nhân đạo; Security guarding | Bảo vệ an ninh : security services, bảo vệ tài sản; Driving | Lái xe : driver skills, lái xe ô tô, truck driving, lái xe tải; Delivery riding | Giao hàng xe máy : shipper; Forklift driving | Lái xe nâng : forklift operation, xe nâng; Crane operation | Vận hành cần cẩu; Cleaning services | Vệ sinh công nghiệp : cleaning; Gardening | Chăm sóc cây xanh; Childcare | Chăm sóc trẻ : babysitting, trông trẻ; Pet care | Chăm sóc thú cưng; Sewing repairs | Sửa quần áo; Plumbing repairs | Sửa ống nước; Appliance repair | Sửa chữa điện máy : sửa chữa điện gia dụng; Phone repair | Sửa chữa điện thoại; Motorbike repair | Sửa xe máy; Moving services | Chuyển nhà; Tailoring | May đo
`;
