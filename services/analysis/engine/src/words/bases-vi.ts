import type { Bases } from './bases.js';

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} và ${items[items.length - 1]}`;

export const basesVi: Bases = {
  noScore: 'Có quá ít thông tin để đánh giá.',
  none: 'Không đọc thấy yêu cầu nào thuộc loại này trong tin tuyển dụng.',
  jobMatch: (judged, all) => `Dựa trên ${judged}/${all} yêu cầu được tính điểm.`,
  items: (met, partly, all) =>
    `Đáp ứng ${met}/${all} yêu cầu${partly === 0 ? '' : `, ${partly} yêu cầu đáp ứng một phần`}.`,
  keyword: (found, all) => `${found}/${all} từ khóa của tin tuyển dụng có trong CV.`,
  noEducation: 'Không đọc thấy yêu cầu bằng cấp hay chứng chỉ trong tin tuyển dụng.',
  noLanguage: 'Tin tuyển dụng không yêu cầu ngoại ngữ nào có thể đánh giá.',
  noExperience: 'Không tìm thấy kinh nghiệm làm việc có chức danh đọc được.',
  summaryUnread: 'CV có phần tóm tắt nhưng không tách được khỏi phần còn lại.',
  summaryNone: 'CV không có phần tóm tắt.',
  summary: (words, { title, skills, number }) =>
    [
      `${words} từ`,
      ...(title === null ? [] : [title ? 'có nhắc đến vị trí' : 'chưa nhắc đến vị trí']),
      ...(skills === null
        ? []
        : [skills === 0 ? 'chưa nêu kỹ năng nào được yêu cầu' : `nêu ${skills} kỹ năng được yêu cầu`]),
      number ? 'có số liệu' : 'chưa có số liệu',
    ].join('; ') + '.',
  relevance: (positions, skills) =>
    `${positions === null ? 'Tin tuyển dụng không có một chức danh rõ để so sánh' : `${positions[0]}/${positions[1]} vị trí trong CV gần với vị trí tuyển dụng`}; ${skills} kỹ năng chuyên môn được yêu cầu có trong công việc có mốc thời gian.`,
  impact: (numbers, verbs, all) =>
    `${numbers}/${all} dòng kinh nghiệm có số liệu, ${verbs} dòng bắt đầu bằng động từ chỉ việc đã làm.`,
  soft: (shown, named, all) =>
    `Có đủ dẫn chứng cho ${shown}/${all} kỹ năng mềm được yêu cầu${named === 0 ? '' : `, ${named} kỹ năng mới được nêu hoặc có một phần`}.`,
  softOwn: (found) =>
    `Không đọc thấy kỹ năng mềm trong tin tuyển dụng; ${found === 0 ? 'CV cũng chưa nêu kỹ năng mềm nào' : `CV nêu ${found} kỹ năng mềm`}.`,
  nice: (met, partly, all) =>
    `Có đủ dẫn chứng cho ${met}/${all} kỹ năng ưu tiên đánh giá được${partly === 0 ? '' : `, ${partly} kỹ năng một phần`}.`,
  extra: () =>
    `Không có kỹ năng nào trong các ưu tiên của tin được chấm; tính các kỹ năng khác mà CV liệt kê.`,
  quality: (faults) =>
    faults.length === 0
      ? 'Đã kiểm tra câu quá dài, từ lặp và từ gõ sai, mở đầu chung chung, chữ hoa và khoảng trắng: không có gì cần lưu ý.'
      : `Lưu ý: ${list(faults)}.`,
  fault: {
    long: (count) => `${count} câu quá dài`,
    pronouns: (count) => `tự xưng (“tôi”, “em”) ${count} lần`,
    weak: (count) => `${count} chỗ mở đầu chung chung kiểu “chịu trách nhiệm”`,
    capitals: 'nhiều đoạn viết hoa toàn bộ',
    repeated: (word) => `nhiều dòng bắt đầu bằng “${word}”`,
    spelling: (words) => `có thể gõ sai: ${list(words.map((word) => `“${word}”`))}`,
    spaces: (count) => `${count} khoảng trắng đặt sai cạnh dấu câu`,
    accentless: 'tiếng Việt không dấu',
    tense: (count) => `${count} dòng của vị trí đã kết thúc dùng thì hiện tại`,
    dateForms: 'mốc thời gian viết theo nhiều kiểu',
    endPoints: 'chỉ một số dòng kết thúc bằng dấu chấm',
    names: (words) => `tên viết hoa chưa đúng: ${list(words.map((word) => `“${word}”`))}`,
    twoSpellings: (words) => `một từ có hai cách viết: ${list(words.map((word) => `“${word}”`))}`,
  },
  personality: (behaviours) => `Có dòng thể hiện ${list(behaviours)}.`,
  personalityNone:
    'Trong các dòng kể việc đã làm, chưa thấy tính chủ động, làm việc cùng người khác, hướng dẫn người khác, theo việc đến kết quả hay tinh thần học hỏi.',
  behaviour: {
    initiative: 'tính chủ động',
    teamwork: 'làm việc cùng người khác',
    teaching: 'hướng dẫn người khác',
    persistence: 'theo việc đến kết quả',
    learning: 'tinh thần học hỏi',
  },
};
