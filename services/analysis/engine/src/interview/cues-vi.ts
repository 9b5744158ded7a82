import { anyOf, type Cues, wordSet } from './cues.js';
import { viOutcome } from './outcomes.js';

/** Before "em" or "mình" these make it somebody else ("các em"), a thing of theirs ("nhóm em") or an object ("khen em"). */
const viNotSubject =
  'của|cho|với|bên|nhóm|công ty|phòng|chỗ|tổ|đội|nhà|tính|bản thân|chuyền|lớp|shop|quán|xưởng|trường|khoa|ban|team|kho|tiệm|trang|nghề|xóm|làng|khu|thôn|quê|tòa|dãy|bếp|văn phòng|gia đình|vợ|chồng|cha|má|muốn|mong|khuyên|giục|xui|ép|bắt|theo|như|giúp|khen|kêu|hỏi|dạy|bảo|nhắc|tin|thương|quý|chửi|chê|la|mắng|trách|góp ý|phê bình|nhận xét|giao|nhờ|gọi|các|những|mấy|từng|mỗi|bọn|tụi|chúng|anh|chị|bạn|trẻ|con|người|(?<!(?:thứ|tuần|tháng|ngày|quý|bước|buổi|đợt|lần) )(?:hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)|một';
/** Words for oneself, those of chats too. */
const viSelf =
  '(?:tôi|em|mình|tui|tớ|mk|mik|t|e)(?!\\p{L}| (?:ấy|ý|nhỏ|bé|út|trai|gái|họ|nào|kia)(?!\\p{L}))';
/** Whoever speaks. */
const self = `(?<!(?<!\\p{L})(?:${viNotSubject}) )${viSelf}`;
/** Acts that need no new subject before them. */
const viDoing =
  '(?:lập|gọi|viết|soạn|xây|thiết kế|đề xuất|đề nghị|kiểm|rà|phân|chia|tổ chức|hướng dẫn|đào tạo|chỉ lại|gặp|trao đổi|thương lượng|đàm phán|lên (?:lịch|kế hoạch|danh sách)|tạo|chuẩn|sắp (?:xếp|lại|đặt|lịch|hàng|ca)|xếp|chốt (?:sổ|lương|số|công|đơn|ca)|lo (?:lương|phần|mảng|máy|việc|cho)|đo|đếm|ghi|lọc|gửi|nhắc|mời|họp|sửa|thay|chuyển|dời|đối chiếu|tính(?! ra)|báo|xin|giải thích|theo dõi|triển khai|thử|tìm(?! (?:tới|đến|việc)(?!\\p{L}))|ép (?:tim|gạc)|băng bó|sơ cứu|kéo (?:dây|cáp|mạng)|thêm|bớt|bỏ|dán|in|lấy|cắt|gom|gộp|bàn|liên hệ|mang|treo|nhờ|bật|nấu|đứng|dọn|mua|vẽ|chụp|lắp|khoan|trồng|tưới|gắn|đóng(?! góp)|mở|cài|chạy (?:thử|mô phỏng|xuống|qua|lên|lại|xe (?:qua|tới|đến|chở|đi|xuống))|nộp|trình|dựng|thuê|chép|quay|dịch|tách|đổi|điều|canh|hẹn|rủ|dạy|kèm|huấn luyện|tổng hợp|liệt kê|định dạng|đặt(?! hàng)|phát hiện|thu|ghép|chọn|đăng|(?:xem|coi|nghe|đọc) (?:lại|từng|kỹ)|tiếp cận|kết (?:nối|hợp)|trang bị|tiến hành|hoàn thiện|thành lập|phát (?!triển|huy|biểu)|chỉ (?:cho|lại|từng)|bắt tay|để (?:sẵn|riêng)|giữ lại|nói (?:chuyện|với|lại|rõ|thẳng|thật)|học (?:thêm|lại|theo|từng|thuộc)|làm (?:lại|thêm|thử|sẵn|riêng|một|cái|bảng|mẫu|danh sách|tờ|file|video|phiếu)|tập|bấm|qua gặp|đi (?:từng|một vòng|hiện trường)|xử lý|tháo|hàn|chèn|tải|phối hợp|ban hành|phỏng vấn|khảo sát|tham mưu|giám sát|thẩm định|thiết lập|cập nhật|hỗ trợ|tư vấn|đánh giá|nghiên cứu|so sánh|xuống (?:kho|xưởng)|cân|chừa|(?:trực tiếp|chủ động|tự(?: tay)?) (?!(?:tin|hào|ti|nhận|thấy|do|nhiên)(?!\\p{L}))\\p{L}+|setup|refactor|fix|review|test|deploy|cache|add|code)(?!\\p{L})';
/** Words before an act that leave it one. */
const viBefore = `(?:đã|cũng|mới|bèn|liền|còn|thì|lại|chủ động|trực tiếp|bắt đầu|quyết định|tự|tự tay|đi|phải|chỉ|có(?= ${viDoing}))`;
/** A word that may be an act: none of being, feeling, wishing, or of where somebody works. */
const viAct =
  '(?!(?:là|có|ổn|rành|bị|được|phải|cần|thấy|nghĩ|muốn|thích|biết|hiểu|rất|không|chưa|hay|luôn|cũng|sinh|tên|yêu|cảm|tin|hy|mong|đang|sẽ|làm|học|nhận|rút|ở|tại|vào|vô|thuộc|của|và|với|thì|mà|nên|hơn|khá|hơi|quen|đã|từng|nói|năm|nay|kia|này|đó|ấy|em|anh|chị|mình|tôi|bà|ba|khách|cái|những|các|một|khi|lúc|hồi|chạy|bán|hàng|giờ|ai|cả|mọi|nhiều|xong|sau|trước|trên|dưới|kết|nhờ vậy|vì|do|tuyến|chuyền|công|trang|cải|cố|chịu|hòa|kể|giữ|ham|đam|tâm|mang lại|tự|có thể|tiếp|gắn bó|phấn|nỗ|sẵn|vui|mừng|lo|sợ|nhớ|quên|nghe|xem|coi|phụ|hoàn|dùng thành thạo|trong|đến|từ|theo|như|vẫn|đều|ra|lớn|trẻ|giỏi|đóng góp|cống|quản|tham gia|ngại|mãi|còn|thường|hằng|cho (?:rằng|là)|tôn|trân|khao|hổng|hông|ko|chẳng|chả|mới|lại|bắt|quyết|chủ|trực|đi (?:làm|học|du|chơi|lại|thực|lên)|(?:dùng|làm|hiểu|nói|đọc|viết) được|tốt|sống|ưa|ghét|đáp|thành thạo|hướng|xuất thân|đôi|lúc nào|chuyên|nhiệt|năng|thành|ứng|quan tâm|tốt nghiệp|kiêm|tuy|nhưng|để|chắc|gần|đủ|tiến|phát|khẳng|hào|bất đồng|mắc|nhập nhầm|gửi nhầm|ghi (?:sai|thiếu|nhầm)|tự tin|tự hào|chỉ|mạnh|yếu|cứ|thôi|à|ạ|nữa|hết|đây|ước|xin (?:cam|hứa|cảm|trả|phép|chào|được)|cam kết|hứa|kính|chân|hoàn toàn|dễ|khó|ít|dám|hợp|phù|trung|chăm|cẩn|linh|nắm|am|tận|thiếu|mất|già|bằng|quá|hài|bình|lái|trực|trông|đứng (?:quầy|bếp|máy)|dạy (?:toán|tiếng|học|lớp|trẻ|ở|tại)|giao hàng|phục vụ|thực tập|công tác|kinh doanh|buôn|góp|hiền|lành|ngoan|nhút|giúp|giải quyết|khắc phục|đạt|vượt|phát huy|(?:nâng|tăng|giảm) (?:cao|chi phí|doanh|hiệu|năng suất|chất lượng|thiểu|lỗi|sai)|đảm bảo|bảo đảm|thể hiện|chứng|trải|trưởng thành|gặp (?:khó|phải|vấn|nhiều)|vận dụng|thành công|đưa ra|nghỉ|về|tìm (?:tới|đến|việc))(?!\\p{L}))\\p{Ll}{2,}';
/** Numbers of a span of time. */
const viCount = '(?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|vài|mấy|nửa|\\d+)';
const viSpan = '(?:ngày|hôm|buổi|tuần|tháng|quý|năm|mùa|vụ|lứa|đợt|học kỳ|kỳ|lần|ca)';
/** Those who may be content with what was done. */
const viOthers =
  '(?:khách(?: hàng)?|sếp|giám đốc|trưởng (?:phòng|khoa|ca)|quản lý|bác sĩ|phụ huynh|bà con|chị chủ|anh chủ|anh ấy|chị ấy|cô dâu|họ|nhà trường|ban \\p{L}+|mọi người|ai|cả (?:nhóm|phòng|đội|tổ)|xưởng|công ty)';

const viOwnAct = new RegExp(
  `(?<!\\p{L})${self} (?!cũng \\p{L}+ (?:\\p{L}+ )?được(?!\\p{L}))(?:${viBefore} )*(?:${viDoing}|${viAct}|tự (?!(?:tin|hào|ti|nhận|thấy|do|nhiên)(?!\\p{L}))\\p{Ll}+|(?:với|và|cùng) (?:\\p{L}+ ){1,4}?(?!thiết kế)${viDoing})`,
  'giu',
);

/** "Tụi em", "cả tổ", "phòng mình": the speaker and others. */
const viUs =
  '(?:(?:tụi|bọn|chúng|đám) (?:tôi|em|mình|tui|tớ|con|tao|ta|e)|(?:nhóm|tổ|đội|phòng|team|bộ phận|ca|lớp|bên) (?:của )?(?:chúng |tụi |bọn )?(?:tôi|em|mình|tui)|(?:cả|hai|ba|mấy) (?:nhóm|tổ|đội|phòng|team|lớp|bộ phận|anh em|chị em|đứa)|(?:hai|ba|mấy) (?:anh|chị) em)';

export const vi: Cues = {
  situation: new RegExp(
    `(?<!\\p{L})(?:(?:bối cảnh|tình huống|vấn đề)(?=:)|khi (?:${self}|còn|công ty|đó|ấy|đang|làm|vào|bắt đầu|nhận)|lúc (?:đó|ấy|này|${self})|hồi (?!(?:hộp|phục|đáp|âm|tưởng|sức|sinh|kết|hương)(?!\\p{L}))(?=\\p{L})|(?:năm|quý) (?:\\d+|ngoái|trước)|năm học (?:này|ngoái|trước)|(?:đầu|giữa|cuối|hồi|vào|từ|trong) tháng \\d{1,2}(?!\\p{L})|(?<!(?:mỗi|một|hằng|hàng|từng|\\d|${viCount}) )tháng (?:1[0-2]|0?[1-9])(?![\\p{L}\\d]| (?:lần|buổi|ngày|kỳ|đợt|ca|bữa|cái|người|đơn))|tháng (?:\\d+ năm|trước)|trước đây|(?:tại|ở|bên) (?:công ty|cửa hàng|nhà máy|bệnh viện|trường|phòng|kho|xưởng|chi nhánh|quán|siêu thị|khách sạn|nhà hàng|chung cư|công trình|ngân hàng|xã)|(?:trong|suốt) (?:dự án|giai đoạn|thời gian|đợt|mùa|một lần|kỳ)|công ty (?:gặp|đang|cũ)|(?:công ty|phòng|nhóm|tổ|đội|bên|chỗ|quán|shop|xưởng|lớp|khoa|team|cửa hàng|kho|tiệm|bộ phận) (?:cũ )?(?:của )?${viSelf}|vấn đề (?:là|lúc)|khó khăn (?:là|lúc)|tình huống|hiện (?:tại|nay|${self})|${self} (?:đang |từng )?(?:làm|bán|chạy|dạy|lái|trông|quản lý|phụ trách) (?!(?:hết|toàn bộ|tất cả|trọn|luôn|phần này)(?!\\p{L}))|trước (?:kia|đó|đây)|${self} (?:từng |đã |đang )?làm (?:việc )?(?:ở|tại|cho|vị trí)|có (?:một )?lần|(?:trong|vào|hôm|đầu|cuối|giữa|đợt|vụ|sáng|chiều|tối|đêm) (?:tuần|tháng|năm|quý|mùa|thứ|Tết|hôm|đó|kia|nọ|qua|trước)|gần nhất|${self} từng|\\d+ năm)`,
    'giu',
  ),
  when: new RegExp(
    `(?<!\\p{L})(?:(?:năm|từ(?! (?:19|20)\\d\\d (?:\\p{L}+ )?(?:xuống|lên|còn)(?!\\p{L}))|hè|thu|đông|xuân|tết|mùa \\p{L}+|vụ \\p{L}+|quý (?:\\d|[ivx]+)(?: năm)?|đầu|giữa|cuối|hồi|dịp) (?:19|20)\\d\\d(?![\\d.,]?\\d)|tháng \\d{1,2}(?:/| năm )(?:19|20)\\d\\d|(?<!\\d)\\d{1,2}/(?:19|20)\\d\\d|tháng \\d{1,2} (?:vừa|năm|mới)|(?<!${viCount} )(?:tuần|tháng|năm|quý|hè|tết|(?:mùa|vụ) \\p{L}+|(?:dịp|đợt|lễ) \\p{L}+(?: \\p{L}+)?) (?:vừa rồi|vừa qua|ngoái)|năm kia|hồi (?:đầu|cuối|giữa|năm|tháng|tết|hè|mùa|dịch)|hôm (?:qua|kia|nọ)|${viCount} (?:tuần|tháng|năm) trước(?! (?:khi|đó|đây))|(?:năm|hồi|lúc|từ|khi|hồi còn) (?:\\p{L}+ ){0,2}?(?:\\d\\d|mười|mười \\p{L}+|hai mươi(?: \\p{L}+)?) tuổi)`,
    'giu',
  ),
  task: new RegExp(
    `(?<!\\p{L})(?:(?<!(?:các|mấy|những|từng|mỗi|bọn|của|vợ|chồng|mẹ|ba|má|cha|con|khách|bạn|anh|chị|sếp) )${viSelf} (?:(?:với|và|cùng) (?:\\p{L}+ ){1,4})?phải (?:nộp|lo|giao|hoàn (?:thành|tất)|viết|lập|chuẩn bị|dựng|trả(?! (?:tiền|lời|giá))|đạt)(?!\\p{L})|(?:có|còn|trong|chỉ|vỏn vẹn) (?:(?:có|đúng|vỏn vẹn|chưa đầy|khoảng) )*(?:${viCount}|\\d+) (?:phút|giờ|tiếng|ngày|đêm|hôm|buổi|tuần|tháng) để \\p{L}+|(?:nhiệm vụ|mục tiêu|việc phải làm)(?=:)|(?:nhiệm vụ|mục tiêu|yêu cầu|trách nhiệm|chỉ tiêu) (?:của ${viSelf} )?(?:là|đặt ra)|việc (?:hằng ngày |hàng ngày )?của ${viSelf} là|${self} (?:được giao|được phân công|được yêu cầu|phải(?! (?:nói (?:thật|thiệt|là)|công nhận|thú nhận|xin lỗi|sửa|làm lại|dắt|gỡ|đền|chịu|bỏ|luồn)(?!\\p{L}))|cần|chịu trách nhiệm|phụ trách|nhận nhiệm vụ|(?:nhận|lãnh) phần |nhận việc|đảm nhận|lo (?:từ (?!khi|lúc|hồi)|khâu |phần |việc |soạn |chuyện )(?=\\p{L}))|(?<!được )giao (?:cho )?${viSelf}|(?:sếp|trưởng phòng|quản lý|giám đốc|khách hàng|công ty mẹ|chị|anh)[^.!?,]{0,25},? (?:giao|yêu cầu|(?<!, )nhờ|kêu (?=(?:${viSelf}))|muốn(?= (?:có |xem |nhận |\\p{L}+ )?(?:${viSelf}|báo cáo|bản|số|kế hoạch|danh sách|nhóm|tổ|phòng|cả)(?!\\p{L})))|hạn chót|thời hạn là)`,
    'giu',
  ),
  action: viOwnAct,
  ours: new RegExp(`(?<!\\p{L})${viUs} (?:${viBefore} )*(?:${viDoing}|${viAct})`, 'giu'),
  part: new RegExp(
    `(?<!\\p{L})(?:phần (?:việc |công việc )?(?:riêng )?(?:của )?(?:chính |riêng )?${viSelf}(?: (?:trong|ở) (?:đó|việc này|dự án))?|việc (?:chính )?(?:của )?(?:chính |riêng )?${viSelf} làm)(?:(?: (?:thì|chỉ|chính|chủ yếu))* (?:là|gồm)(?! không)(?!\\p{L})|(?=:))`,
    'giu',
  ),
  speaker: new RegExp(`(?<!\\p{L})${self} \\p{L}`, 'iu'),
  carries: anyOf(
    '(?:việc (?:tôi|em|mình)|tôi|em|mình) (?:đã )?làm(?=:)|phần (?:việc )?(?:riêng )?(?:của )?(?:chính )?(?:tôi|em|mình|tui)(?=:)|(?:hành động|cách làm|giải pháp)(?=:)',
  ),
  more: new RegExp(
    `(?<=(?<!\\p{L})(?:rồi|sau đó|xong|đồng thời) )${viAct}|(?<=(?:[,;:]| và| rồi| với lại| sau đó| xong) (?:(?:rồi|sau đó|tự|còn|xong|đồng thời) )*|[.!] (?:(?:Rồi|Sau đó|Xong) )?)${viDoing}`,
    'giu',
  ),
  intent: new RegExp(
    `(?<!\\p{L})(?:${self}|(?<=(?:ở|tại|bên) (?:trường|lớp|khoa|công ty|xưởng|quán|phòng|kho|nhà máy|trường mới|chỗ mới) )(?:em|tôi|mình)) (?:(?:cũng|còn) )?(?:sẽ|dự định|định|tính(?! (?:thử|toán|ra|lại|lương|công|số|giá|tiền|tay|đúng|sai|nhiều|trên)(?!\\p{L}))) (?:bắt đầu (?:bằng|từ|với) )?(?!(?:làm (?:tốt|hết sức|hết mình|được việc)|học hỏi|hết sức|hết lòng|đáp ứng|cố|nỗ lực|hoàn thành|phát triển|trở|mang|thích nghi|không|có|rất|luôn|là|được|đo|biết|tự)(?!\\p{L}))\\p{L}+`,
    'giu',
  ),
  result: anyOf(
    // It is announced.
    'kết quả|cuối cùng|tính ra|tổng cộng|nhờ (?:đó|vậy|thế|cách)|từ đó|dần dần',
    // It is later: "hai tháng sau", "bây giờ".
    `${viCount} ${viSpan} sau|${viSpan} sau(?!\\p{L})|về sau|sau (?:này|nữa)|(?<!từ [^.!?]{0,40})(?:đến|tới) (?:giờ|nay)|(?<=(?:^|[.!?,;] ))${viCount} ${viSpan} nay|(?<!(?:\\d|năm|hôm|ngày|tháng|lúc) )(?:giờ|bây giờ|nay|hiện giờ) (?:thì |chỉ |còn |mỗi |đỡ |bớt |\\p{L}+ (?:thì|chỉ|còn|là|ai|cũng))|(?<=[.!] )(?:Giờ|Bây giờ|Đến cuối|Sang (?:tuần|tháng|quý|năm|ngày|vụ|mùa))(?= )(?! (?:thì )?(?:tôi|em|mình|tui) (?:muốn|mong|đang|xin|tìm|ứng|cần))|sau (?:khi|chừng|khoảng|đó|${viCount})[^.!?]{0,50}?(?: thì | còn | ra | được | hết | không | tăng| giảm| về )|(?:vì|do) (?:vậy|đó) [^.!?]{0,40}?(?:giảm|tăng|đạt)|${viSpan} đó [^.!?]{0,30}?(?:được|còn|tăng|giảm|không|chỉ|lên)`,
    // It is measured.
    `(?<!(?:phải|cần|muốn|để|sẽ|yêu cầu|mục tiêu|chỉ tiêu|giao) (?:\\p{L}+ ){0,2})(?:đã |chỉ )?(?:giảm|tăng|rút ngắn|rút|đạt|tiết kiệm|vượt)[^.!?]{0,60}?(?:\\d|một nửa|gấp|xuống|lên|được)|từ (?!(?:đầu |cuối |giữa |khoảng )?(?:(?:năm|tháng|quý|ngày|hè|hồi) |(?:19|20)\\d\\d))[^.,;!?]{0,25}?\\d[^.;!?]{0,25}? (?:xuống|lên|còn|thành|tới|đến) |\\d\\S* so với|chỉ còn(?! (?:${viCount}|khoảng|chừng|đúng) (?:ngày|tuần|tháng|giờ|tiếng))|còn (?!${viCount} (?:ngày|tuần|tháng|giờ|tiếng))(?:khoảng|chừng|cỡ|dưới|chưa tới|chưa đến|không tới|\\d|${viCount})|(?<!(?:phải|cần|muốn|để|sẽ|yêu cầu) (?:\\p{L}+ ){0,3})(?:sai|sai sót|lỗi|hỏng|trễ) (?:chỉ |còn )*(?:dưới|chưa tới|chưa đến|không quá|không tới) \\d|tăng thêm|vẫn [^.!?]{0,30}?\\d ?%|không (?:có|xảy ra) (?:tai nạn|sự cố|khiếu nại|lỗi|sai sót)|không (?:có )?(?:vụ|ca|lần|bữa) nào(?: nữa)?(?=[.,;!])|(?:đêm|ngày|ca|lần) đó không [^.,;!?]{2,20}? ai(?=[.,;!])|vẫn [^.,;!?]{2,30}? bình thường|(?:máy|chuyền|mạng|áp|hệ thống|trang|nước|điện) (?:chạy|lên|hoạt động) lại(?=[.,;!])|mấy năm nay không |không (?:có )?(?:\\p{L}+ ){1,3}nào (?:bị|thiếu|trễ|sai|hỏng|kêu|phàn nàn|phải|vượt|quá)|(?:kéo|hạ|đưa|nâng) [^.;!?]{0,30}?(?:xuống|lên|còn|về)|gấp (?:đôi|ba|\\d)`,
    // Something is gone or easier.
    `(?<=(?:, |thì |nên |là )(?:\\p{L}+ ){1,3})hết (?:dừng|kêu|rò|rung|nóng|chảy|kẹt|nghẽn|lỗi|khô|cháy|đau|trễ|báo|nhầm|sai|mốc|lún|thấm|dột|ồn|giật|bám|rớt|tắc|nứt|hôi|than|cãi)(?!\\p{L})|được sau (?:(?:chưa đầy|khoảng|chừng|gần|có) )?(?:\\d+|${viCount}(?: ${viCount})?) (?:giây|phút|giờ|tiếng)|(?:\\d+|${viCount}) trên (?:\\d+|${viCount}) \\p{L}+|(?:chỉ )(?:sai|lỗi|hỏng|trễ|thiếu|rớt|sót|nhầm) (?:\\d+|${viCount}) \\p{L}+|hết (?:bị|cảnh|hẳn)|không còn|khỏi phải|(?:đỡ|bớt) \\p{L}+ (?:\\p{L}+ ){0,3}?(?:hẳn|nhiều|rõ|bị)|giảm (?:\\p{L}+ ){0,3}(?:hẳn|nhiều|rõ)|(?:ổn định|nhanh|ít|nhiều|dễ chịu|gọn|đều|cao|thấp|đông|tốt|sớm) hơn|không (?:phải|ai|cần) [^.!?]{2,40}? nữa|không (?:còn )?(?:sót|thiếu|sai|trễ|hỏng|nhầm|mất|lỡ|rớt|trượt|hụt|lệch) [^.,;!?]{1,25}?nào(?!\\p{L})|(?<!thích |muốn )hơn (?:hẳn|trước|hồi trước|lúc trước)(?!\\p{L})|(?:bệnh nhân|người bệnh|bé|chú|cô|ông|bà|anh|chị|cháu|họ|nạn nhân) (?:ấy |đó |đã |được )*(?:sống|qua khỏi|tỉnh lại|xuất viện|hồi phục|khỏe lại|thoát nạn)(?=[.,;!]| (?:lại|sau|trong|hẳn|được)(?!\\p{L}))`,
    // Something is done in time, or sold.
    'kịp|(?:đúng|trước|sớm hơn) (?:hạn|hẹn|kế hoạch|tiến độ)|hoàn thành (?:trước|đúng|sớm|vượt)|xong (?:trước|đúng|sớm)|(?:bán|thay|bắt|ký|thu) được',
    // Others say so.
    `(?<!(?:xin|nhờ|đề nghị|mời|với|gặp|gọi|cho|hỏi|để) )${viOthers} [^.,;!?]{0,25}?(?<!không |chưa )(?:đồng ý|duyệt|hài lòng|cảm ơn|khen|tin tưởng|quay lại|gia hạn|ký|đặt (?:bàn|hàng)|giao (?:luôn|thêm|cho)|cho (?:làm|em|tôi|mình|gọi)|giới thiệu|gọi thẳng|áp dụng|giữ|nhường)|được (?:thưởng|khen|nhân rộng)|(?<!(?:em|tôi|mình|tui|để|và|rồi) )khen |ký hợp đồng|vẫn (?:đang |còn )?(?:xài|dùng|sử dụng|áp dụng|làm theo)|(?:tôi|em|mình) sẽ (?:đo|biết)`,
  ),
  outcome: viOutcome,
  nearest: anyOf(
    'gần nhất|giống nhất|tương tự|chưa (?:từng|làm|dùng|có|biết|học|viết|chạy|dạy|lập|đụng|bao giờ)|từng (?:làm|dùng|học|chạy|dạy|lập|phụ|tham|viết|có|đi)|trước (?:giờ|đây|kia|nay)|(?:công ty|chỗ|trường|quán|xưởng|nơi|khoa|phòng|bệnh viện|nhà máy) cũ|hồi|lâu nay|hiện (?:tại|nay|giờ)|đã (?:làm|dùng|từng|học|quen)|(?:thì|chỉ|mới chỉ|mới) (?:em|tôi|mình|tui) (?:chỉ|mới)|(?:em|tôi|mình|tui) (?:chỉ|mới|quen|biết)',
  ),
  happened: /\p{L}/u,
  judged: anyOf(
    '(?:đo|đếm|so sánh|bấm giờ|theo dõi (?:số|tỉ lệ|tỷ lệ)|(?<!(?:về|phiếu|bảng|bản|biểu|mẫu|sổ|kỳ|đợt|bài|buổi) )đánh giá)(?!\\p{L})|so (?:số|điểm|xem|lại|kết quả)|(?<=(?:sẽ|tôi|em|mình|tui|và|rồi|thì) )so (?!với)(?:\\p{L}+ ){1,4}với (?:kế hoạch|mục tiêu|chỉ tiêu|định mức|ban đầu|lúc đầu|(?:tuần|tháng|quý|kỳ|năm|vụ|đợt|lần) trước)|(?<!(?:bản|bảng|mẫu|trang|báo cáo)(?!\\p{L})[^.!?]{0,80})so với|(?:gửi|nộp|trình|báo cáo|báo) (?!số(?!\\p{L}))[^.,;!?]{2,40}?(?:tỉ lệ|tỷ lệ|con số|kết quả đo)|(?:đến|tới|hết|sau|cuối) (?:\\p{L}+ )?(?:tuần|tháng|ngày|quý)(?: (?:\\p{L}+|\\d+)){0,3}? (?:phải|mong|muốn) [^.,;!?]{0,30}?được(?!\\p{L})|(?:\\p{L}+ nào|cái gì) (?:[^.,;!?]{2,16} )?(?:được|đạt|xong|ổn), [^.,;!?]{0,20}?(?:nào|gì) (?:không|chưa|phải)(?!\\p{L})|(?:muốn|mong) (?!(?:gặp|xem|hỏi|đi|nói chuyện|làm quen|tìm hiểu|ngồi)(?!\\p{L}))[^.,;!?]{3,60}?(?<!\\p{L})(?:xong|được|ổn|đủ|không còn|thạo) (?:[^.,;!?]{2,20} )?(?:trước|đến|tới|hết|vào) (?:cuối |hết )?(?:tuần|tháng|quý)(?!\\p{L})|trước và sau(?! (?:khi|đó|này)(?!\\p{L}))|(?:thì|là) (?:em|tôi|mình|tui) (?:biết|thấy (?:đạt|được|ổn))|biết (?:là|mình|việc|cách)|(?:xem|coi) có (?:được|ổn|đúng) (?:không|chưa)|(?:kiểm tra|xem|coi|hỏi)(?: thử| lại)? (?:xem|có (?:bao|còn|ai|đúng)|còn|số|bao nhiêu|mấy|thử (?:có|còn))|hỏi (?:\\p{L}+ ){1,3}xem(?!\\p{L})|(?:khảo sát|phiếu (?:hỏi|khảo)|mục tiêu|chỉ số|chỉ tiêu|thước đo|KPI)|(?:ít|nhiều|nhanh|thấp|cao|giảm|tăng|sớm) hơn|(?:dưới|trên(?! một (?!nửa|trăm))|ít nhất|tối đa|không quá) (?:\\d|một|hai|ba|bốn|năm|mười)(?!\\S*(?: lăm| hai| mốt| ba)? (?:trang|dòng|tờ|bản|slide|mục|câu|bước|ý)(?!\\p{L}))|(?:là (?!xong)|thấy |coi như |xem như )(?:được|đạt|ổn|xong|thành công)|(?:đạt|được) (?:\\p{L}+ ){0,2}\\d',
  ),
  helped: anyOf(
    'nhờ (?:một|hai|ba|vài|mấy|các|thêm) (?:cô|thầy|chú|bác|anh|chị|bạn|người|thợ|nhân viên|đồng nghiệp)(?!\\p{L})|hỏi (?:(?:ý|thêm|lại|từng|mỗi|các|hết) )+(?:bộ phận|phòng|ban|khoa|xưởng|chuyền|ca|tổ|cửa hàng|chi nhánh|lớp|kho|đội|nơi|chỗ)(?!\\p{L})|(?:hỏi|cùng(?! (?:lúc|ngày|giờ|một lúc))|nhờ(?! (?:có|vào|đó|vậy))|gặp|cạnh|ngồi với|trao đổi với) (?:(?:ý kiến|thêm|lại|từng|mỗi|các|một) )*(?:\\p{L}+ ){0,3}?(?:sư|sĩ|viên|(?<!tăng )trưởng|phó|thủ kho|kế toán|tài xế|đầu bếp)(?!\\p{L})|(?:xin|nhờ) [^.,;!?]{2,40}? cho (?:em |tôi |mình )?(?:ngồi|đi|theo|dự|xem|phụ|học|làm)|(?<=[,;] |(?:và|rồi|sẽ|em|tôi|mình|thì) )nhờ (?!(?:có|đó|vậy|thế|vào|cách|việc|được|lập|áp|cải|sự|mà|bảng)(?!\\p{L}))\\p{L}+ \\p{L}+|hỏi (?!(?:xem|cách|thăm|thói)(?!\\p{L}))(?:\\p{L}+ ){1,3}(?:xem|cách|giúp|coi)(?!\\p{L})|ngồi (?:với|cùng|cạnh) (?!(?:nhau|máy|khi)(?!\\p{L}))\\p{L}+|dưới sự (?:kiểm tra|hướng dẫn|giám sát|kèm cặp) của|(?:đưa|để) (?:\\p{L}+ ){1,4}góp ý|đưa (?:anh|chị|cô|thầy|chú|sếp|ban|quản lý|trưởng|giám đốc|kế toán) (?:\\p{L}+ ){0,3}?(?:đọc|coi|xem|duyệt|sửa)(?!\\p{L})|xin gặp (?:\\p{L}+ ){0,2}\\p{L}+|mời (?:\\p{L}+ ){1,4}(?:dự|xem|góp ý|nhận xét|kiểm tra|ngồi cùng)(?!\\p{L})|(?:bàn|thống nhất|họp|ngồi lại|đi (?:coi|xem) (?:\\p{L}+ ){1,3}?)(?:(?<=\\s)| )(?:\\p{L}+ )?với (?!(?:nhau|máy|số|file|bảng)(?!\\p{L}))\\p{L}+|(?:xin|nhờ|hỏi|cần|theo|cùng|học từ|học hỏi|ngồi với|đi với|đi theo|gặp|trao đổi với|phối hợp|báo) (?:\\p{L}+ ){0,3}?(?:anh|chị|bạn|sếp|(?<!tăng )trưởng|quản lý|công ty|đồng nghiệp|team|nhóm|tổ|phòng|hãng|kỹ sư|kế toán|thợ|người|bên|giáo viên|bác sĩ|khách|lãnh đạo|giám đốc|cấp trên)(?!\\p{L})',
  ),
  unreal: new RegExp(
    `(?<!\\p{L})(?:nếu|giả sử|hễ|có gì (?:thì |là )?(?:${viSelf})(?= )|${self} (?:thường|luôn|hay|có thể)|lúc nào (?:${viSelf} )?cũng|h[ằà]ng ngày|(?:cái|việc|điều|chỗ|gặp) gì|(?:${viCount}|chục) (?:năm|tháng) (?:rồi|qua))(?!\\p{L})`,
    'giu',
  ),
  condition: new RegExp(`(?<!\\p{L})(?:nếu|giả sử|hễ|${viSelf} có thể)(?!\\p{L})`, 'giu'),
  open: /(?<!\p{L})(?:vẫn (?:đang(?! (?:xài|dùng|sử dụng|áp dụng|làm theo))|chưa|còn chờ)|không biết|đang chờ|chưa (?:xong|biết|rõ))(?!\p{L})/iu,
  lesson: new RegExp(
    `(?<!\\p{L})(?:${self} (?:đã )?(?:rút ra|học được|nhận ra|hiểu ra)|bài học|để (?:không|khỏi) (?:bị )?(?:lặp lại|tái diễn|mắc lại|xảy ra nữa)|sau (?:việc|vụ|lần|chuyện) (?:ấy|đó|này),? (?:thì )?${viSelf} (?:mới |luôn |đã )*(?:thêm|đổi|sửa|hiểu|thấy|tập|rút|bỏ|ghi)|lần sau(?= (?:${viSelf}|chắc|sẽ|thì))|(?:kể )?từ (?:đó|lần đó|vụ đó)(?: về sau)?,? ${viSelf}|(?:nếu (?:được |phải )?)?làm lại(?:,| hôm nay)? (?:thì |hôm nay )*(?=${viSelf} )|nếu (?:được |phải |cho )?làm lại(?!\\p{L})|(?<=(?:^|[.!?] ))làm lại (?:hôm nay|từ đầu|thì|chắc)(?!\\p{L})|nếu (?:là )?bây giờ|(?<=(?:^|[.!?] ))(?:(?:tới|đến|bây) giờ|chừ|giờ),?(?: thì)? (?:[^.,!?]{2,30} )?${viSelf} (?:cũng |đều |luôn |mới )?(?:phát|viết|hỏi|kiểm|ghi|thử|đi|coi|xem|gọi|để|chụp|đếm|dò|báo|hẹn|bắt)(?!\\p{L})|(?<=(?:^|[.!?] ))từ đó (?:(?:thêm|bỏ|đổi|có thêm) |(?:[^.,!?]{2,25} )?${viSelf} (?:đều|luôn|cũng) )|${viSelf} thấy (?:là|ra|rằng) |làm khác|làm lại(?: hôm nay)?(?:,| thì) [^.!?]{0,20}(?:sao|khác|gì)[^.!?]{0,10}\\?|nhìn lại(?=[,.:]| thì| mới| ${viSelf}))`,
    'giu',
  ),
  done: new RegExp(
    `(?<!\\p{L})(?:(?:việc|điều|cái) (?:gần|giống) (?:\\p{L}+ ){0,2}nhất|gần nhất (?:là|với|thì|em|tôi)|${self} (?:đã )?từng (?!muốn|nghĩ|nghe)\\p{L}+|(?:ở|tại|bên|hồi ở|hồi làm) (?:công ty|chỗ|trường|quán|xưởng|nơi|khoa|phòng|bệnh viện|nhà máy|lớp|tiệm|cửa hàng|kho) (?:cũ|hiện tại|hiện nay|trước)|(?:ngày|ca|tuần|tháng) nào ${viSelf} cũng|(?:ở|tại|hồi ở) (?:\\p{L}+ ){1,3}(?:trước kia |trước đây )?${viSelf} (?:cũng |đã |từng |vẫn )+(?!sẽ)\\p{L}+|(?:ở|tại|bên|hồi ở) (?:\\p{L}+ ){1,3}${viSelf} làm (?:kiểu|cách|như|việc (?:này|đó)|thế|vậy|y|giống)(?!\\p{L})|(?:chỗ|công ty|trường|quán|xưởng|nơi|khoa|phòng|bệnh viện|nhà máy|kho|tiệm|lớp) cũ,? ${viSelf} (?!(?:sẽ|chưa|không)(?!\\p{L}))\\p{L}+|${self} vẫn [^.,;!?]{2,40}?(?:h[ằà]ng (?:ngày|tuần|tháng)|mỗi (?:ngày|ca|tuần|tháng))|(?:cách|việc|kiểu) (?:đó|này|ấy|như vậy|vậy) (?:(?:đã|từng|rất|khá) )*(?:hiệu quả|hợp|được việc|có kết quả) (?:với (?:em|tôi|mình) )?(?:ở|tại|hồi|khi)|giống (?:như )?(?:chỗ|bên|ở chỗ) (?:em|tôi|mình)|(?:cuối|đầu|mỗi) (?:mỗi )?(?:tháng|tuần|ngày) ${viSelf} vẫn)`,
    'giu',
  ),
  needs: anyOf(
    `(?:nhà máy|công ty|khoa|trường|ban|phòng|bộ phận|khách|công việc|việc này|vị trí|bên mình|bên anh|cửa hàng|quán|dự án|xưởng|kho|giám đốc|lãnh đạo|bệnh viện|nhà hàng|khách sạn)(?!\\p{L})(?![^.,;!?]{0,40}(?<!\\p{L})(?:tôi|em|tui|tớ) )(?:[^.,;!?]|(?<=\\d)[.,](?=\\d)){0,40}? cần (?!(?:thiết|hỏi|gì|ai|để ý|mẫn|cù)(?!\\p{L}))`,
    '(?:tin (?:tuyển dụng|tuyển|đăng)|bản mô tả|mô tả công việc) (?:\\p{L}+ ){0,3}?(?:ghi|yêu cầu|nêu|đòi|bắt buộc)(?!\\p{L})|(?:nhiệm vụ|yêu cầu)(?: của [^.,;!?]{2,25}?)? là',
  ),
  sure: anyOf(
    `${viSelf} (?:sẽ )?(?:biết|coi|xem)(?: là| như| đó là| mình)? (?:\\p{L}+ ){0,2}(?:ổn|hiệu quả|đạt|được|xong|tốt|thành công)|(?:là|thì) (?:em|tôi|mình|tui) (?:biết|thấy (?:đạt|được|ổn))|(?:đo|bấm giờ)(?!\\p{L})|trước và sau(?! (?:khi|đó|này)(?!\\p{L}))`,
  ),
  reputed:
    /(?<!\p{L})(?:mọi người|người ta|ai|bạn bè|đồng nghiệp|sếp|anh em|chị em)(?: (?:\p{L}+ )?(?:hay|thường|cũng|đều|luôn))* (?:nói|bảo|khen|nhận xét|đánh giá|kêu)(?: là| rằng)? $/iu,
  worked: new RegExp(
    `(?<!\\p{L})(?:(?<!(?:muốn|mong|sẽ|định|xin|để|sau này|tương lai|mục tiêu)(?!\\p{L})[^.;!?]{0,60})(?:về|vào|vô|ra|sang|qua|lên|chuyển (?:về|sang|qua|vào)) (?:(?!(?:muốn|mong|sẽ|để|vì|chưa|không)(?!\\p{L}))[^\\s.,;!?]+ ){0,8}?(?:làm|dạy|phụ trách|phụ|trông|lo|quản lý|quản|bán|lái|nấu|may|chăm|sửa|lắp|giám sát|đứng (?:bếp|máy|lớp|quầy)) (?!(?:việc|quen|sao|gì|được)(?!\\p{L}))\\p{L}|(?:năm|tháng|từ|đến|giữa|đầu|cuối) [\\d/]+,? (?:(?:thì|${viSelf}) )*(?:được )?(?:lên (?:làm|chức|tổ|nhóm|ca|trưởng|phó|quản|giám|chuyên|vị trí|kíp)|làm|quản|phụ trách|dạy|trông)(?= \\p{L})|${self} (?:(?:đã|từng|đang|cũng|mới) )*làm (?!(?:việc|quen|sao|gì|được|hết|tốt|như|theo|kiểu)(?!\\p{L}))[^.,;!?]{2,50}? (?:ở|tại|cho|trong) \\p{L}|(?<=, )cùng (?:\\p{L}+ ){1,4}?(?:làm|dạy|phụ trách|trông|quản lý|bán|chăm|nấu|may|lo|coi) [\\p{L}\\d]|(?<=[,;] )(?:hiện )?đang (?:quản|quản lý|phụ trách|dạy|làm|lo|trông|lái|kèm|coi) \\p{L})`,
    'giu',
  ),
  employed: new RegExp(
    `^(?:(?:dạ|hiện|hiện tại|hiện nay|hiện giờ|trước đó|trước kia|trước đây|sau đó|rồi),? |(?:(?:từ|vào|đầu|giữa|cuối|năm|tháng) ?)+(?:\\d+(?:/\\d+)?(?: năm \\d+)?,? ))*${viSelf} (?:(?:đã|đang|từng|cũng) )*(?:là|làm|tốt nghiệp|vào|về|phụ trách|đảm nhiệm|học [^.!?]{2,80}? (?:làm|vào làm|về làm))(?!\\p{L})`,
    'iu',
  ),
  subject: new RegExp(
    `^(?:dạ,? |thì |còn |rồi )?${viSelf} (?!(?:là|có|rất|luôn|tin|nghĩ|muốn|thích|mong|sẽ|cần|thấy|biết|hay|thường|chưa|không|được|bị|cố|yêu|hy|hi|chăm|đam|nỗ|ham|tốt|phải|nên|cũng|xin|tự|sẵn|khá|hơi|đang|đã|quan|học|mới|vẫn|vốn)(?!\\p{L}))\\p{Ll}+`,
    'iu',
  ),
  claim:
    /(?<!\p{L})(?:luôn|lúc nào cũng|là người|có khả năng|chịu (?:được )?áp lực|theo (?:tôi|em|mình)|quan trọng|mong (?:muốn|được|công ty|anh chị)|(?:em|tôi|mình) (?:tin|nghĩ|cho rằng)|sẵn sàng|điểm mạnh|phương châm|ham học hỏi|nhiệt (?:tình|huyết)|năng động|hòa đồng|cầu (?:tiến|toàn|thị)|đam mê|hết mình|cố gắng|nỗ lực|cần thiết|phải có|chịu khó|cẩn thận|trách nhiệm cao|nói chung|nguyên tắc|ai mà|miễn sao|sống (?:có|sao|cho|phải)|hết (?:lòng|dạ)|có tâm|kinh qua|đủ thứ|trải qua|không bao giờ|(?:nghề|việc|cái) (?:gì|nào) [^.,!?]{0,20}?cũng|giao gì|(?:chưa|không|hổng) (?:nghĩ ra|nhớ|biết kể))(?!\p{L})/giu,
  link: new RegExp(
    `(?<!\\p{L})(?:${self} (?:muốn|mong|ứng tuyển|quan tâm|tìm)|${self} (?:rất |cũng )?thích (?:trường|công ty|vị trí|nhà máy|chỗ|môi trường|khoa|quán|xưởng|cửa hàng|bệnh viện|khách sạn|nhà hàng|trại|kho|tiệm|bên|công việc) (?:mình|này|bên|anh|chị|quý|vì|do|ở)|vì (?:vậy|thế) ${self}|phù hợp|${viSelf} thấy (?:rất )?hợp|công ty (?:mình|anh|chị|bạn|quý)|quý công ty|vị trí này|công việc này|tin tuyển dụng|(?:vì|tại) sao (?:là |lại (?:là |chọn )?)?[^.!?]{2,20}\\?)`,
    'giu',
  ),
  hedge:
    /(?<!\p{L})(?:có lẽ|hình như|chắc là|chắc|đại khái|nói chung|cũng được|kiểu như|có thể là|tôi nghĩ|em nghĩ|mình nghĩ|hy vọng là|tương đối|đâu đó)(?!\p{L})/giu,
  filler: /(?<!\p{L})(?:ờ+m?|ừ+m?|à thì|thì là|kiểu(?= như|,)|ý là|tức là)(?!\p{L})/giu,
  we: new RegExp(`(?<!\\p{L})(?:${viUs}|nhóm (?:tôi|em|mình|của))(?!\\p{L})`, 'giu'),
  glue: wordSet(
    'tôi em mình là và của cho được trong đã các một những để với có khi này thì nên vì do không phải rồi từ ở tại sẽ đó lúc như cũng vào ra',
  ),
};
