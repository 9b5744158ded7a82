import type { Asked, InterviewWords } from './say.js';

const role = ({ jobTitle }: Asked): string => (jobTitle ? `vị trí “${jobTitle}”` : 'vị trí này');
const first = ({ quotes }: Asked): string => quotes[0] ?? '';
const asks = ({ must }: Asked): string => (must ? 'cần' : 'ưu tiên người có');
/** Ví dụ có thể lấy từ đâu. */
const where = ({ worked }: Asked): string => (worked ? 'trong công việc' : 'khi học hoặc làm đồ án');
const everywhere = 'Hầu như buổi phỏng vấn nào cũng hỏi câu này; câu trả lời cho thấy cách bạn làm việc.';

export const interviewVi: InterviewWords = {
  'walk-through': {
    question: (asked) =>
      asked.quotes.length > 0
        ? `Bạn hãy kể về công việc gần đây của mình, từ “${first(asked)}” cho đến lý do bạn quan tâm tới ${role(asked)}.`
        : `Bạn hãy kể những việc mình đã làm cho đến nay và lý do bạn quan tâm tới ${role(asked)}.`,
    why: () => 'Câu mở đầu: hai phút này quyết định bạn sẽ được hỏi gì tiếp theo.',
  },
  'why-this-post': {
    question: (asked) =>
      `Vì sao bạn ứng tuyển ${role(asked)}, và những việc bạn đã làm chuẩn bị cho bạn điều gì?`,
    why: () => 'Câu mở đầu: họ muốn nghe mối liên hệ giữa việc bạn đã làm và việc của họ.',
  },
  'proud-of': {
    question: (asked) =>
      asked.quotes.length > 0
        ? `Trong thời gian làm “${first(asked)}”, việc nào khiến bạn tự hào nhất, và phần của riêng bạn là gì?`
        : 'Việc nào khiến bạn tự hào nhất, và phần của riêng bạn trong đó là gì?',
    why: () => 'Câu mở đầu: câu chuyện hay nhất của bạn, do chính bạn kể.',
  },
  'weak-must': {
    question: (asked) =>
      `Tin tuyển dụng ${asks(asked)} ${asked.name}. Việc nào bạn từng làm cho thấy điều này rõ nhất? Vấn đề là gì, và bạn đã làm gì?`,
    why: (asked) =>
      asked.named
        ? `Tin tuyển dụng ${asks(asked)} ${asked.name}; trong CV của bạn mới thấy “${first(asked)}”, nên họ sẽ hỏi ví dụ.`
        : `Tin tuyển dụng ${asks(asked)} ${asked.name}; dòng gần nhất tìm được trong CV của bạn là “${first(asked)}”, nên họ sẽ hỏi ví dụ.`,
  },
  'soft-skill': {
    question: (asked) =>
      `Tin tuyển dụng viết: “${asked.phrase}”. Hãy kể một tình huống ${where(asked)} mà bạn đã làm được như vậy. Cụ thể bạn đã làm gì?`,
    why: () => 'Tin tuyển dụng nêu điều này, và chỉ ví dụ mới chứng minh được.',
  },
  depth: {
    question: (asked) =>
      `Bạn viết: “${first(asked)}”. Phần việc của riêng bạn là gì, và nếu làm lại hôm nay bạn sẽ làm khác điều gì?`,
    why: (asked) => `Dòng này được lấy làm dẫn chứng về ${asked.name}; họ sẽ muốn biết phía sau nó có gì.`,
  },
  gap: {
    question: (asked) =>
      `Tin tuyển dụng ${asks(asked)} ${asked.name}, điều chưa tìm thấy trong CV của bạn. Việc nào bạn từng làm gần với nó nhất, có thể dưới tên gọi khác, và bạn sẽ bù phần thiếu thế nào trong những tuần đầu?`,
    why: () => 'Chưa tìm thấy điều này trong CV của bạn. Chuẩn bị trước thì chỗ thiếu trở thành kế hoạch.',
  },
  duty: {
    question: (asked) =>
      `Một nhiệm vụ của công việc này là: “${asked.sentence}”. Trong tháng đầu tiên bạn sẽ làm việc này thế nào?`,
    why: () => 'Tin tuyển dụng nêu đây là nhiệm vụ của vị trí.',
  },
  disagreement: {
    question: ({ worked }) =>
      `Hãy kể về một lần bạn bất đồng với ${worked ? 'đồng nghiệp hoặc khách hàng' : 'bạn cùng lớp hoặc cùng nhóm'}. Bạn đã giải quyết thế nào?`,
    why: () => everywhere,
  },
  mistake: {
    question: (asked) =>
      `Hãy kể về một sai sót của bạn ${where(asked)}. Bạn đã xử lý ra sao, và từ đó điều gì thay đổi?`,
    why: () => everywhere,
  },
  deadline: {
    question: () => 'Hãy kể về một lần bạn phải hoàn thành công việc khi thời gian rất gấp. Bạn đã làm gì?',
    why: () => everywhere,
  },
  learning: {
    question: ({ worked }) =>
      `Hãy kể về một điều mới bạn phải học nhanh để ${worked ? 'làm việc' : 'kịp môn học hoặc đồ án'}. Bạn đã học bằng cách nào?`,
    why: () => everywhere,
  },
  priorities: {
    question: () => 'Hãy kể về một lần nhiều việc cùng gấp. Bạn quyết định việc nào làm trước như thế nào?',
    why: () => everywhere,
  },
  feedback: {
    question: (asked) => `Hãy kể về một lời góp ý bạn từng nhận ${where(asked)}. Bạn đã làm gì với góp ý đó?`,
    why: () => everywhere,
  },
  initiative: {
    question: (asked) =>
      `Hãy kể về một điều bạn tự mình cải tiến ${where(asked)} mà không ai yêu cầu. Kết quả ra sao?`,
    why: () => everywhere,
  },
  'first-months': {
    question: (asked) => `Giả sử tháng sau bạn bắt đầu ở ${role(asked)}. Trong ba tháng đầu bạn sẽ làm gì?`,
    why: () => 'Họ muốn thấy bạn đã nghĩ về công việc này.',
  },
};
