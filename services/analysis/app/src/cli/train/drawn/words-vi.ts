// Parts of which invented résumés in Vietnamese are made, over many trades; written as people write, short forms included.
const list = (text: string): readonly string[] => text.replace(/\s+/g, ' ').trim().split('|');

const last = list(
  'Nguyễn|Trần|Lê|Phạm|Hoàng|Phan|Vũ|Võ|Đặng|Bùi|Đỗ|Hồ|Ngô|Dương|Lý|Lường|Phùng|Âu Dương|Mai|Trịnh|Đinh|Cao|Tạ|Quách|Lương|Châu|Tôn Nữ|Hà',
);
const first = list(
  'Thị Lụa|Văn Bình|Khắc Toản|Quốc Đại|Thảo Vy|Hồng Gấm|Đình Khoát|Minh Anh|Ngọc Trâm|Hữu Phước|Thanh Tùng|Thu Hà|Gia Bảo|Hoài Nam|Kim Chi|Bích Ngọc|Đức Huy|Thùy Dương|Quỳnh Như Ý|Xuân Mai|Nhật Quang|Phương Linh|Tấn Đạt|Thị Hoa|Công Danh|Mỹ Duyên',
);
const names = list(
  'Hải Thịnh|Hưng Vân|Thành Phát|Sơn Trà Xanh|An Bình|Bông Sen|Mắt Biếc|Cỏ Mật|Ong Thợ|Nhà Gạo|Lá Sen|Rừng Xanh|Bến Phù Sa|Minh Long|Phú Quý|Đại Nam|Tân Tiến|Hoàng Gia|Kim Lâm|Sơn Hà|Út Hiền|Bảy Hưng|Tiến Hà|Việt Thắng|Đồng Khởi|Hàm Rồng|Ánh Dương|Bình Minh|Nam Phong|Trường Sơn|Shinwoo Vina|Kobelta Việt Nam|Fuji Asia|Green House|Sao Mai|Xách Balo|Gia Định|Tây Đô|Quách Hạnh|Thiên Ân|Lộc Phát|Mekong|Delta|Hoa Ban|Cánh Diều|Bống Bang|Chú Tư|Cô Ba|Vạn Hạnh|Trung Nguyên Xanh',
);
const trades = list(
  'May|Xuất khẩu|Dệt Nhuộm|Nhựa & Khuôn mẫu|Xây dựng|Tư vấn và Xây lắp|Cơ khí|Thực phẩm|Thủy sản|Dược phẩm|Truyền thông|Quảng cáo|Logistics|Vận tải|Thương mại Dịch vụ|Du lịch|Công nghệ|Phần mềm|Giáo dục|Nội thất|Gỗ|In ấn Bao bì|Điện tử|Điện lạnh|Bất động sản|Bảo hiểm|Nông nghiệp|Thức ăn chăn nuôi|Mỹ phẩm|Thời trang|Giày da|Kế toán|Tài chính',
);
const companies = list(
  'Công ty TNHH|Công ty CP|Công ty Cổ phần|CTY TNHH MTV|Cty TNHH|Công ty TNHH MTV|CTY CP|Tập đoàn|Tổng công ty|DNTN|Xí nghiệp|HTX|Nhà máy|Công ty|C.ty TNHH',
);
const shops = list(
  'Tiệm|Quán|Cửa hàng|Shop|Tiệm bánh|Cà phê|Trà sữa|Lẩu Nấm|Quán cơm|Nhà hàng|Khách sạn|Homestay|Siêu thị|Nhà thuốc|Phòng khám|Bệnh viện|Trung tâm Y tế huyện|Bệnh viện Đa khoa khu vực|Trường Tiểu học|Trường THCS|Trường Mầm non|Trung tâm Anh ngữ|Cơ sở cơ khí|Xưởng mộc|Xưởng may|Gara ô tô|Trại gà|Vựa trái cây|Đội thi công|Agency|Trang du lịch|Ngân hàng TMCP|Văn phòng luật sư|UBND xã|Spa|Studio|Salon tóc|Nhà sách|Kho vận|Bưu cục|Mỹ phẩm|Tiệm nến thơm|Đại lý|Hộ kinh doanh|CLB Truyền thông|Tòa soạn báo|Phòng khám tư BS|Khu điều trị',
);
const orgRemarks = list(
  '(KCN Hòa Xá)|– Nhà máy Amata|, chi nhánh Trực Ninh|- Chi nhánh Mậu Thân|– CN MIỀN TRUNG|(biệt phái)|(shop online, nhà bạn)|gần nhà|(Biên Hòa)|(Nhật Bản)|, nhóm F&B|, kho Sóng Thần|(đã đóng cửa)|(vốn Hàn Quốc)',
);
const places = list(
  'TP.HCM|Hà Nội|Đà Nẵng|Cần Thơ|Biên Hòa|Hải Phòng|Nam Định|Hòa Bình|Q. Gò Vấp, TP.HCM|Vĩnh Long|Bình Dương|Quận 7|Huế|Nghệ An|Đồng Nai|Long An|Thanh Hóa|Cẩm Lệ, Đà Nẵng|Tân Lạc, Hòa Bình|Lâm Đồng',
);
const titleHeads = list(
  'Nhân viên|Kỹ sư|Trưởng phòng|Phó phòng|Tổ trưởng|Tổ phó|Trưởng nhóm|Chuyên viên|Thợ|Công nhân|Kỹ thuật viên|Thực tập sinh|Cộng tác viên|CTV|Quản lý|Giám sát|Trợ lý|Cán bộ|Phó ban|Trưởng ban|Trưởng ca|NV|TTS|Phụ|Leader|Tư vấn viên',
);
const titleFields = list(
  'bán hàng|kế toán|kho|may|hàn|tiện|bảo trì|cơ điện|chuyền|nội dung|marketing|kinh doanh|nhân sự|hành chính|kiểm soát chất lượng|QC|QA|sản xuất|xây dựng|kết cấu|thiết kế|lập trình|dữ liệu|phục vụ|pha chế|bếp|lễ tân|thu ngân|giao hàng|vận hành máy|chăm sóc khách hàng|tín dụng|thu mua|xuất nhập khẩu|kỹ thuật chuyền|TikTok|SEO|content|sự kiện|an toàn|môi trường|trắc địa|ca tối|tổ 12|điện lạnh|mộc|sơn|nấu ăn|cắt|kiểm hàng|hồ sơ|dự án',
);
const titles = list(
  'Giáo viên Toán|Điều dưỡng viên|Điều dưỡng hợp đồng|Dược sĩ bán thuốc|Kế toán trưởng|Kế toán tổng hợp|Lái xe tải|Đầu bếp|Phụ bếp|Bảo vệ|Bác sĩ|Họa viên kết cấu|Thủ kho|Thu ngân|Trợ giảng|Content Executive|Content Leader|Sales Admin|Biên tập nội dung tự do|Pha chế kiêm thu ngân|công nhân may|thợ may|KCS cuối chuyền|Tổ phó kiêm kỹ thuật chuyền|Giám sát ca tối|Phục vụ tiệc|Shipper|Barista|Lễ tân|Hướng dẫn viên|Phiên dịch tiếng Nhật|Giảng viên|Hộ lý|Thợ điện|Thợ tiện – hàn|Quản đốc|Marketing Executive|Data Analyst|Frontend Developer|Bán hàng thời vụ|làm nội dung TikTok bán thời gian|đứng máy|CTV viết bài|Trưởng tua trực|ĐD phụ|Chỉ huy phó|Gia sư|Nhân viên|Streamer|Học việc|Photographer|Chủ quán|Phó ban Nội dung|Ban nhạc lễ',
);
const titleTails = list(
  '(thời vụ)|(bán thời gian)|(phía thầu chính)|(chỉ T7, CN)|(thử việc)|(hợp đồng)|, ca đêm|kiêm lái xe|kiêm thủ quỹ|(part-time)|(từ 2023)|, khu vực miền Tây',
);
const dateRemarks = list(
  '(1 năm 4 tháng)|· bán thời gian|(theo mùa)|(nghỉ dịch 3 tháng)|(hợp đồng)|, cuối tuần|(45 ngày)',
);
const departments = list(
  'Khoa Nội tổng hợp|Khoa Hồi sức tích cực - Chống độc|Phòng Kế hoạch|Bộ phận Cơ điện|Tổ 3|Xưởng 2|Phòng Marketing|Khối Vận hành|Ban Dự án|Khoa Dược',
);
const fields = list(
  'Quản trị kinh doanh|Kế toán|Công nghệ thông tin|Điều dưỡng|Cơ khí|Kỹ thuật cơ khí|May thời trang|Quan hệ công chúng|Văn học|Xây dựng dân dụng|Công nghệ kỹ thuật xây dựng|Tài chính - Ngân hàng|Ngôn ngữ Anh|Luật|Sư phạm Toán|Nghiệp vụ nhà hàng|Dược|Điện công nghiệp|Thiết kế đồ họa|Nông học|Thú y|Du lịch|Marketing|Kinh tế|Logistics|Công nghệ thực phẩm|Môi trường|Điện tử viễn thông|Quản trị nhân lực|Đông phương học',
);
const degrees = list(
  'Cử nhân|Kỹ sư|Thạc sĩ|Cao đẳng|Trung cấp|Trung cấp nghề|Bằng Cao đẳng|Bằng Đại học|Đại học|Bác sĩ|Tiến sĩ|Cao đẳng chính quy|Cao đẳng nghề|Sơ cấp nghề|Dược sĩ|Bằng kỹ sư',
);
const schoolDegrees = list('12/12|Tốt nghiệp THPT|Bằng THPT|Bổ túc 12/12|Tú tài|9/12');
const schoolHeads = list(
  'Trường Đại học|Đại học|Trường ĐH|ĐH|Học viện|Trường Cao đẳng|Cao đẳng|CĐ|Trường Trung cấp|Trường Trung cấp nghề|Trường CĐ|Trường Cao đẳng nghề',
);
const schoolFields = list(
  'Công nghiệp|Kinh tế|Bách khoa|Sư phạm|Y tế|Điều dưỡng|Kiến trúc|Văn Hóa – Nghệ thuật|Kỹ thuật|Du lịch - Khách sạn|Nông Lâm|Giao thông – Xây dựng|Công nghệ|Ngoại ngữ|Tài chính|Y Dược|Dệt may|Thủy sản|Mở|Báo chí',
);
const schoolPlaces = list(
  'Hàm Rồng|Đồng Khởi|Sơn La|Nam Định|Hải Vân|Gia Định|Miền Trung|Tây Đô|Cửu Long Hậu|Quảng Ngãi|Hà Nội|TP.HCM|Sông Hồng|Lạc Thủy|Phú Xuân|Đông Á Mới|Thăng Bình',
);
const secondary = list('Trường THPT|THPT|TTGDTX|Trường PTTH|Trung tâm GDTX');
const grades = list(
  'loại Khá|Giỏi|GPA 3.28/4|TB khá|loại TB Khá|xếp loại Giỏi|Xuất sắc|8.1/10|Khá|điểm TB 7,6|loại Giỏi|GPA: 3.4',
);
const studyTails = list(
  '(hệ vừa làm vừa học)|, chính quy|(từ xa)|, liên thông VLVH|, đang bảo lưu|, hệ chính quy|, học được 3 kỳ|, liên thông từ CĐ|(chưa tốt nghiệp)|, VB2',
);
const studyDetails = list(
  'Khóa luận: Gen Z tin KOC đến đâu?|Đồ án: thiết kế dầm chữ T|Học bổng khuyến khích HK2|Bí thư chi đoàn|Môn học: Xác suất, Cơ sở dữ liệu|Đề tài: máy sấy nông sản|Sinh viên 5 tốt|Thực tập tại bệnh viện tỉnh|Luận văn về tín dụng vi mô',
);
const verbs = list(
  'Quản lý|Phụ trách|Làm|Lập|Theo dõi|Kiểm tra|Bán|Viết|Tư vấn|Sửa|Vận hành|Giao|Nhận|Ghi|Kèm|Chốt|Đứng|Tiêm|Hàn|Nghiệm thu|Báo cáo|Thiết kế|Hướng dẫn|Hỗ trợ|Chăm sóc|Trực|Nhập|Xử lý|Lên|Triển khai|Bốc xếp|Dọn|Nấu|Soạn|Đào tạo|Liên hệ|Quay dựng|Gọi|Phân ca|Chạy|Rải chuyền|Em đứng|Tôi lo|Giảm|Tăng|Trả lời|Chịu trách nhiệm|Đi',
);
const objects = list(
  'hồ sơ khách hàng|chuyền 42 công nhân|sổ kho và xuất nhập|đơn hàng jacket 3 lớp|22 máy ép phun|lịch bảo dưỡng tuần/tháng|bài cho fanpage|4 post/tuần|đội 11 phục vụ|két và báo cáo cuối ca|công nợ nhà cung cấp|bản vẽ thép|khối lượng với tổ đội|người bệnh nặng|ca đêm|máy nén khí, hộp số|khách quen|bảng lương|tờ khai thuế|tiệc cưới 60 - 80 bàn|lớp 32 trẻ|vườn 3 hecta|xe tải 5 tấn|mẫu đầu chuyền|nguyên vật liệu|hợp đồng|kế hoạch tháng|clip dọc 30 giây|website bán hàng|dữ liệu bán hàng|phòng mổ|thiết bị y tế|nhật ký công trình|sàn 45 bàn|kho lạnh',
);
const tails = list(
  'mỗi ca|trên eHospital|, năm 2025 giảm còn 2%|cho cả tổ|theo quy trình|từ 310 lên 405 áo/ngày|trong quyền của mình|cùng bạn chạy quảng cáo|theo mẫu có sẵn|trong ngày|đúng hạn|, không ai phải làm lại|cho 2 spa và 1 quán|mỗi tuần 3 buổi|bằng Excel|trước giờ mở cửa|với bên kế toán|(mã 7 túi)|, đi tỉnh khi cần|, tháng 10/2022|tại công trường|từ 6/2023|được khen thưởng',
);
const summaries = list(
  'Em đi may từ năm 18 tuổi, làm công nhân rồi tổ trưởng.|Tôi đi lên từ chạy bàn.|Mình vừa ra trường, mê viết và dựng clip ngắn.|Mong muốn tìm công việc ổn định, lâu dài.|5 năm kinh nghiệm kế toán tại doanh nghiệp sản xuất.|Chăm chỉ, trung thực, chịu khó học hỏi.|Muốn phát triển trong môi trường chuyên nghiệp.|Thích nhìn sảnh kín khách mà ai cũng được rót nước đúng lúc.|Có sức khỏe, đi ca được.|Tò mò, cả nghĩ, đúng hẹn.|Mục tiêu trở thành kỹ sư trưởng sau 3 năm.',
);
const headlines = list(
  'tổ trưởng chuyền may|người viết · người kể chuyện|FRESH GRADUATE · CONTENT & SOCIAL|Kế toán tổng hợp|Kỹ sư xây dựng|Điều dưỡng|SƠ YẾU LÝ LỊCH|ĐƠN ỨNG TUYỂN|HỒ SƠ XIN VIỆC|CURRICULUM VITAE|Giám sát nhà hàng|Thợ bảo trì|Nhân viên văn phòng|Cộng hòa xã hội chủ nghĩa Việt Nam|(Dùng để xin việc)|LÝ LỊCH CÔNG VIỆC',
);
const skills = list(
  'Word|Excel|PowerPoint|MISA|AutoCAD 2D|SolidWorks|Revit|Canva|CapCut|Photoshop|Meta Business Suite|Google Sheets|Google Docs|WordPress|ChatGPT|KiotViet|Máy 1 kim|2 kim|vắt sổ 5 chỉ|kan sai|đính bọ|thùa khuy|máy lập trình|Hàn MIG|Hàn que|Tiện vạn năng|PLC|Đọc bản vẽ|biến tần|khởi động từ|eHospital|Tiêm truyền|Lấy máu|Giao tiếp|Làm việc nhóm|Bán hàng|Chốt đơn|Viết social|Kịch bản video|Bài chuẩn SEO|Email marketing|Đặt tên, slogan|Chụp ảnh sản phẩm|Pha chế|Phục vụ bàn tiệc|Nấu món Á|Làm bánh|Thuyết trình|Quản lý thời gian|Google Ads|Facebook Ads|Python|SQL|Java|React|Lái xe nâng|Sửa điện lạnh|Dự toán Eta|Etabs|Khai báo hải quan|Kê khai thuế|Tin học văn phòng|Zalo|Google Earth|Chịu áp lực|Giải quyết vấn đề|Soạn giáo án|Figma|Power BI',
);
const skillRemarks = list(
  '(cơ bản)|(biết chạy, chưa biết sửa)|(thành thạo)|(ít)|(tự học)|: dùng hằng ngày|(lấy ý)|●●●●○|: khá|(bóc KL)|: xem mô hình, chưa dựng được|●●●',
);
const skillLabels = list(
  'Vi tính|Máy tính|Phần mềm|Tin học|Thiết kế|Điện|Kỹ năng mềm|Chuyên môn|Máy móc|Công cụ|Khác|Vẽ kỹ thuật|Nghiệp vụ',
);
const languages = list(
  'Tiếng Anh|Tiếng Nhật|Tiếng Hàn|Tiếng Trung|Tiếng Khmer|Tiếng Việt|Tiếng Pháp|Ngoại ngữ',
);
const languageLevels = list(
  'A2|B1|giao tiếp|đọc báo, dịch bài|TOEIC 650|IELTS 6.0|N3|cơ bản|khá|không dùng được khi nói|(Native or Bilingual)|(Elementary)|vài câu chào hỏi|HSK 4|bản ngữ',
);
const certificates = list(
  'Chứng chỉ hành nghề giám sát hạng III|Thẻ ATLĐ nhóm 2, còn hạn|Google Analytics (tự học qua video)|Lớp bồi dưỡng tổ trưởng chuyền may, 5 buổi|Khóa SEO Copywriting, Học viện Bút Chì, 8 buổi|IELTS 6.0|Bằng lái xe B2|CCHN số 004512/HB-CCHN, Sở Y tế cấp|Chứng chỉ Tin học cơ bản|Lớp tập huấn cấp cứu, 2 ngày|Kiến thức an toàn thực phẩm|Chứng chỉ kế toán trưởng|Huấn luyện PCCC|Chứng chỉ nghiệp vụ sư phạm|Google Skillshop: Google Ads Search|Nghiệp vụ nhà hàng 3 tháng|MOS Excel|Chứng chỉ đào tạo liên tục',
);
const awards = list(
  'Lao động tiên tiến các năm 2022, 2023|Giải Nhì cuộc thi viết|Nhân viên của quý III|Giấy khen của Sở Y tế|Học bổng khuyến khích HK2 năm 3|Tổ 12 giải nhất 5S|Chiến sĩ thi đua cơ sở|Bằng khen của tỉnh đoàn|Sinh viên 5 tốt cấp trường',
);
const activities = list(
  'Mùa hè xanh tại Bến Tre|Hiến máu nhân đạo 5 lần|CLB Tiếng Anh – thành viên|Ban tổ chức đêm nhạc Gió|Tình nguyện viên tiếp sức mùa thi|Đội bóng đá công ty',
);
const interests = list(
  'Bóng chuyền|câu cá|đá banh phủi|đọc sách|nấu ăn|du lịch|nghe nhạc|nuôi mèo|chụp ảnh|cầu lông|podcast về sách thiếu nhi|trồng rau',
);
const projects = list(
  'Website quản lý phòng trọ|App đặt món cho căn tin|Nhà phố 4 tầng Hòa Phước|Chiến dịch Tết 2024|Đồ án tốt nghiệp: robot dò đường|Phần mềm chấm công',
);
const others = list(
  'Lương mong muốn: 13 triệu|Đi làm được ngay sau 15 ngày báo nghỉ.|Tôi xin cam đoan những lời khai trên là đúng sự thật.|Hòa Bình, ngày 18 tháng 11 năm 2026|Người khai|Có laptop riêng.|Đi ca được, ca đêm cũng được.|Chưa có kinh nghiệm TikTok Ads.|(Ký và ghi rõ họ tên)|Sẵn sàng đi công tác xa.|Dệt kim em chưa làm bao giờ.|Nuôi một con, hai mèo.|Tính tình vui vẻ',
);
const breaks = list(
  'Nghỉ sinh|nghỉ sinh em bé|Nghỉ chăm mẹ ốm|Nghỉ do dịch, phụ việc gia đình|Nghỉ sinh cháu thứ hai|Đi nghĩa vụ quân sự|Ở nhà phụ vườn|Ôn thi lại|Nghỉ việc, học thêm tiếng Anh|Về quê làm ruộng',
);
const referees = list(
  'quản đốc xưởng,|chỉ huy trưởng|trưởng phòng Nhân sự|chủ quán|bếp trưởng|giáo viên hướng dẫn,',
);
const headings: Readonly<Record<string, readonly string[]>> = {
  P: list(
    'Thông tin cá nhân|Liên hệ|Liên lạc|Bản thân|Thông tin liên hệ|Về bản thân|Cá nhân|Sơ lược bản thân|Sinh năm|Tìm mình ở đâu|Lý lịch',
  ),
  S: list(
    'Mục tiêu nghề nghiệp|Giới thiệu|Tóm tắt|Mục tiêu|xin chào!|Đôi lời|Về mình|Tính tôi|Vài dòng về em|Giới thiệu bản thân|Định hướng',
  ),
  J: list(
    'Kinh nghiệm làm việc|Kinh nghiệm|Quá trình công tác|Quá trình làm việc|Quá trình làm|Những nơi đã làm|hành trình|Những nơi đã viết|Nơi đã làm|Công việc đã qua|Làm ở đâu|Chặng đường|Đi làm|Kinh nghiệm thực tế|Nghề nghiệp|Việc đã làm|Quá trình đi làm|Các công trình đã theo|Mấy chỗ đã làm|Từng làm|Đời đi làm|Kinh nghiệm nghề',
  ),
  E: list(
    'Học vấn|Trình độ học vấn|Quá trình đào tạo|Học hành|Học tập|Quá trình học tập|Đi học|Bằng cấp|Đào tạo|Trường lớp|Học ở đâu|Chuyện học|Trình độ chuyên môn|Giáo dục',
  ),
  L: list(
    'Kỹ năng|Kỹ năng chuyên môn|Tay nghề|Phần mềm|Đồ nghề|Làm được|Năng lực khác|Khả năng khác|Kỹ năng hàng đầu|Tin học|Thế mạnh|Biết làm|Công cụ|Kỹ năng mềm|Nghề trong tay|Sở trường|Dùng được|Máy biết chạy|Nghiệp vụ',
  ),
  G: list('Ngoại ngữ|Ngôn ngữ|Tiếng|Languages|Trình độ ngoại ngữ|Nói được'),
  C: list(
    'Chứng chỉ|Giấy tờ|giấy chứng nhận + khác|Chứng chỉ khác|Khóa học|Các khóa ngắn hạn|Bằng cấp khác|Lớp đã học|Học thêm|Tập huấn',
  ),
  R: list('Dự án|Dự án cá nhân|Sản phẩm|Đồ án|Công trình tiêu biểu'),
  A: list('Khen thưởng|Thành tích|Giải thưởng|Honors-Awards|Được khen|Danh hiệu'),
  V: list('Hoạt động|Hoạt động ngoại khóa|Tình nguyện|Đoàn hội|Hoạt động xã hội'),
  I: list('Sở thích|Thích gì|Lúc rảnh|Ngoài giờ làm'),
  N: list('Người tham chiếu|Người xác nhận|Người giới thiệu|Hỏi ai về em|Tham khảo'),
  O: list('Khác|Linh tinh|Thông tin thêm|Cam kết|Cam đoan|Chuyện khác|Lặt vặt|Mong muốn|Thông tin khác'),
};

export const wordsVi = {
  last,
  first,
  names,
  trades,
  companies,
  shops,
  orgRemarks,
  places,
  titleHeads,
  titleFields,
  titles,
  titleTails,
  dateRemarks,
  departments,
  fields,
  degrees,
  schoolDegrees,
  schoolHeads,
  schoolFields,
  schoolPlaces,
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
