// English: a past tense or a gerund by its form, irregular pasts and common base forms by a list.
const regular = /^\p{L}{2,}(?:[^e]ed|ied|ing|i[sz]e[sd]?|ifie[sd])$/iu;
const notVerbs =
  /^(?:need|seed|speed|feed|breed|weed|reed|deed|indeed|advanced|skilled|experienced|limited|united|detailed|dedicated|certified|talented|gifted|embedded|related|registered|interested|motivated|marketing|engineering|accounting|banking|nursing|morning|evening|during|including|according|nothing|something|anything|everything|being|ongoing|outstanding|king|ring|string|spring|thing|wing|ceiling|clothing|housing|hundred|ed|red|bed|led)$/iu;
const irregular = new Set(
  `led built wrote ran made won grew cut drove taught oversaw set held sold took kept rewrote brought bought began chose did drew gave
  got hit left lent let lost met paid put read rose said saw sent shot shut spent spoke spread stood struck swam swept told thought
  understood undertook upheld used won wound fed flew found fought froze hid hung knew laid lit overcame overhauled oversold proved quit rebuilt
  redid repaid reset rode sang sat sought shook showed sprang stole strove sewed wove forecast broadcast cast bore bred co-led co-wrote`.split(
    /\s+/,
  ),
);
const base = new Set(
  `achieve act adapt administer advise analyse analyze apply approve arrange assemble assess assist attend audit automate build calculate
  call check clean coach collaborate collect communicate compile complete compose conduct configure contribute control cook coordinate counsel
  create cut define deliver demonstrate deploy design develop direct document draft drive edit educate engineer ensure establish evaluate
  execute expand facilitate file fix follow forecast gather generate give grow guide handle help hire identify implement improve increase inspect
  install instruct integrate interview introduce investigate keep launch lead learn liaise maintain make manage measure mentor migrate moderate
  monitor negotiate operate optimise optimize order organise organize oversee own participate perform pick plan prepare present process produce program promote
  propose provide purchase receive recommend reconcile record recruit redesign reduce refactor repair report represent research resolve review run
  schedule screen sell send serve set ship solve source speak staff start streamline strengthen supervise supply support take teach test track train
  translate troubleshoot tune update use verify work write`.split(/\s+/),
);
// Vietnamese: verbs and verb heads with which a line of work begins.
const vietnamese =
  /^(?:(?:đã|đang|từng|trực tiếp|chủ động|thường xuyên|tự|đi)\s+)*(?:phụ trách|thực hiện|tham gia|xây|dựng|xây dựng|hỗ trợ|quản|quản lý|quản trị|lập|báo|theo dõi|tư vấn|triển khai|thiết kế|kiểm|rà soát|đạt|tăng|giảm|đảm bảo|bảo đảm|đảm nhận|đảm nhiệm|phối hợp|đề xuất|báo cáo|cập nhật|tìm|viết|soạn|hoàn thành|hoàn thiện|phát triển|phát hành|đào tạo|tổ chức|điều phối|điều hành|điều chỉnh|giám sát|chăm sóc|phân tích|phân công|phân loại|tối ưu|vận hành|vận chuyển|hướng dẫn|cải tiến|cải thiện|xử lý|giải quyết|khắc phục|đàm phán|thương lượng|thuyết phục|hạch toán|kê khai|quyết toán|thanh toán|tính|tổng hợp|đối chiếu|tuyển|phỏng vấn|nghiên cứu|khảo sát|lên|chuẩn bị|kiểm soát|bán|chạy|mở|ký|giao|nhận|đón|tiếp|phục vụ|pha chế|nấu|chế biến|dọn|sắp xếp|đóng gói|bốc|xếp|lắp|lắp ráp|lắp đặt|sửa|bảo trì|bảo dưỡng|gia công|gá|đứng|tiện|phay|hàn|cắt|may|ép|thay|dạy|giảng|chấm|kèm|soạn thảo|biên soạn|biên dịch|dịch|quay|chụp|dựng|vẽ|đo|bóc tách|nghiệm thu|thi công|giới thiệu|quảng bá|truyền thông|liên hệ|gọi|trả lời|trao đổi|thuyết trình|trình bày|đại diện|khai thác|duy trì|nâng cao|mở rộng|thúc đẩy|dẫn dắt|lãnh đạo|kết nối|tích hợp|kiểm thử|viết|lập trình|cấu hình|cài đặt|sao lưu|bảo mật|nhập|xuất|lưu|ghi|làm|học|sử dụng|áp dụng|ứng dụng|đưa|giữ|giành|thu|trực|chịu|gửi|đặt|mua|đánh giá|ước tính|dự báo|hoạch định|sản xuất|tập hợp|cung cấp|tạo|sáng lập|khởi xướng|thành lập)(?![\p{L}])/iu;
const duty = /^(?:responsible|in charge|duties|chịu trách nhiệm|nhiệm vụ|trách nhiệm)(?![\p{L}])/iu;

/** True when a line begins with what was done, in either language. */
/** How often something is done, not how. */
const everyday = /^(?:daily|weekly|monthly|yearly|hourly|early|family|supply|only|friendly)$/i;

/** `Reports in Excel for the founders`: things that were made, not what was done. */
const madeThings =
  /^(?:reports|tests|designs|drafts|records|documents|orders|plans|checks|guides|updates|schedules|calls|files)\s(?:in|on|of|for|from|by|with|about)\s/i;

/** `Ship accuracy rose`: a thing is told of, whatever its first word could be elsewhere. */
const tellsOfThing = /^\p{L}+\s\p{Ll}+\s(?:went|rose|fell|grew|dropped|was|were|is|are|improved)\s/iu;

export function startsWithAction(line: string): boolean {
  const text = line.trim().replace(/^[^\p{L}\d]+/u, '');
  if (/^\d/.test(text) || duty.test(text) || madeThings.test(text) || tellsOfThing.test(text)) return false;
  if (vietnamese.test(text)) return true;
  const words = text.match(/^[\p{L}-]+(?:\s+[\p{L}-]+)?/u)?.[0].split(/\s+/) ?? [];
  const [first = '', second = ''] = words;
  // "Successfully led": an adverb may stand before the verb.
  const verb = (/ly$/i.test(first) && !everyday.test(first) ? second : first)
    .toLowerCase()
    .replace(/^(?:co|re|pre)-(?=\p{L}{3})/u, '');
  if (
    irregular.has(verb) ||
    base.has(verb) ||
    base.has(verb.replace(/(?:es|s)$/, '')) ||
    base.has(verb.replace(/s$/, ''))
  )
    return true;
  return regular.test(verb) && !notVerbs.test(verb);
}

/** Verbs that are no nouns as well, in the present. */
const present =
  /^(?:(?:achieve|adapt|administer|advise|analy[sz]e|arrange|assemble|assist|attend|collaborate|communicate|conduct|configure|contribute|coordinate|create|deliver|demonstrate|deploy|develop|ensure|establish|evaluate|execute|facilitate|identify|implement|improve|install|integrate|investigate|maintain|manage|monitor|negotiate|optimi[sz]e|organi[sz]e|oversee|participate|perform|prepare|provide|reconcile|recruit|resolve|supervise|troubleshoot|verify|write)s?|analy[sz]es|identifies|verifies)$/iu;

/** The verb of the present with which a line begins. */
export function presentVerbOf(line: string): string | null {
  const [first = ''] = /\p{L}+/u.exec(line) ?? [];
  return present.test(first) ? first : null;
}
