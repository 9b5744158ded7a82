/** Work, knowledge or a paper: a résumé that has it says so. */
const namedInResumes =
  /\b(?:experience[ds]?|background|knowledge|know-how|expertise|familiar(?:ity)?|proficien\p{L}+|(?:trained|training) in|training (?:is|would|preferred|in)|qualifi(?:ed|cations?)|certifi\p{L}+|certificates?|regist(?:ered|ration)|licen[cs]ed?|graduate of|diploma|degree|exposure to|track record|proven|competen(?:t|ce|cy) in|modules?)\b|(?:có |giàu )?kinh nghiệm|(?<!\p{L})(?:đã )?từng (?!bước|phần|ngày)|(?<!\p{L})đã (?:làm|tham gia|triển khai|thi công|vận hành|quản lý|dạy|qua)(?!\p{L})|kiến thức|am hiểu|hiểu biết|nắm (?:vững|rõ|chắc)|thành thạo|chứng chỉ|chứng nhận|(?:được|qua) đào tạo|tốt nghiệp/iu;
/** What somebody would or could do is asked in an interview, whatever stands beside it. */
export const saysReadiness =
  /^\W*(?:(?:an? )?(?:ability|willing\p{L}*|able|ready|eager\p{L}*|desire|passion\p{L}*|interest\p{L}*|comfortable|happy|you (?:enjoy|like|love|are (?:able|ready|willing|happy|comfortable)))\b|(?:có )?(?:khả năng|tinh thần|mong muốn|sẵn sàng|ham |yêu thích|thích|đam mê|chịu|chấp nhận)(?!\p{L}))/iu;

/** True for a demand of work, knowledge or papers, which whoever has them writes down; false for readiness and ways of being. */
export const asksWhatIsNamed = (demand: string): boolean =>
  namedInResumes.test(demand) && !saysReadiness.test(demand);
