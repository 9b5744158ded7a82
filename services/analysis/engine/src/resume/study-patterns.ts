export const degreePattern =
  /(?<![\p{L}])(?:bachelor|master|masters|associate(?:'s|’s)? (?:degree|of)|associate|doctor(?:ate)?|ph\.?\s?d|mba|emba|b\.?\s?sc?|b\.?\s?a|b\.?\s?tech|b\.?\s?e(?:ng)?|b\.?\s?com|bba|bca|mca|m\.?\s?sc?|m\.?\s?a|m\.?\s?tech|m\.?\s?e(?:ng)?|llb|llm|j\.?d|m\.?d|diploma|high school|ged|a-?levels?|certificate|undergraduate|graduate degree|licence|cử nhân|kỹ sư|kĩ sư|thạc sĩ|thạc sỹ|tiến sĩ|tiến sỹ|bằng|trung cấp|trung học phổ thông|thpt|bác sĩ|dược sĩ|kiến trúc sư|hệ chính quy|cao đẳng chính quy|cu nhan|ky su|thac si|tien si|trung cap)(?:['’]?s)?(?![\p{L}])\.?/iu;
/** `Dược sĩ đại học` is a degree that has a kind of school in its name. */
export const gradedDegree =
  /^(?:dược sĩ|bác sĩ|y sĩ|y tá|điều dưỡng|kỹ sư|cử nhân|kế toán|kỹ thuật viên|duoc si|y si|dieu duong)\s+(?:đại học|cao đẳng|trung cấp|dai hoc|cao dang|trung cap)$/iu;
export const institutionPattern =
  /(?<![\p{L}])(?:university|college|institute|school|academy|polytechnic|faculty|campus|đại học|học viện|trường|cao đẳng|viện|trung tâm|đh|cđ|thpt chuyên|dai hoc|hoc vien|cao dang|truong dai hoc|aptech|coursera|udemy|mit|rmit|fpt|ucla|nyu|iit|hust|neu|ftu)(?![\p{L}])/iu;
export const fieldPattern =
  /^(?:chuyên ngành|ngành(?: học)?|major(?:ed)?(?: in)?|field of study|specialization|khoa|minor(?: in)?)\s*[:-]?\s*/iu;
export const gpaPattern =
  /(?:gpa|điểm trung bình|đtb|cpa|grade|xếp loại|tốt nghiệp loại|loại)\s*(?:overall|tích lũy|tốt nghiệp)?\s*[:-]?\s*((?:\d[\d.,]*(?:\s*\/\s*\d+(?:[.,]\d+)?)?)|(?:xuất sắc|giỏi|khá|trung bình)(?: khá)?)/iu;
