import type { Effort } from '../catalogue/effort.js';
import type { PlanSay, PlanWords, StepSay } from './plan-words.js';

const day = (date: string): string => date.split('-').toReversed().join('/');
const sentence = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const found = ({ quote }: StepSay): string => (quote === '' ? '' : `CV của bạn viết: “${quote}”.`);
const nearest = ({ quote }: StepSay): string => (quote === '' ? '' : `Gần nhất trong CV: “${quote}”.`);
const others = ({ others: names }: StepSay): string =>
  names === '' ? '' : `Tin tuyển dụng cũng chấp nhận ${names}.`;
const paper = (name: string): string =>
  /^(?:chứng chỉ|chứng nhận|giấy phép|thẻ|bằng)\s/iu.test(name) ? `Lấy ${name}` : `Lấy chứng chỉ: ${name}`;
const known = 'Nếu bạn đã biết, chỉ cần nêu rõ trong một dòng kinh nghiệm.';

const practise = ({ sentence: asked, name }: StepSay): string[] => [
  `Chọn một khóa học hoặc cuốn sách có bài tập về ${name} và cố định các buổi học trong tuần.`,
  `Sau một phần ba số giờ, bắt đầu một sản phẩm nhỏ của riêng bạn, gần với điều tin tuyển dụng viết: “${asked}”.`,
  'Đưa sản phẩm đó vào CV: nó làm gì, quy mô ra sao, tháng nào.',
];
const examined: readonly string[] = [
  'Đọc yêu cầu của nơi cấp: điều kiện, lệ phí, lịch thi.',
  'Chọn ngày thi rồi tính lùi các tuần.',
  'Học theo đề cương chính thức và làm ít nhất hai đề thi thử.',
  'Ghi vào CV kèm nơi cấp và năm; trước đó hãy ghi tháng dự kiến.',
];
const studied: readonly string[] = [
  'Liệt kê hai chương trình học được song song với công việc: buổi tối, bán thời gian hoặc từ xa.',
  'Hỏi mỗi nơi về điều kiện, học phí và những gì đã học được công nhận.',
  'Khi nhập học, ghi vào CV kèm tháng dự kiến hoàn thành.',
];
const spoken: readonly string[] = [
  'Làm một bài kiểm tra đầu vào miễn phí để biết mình bắt đầu từ đâu.',
  'Cố định ba hoặc bốn buổi mỗi tuần, trong đó một buổi nói với người khác.',
  'Đi thi khi bài thi thử đạt mức cần, rồi ghi điểm kèm năm vào CV.',
];

const sources: Readonly<Record<Effort['source'], string>> = {
  estimate: 'ước tính của chúng tôi',
  unknown: 'ước chừng, vì danh mục của chúng tôi chưa có mục này',
  cefr: 'số giờ học có hướng dẫn mà Cambridge English nêu cho các bậc CEFR',
  pmi: '35 giờ học mà PMI yêu cầu và ước tính của chúng tôi cho phần tự học',
  cfa: 'khoảng 300 giờ mỗi cấp, theo thí sinh báo cho CFA Institute',
};

const score = ({ plan }: PlanSay): string =>
  plan.reach === null || plan.now === null ? '' : `từ ${plan.now} lên ${plan.reach} điểm`;

export const planVi: PlanWords = {
  steps: {
    'prove-listed': (say) => ({
      title: `Nêu rõ ${say.name} trong một dòng kinh nghiệm`,
      detail: sentence(say.reason, found(say)),
      actions: [
        `Chọn một vị trí hoặc dự án liên quan đến ${say.name}.`,
        'Viết ở đó một dòng: bạn đã làm gì, cho ai và kết quả bằng con số bạn chứng minh được.',
      ],
    }),
    'prove-old': (say) => ({
      title: `Nói rõ lần gần nhất bạn dùng ${say.name}`,
      detail: sentence(say.reason, found(say)),
      actions: [
        'Nếu sau đó bạn vẫn dùng, hãy viết một dòng ở vị trí ấy.',
        'Nếu không, cứ để nguyên: nội dung này vẫn được tính gần trọn điểm.',
      ],
    }),
    'prove-part': (say) => ({
      title: `Nói rõ bạn đã làm gì: ${say.name}`,
      detail: sentence(say.reason, found(say)),
      actions: [
        `Nếu việc đó đúng là ${say.name}, hãy gọi đúng tên trong dòng ấy.`,
        'Thêm công cụ đã dùng và kết quả.',
        'Nếu là việc khác, hãy để nguyên dòng đó.',
      ],
    }),
    'prove-name': (say) => ({
      title: `Gọi đúng tên trong dòng đã có: ${say.name}`,
      detail: sentence(say.reason, found(say)),
      actions: [
        `Nếu việc đó đúng là ${say.name}, hãy viết tên này vào dòng ấy hoặc một dòng của vị trí đó.`,
        'Nếu là việc khác, hãy để nguyên dòng đó.',
      ],
    }),
    'prove-branch': (say) => ({
      title: `Nói rõ nơi bạn từng làm thuộc ngành nào: ${say.name}`,
      detail: sentence(say.reason, found(say)),
      actions: [
        'Cạnh tên mỗi nơi làm việc thuộc ngành này, ghi vài chữ: nơi đó sản xuất hay bán gì.',
        'Nơi thuộc ngành khác thì để nguyên.',
      ],
    }),
    'prove-paper': (say) => ({
      title: `Ghi đúng tên đầy đủ: ${say.label}`,
      detail: found(say),
      actions: [
        'Nếu đó đúng là giấy tờ được yêu cầu, hãy ghi ở mục chứng chỉ bằng tên mà tin tuyển dụng dùng, kèm nơi cấp và năm.',
        'Nếu là loại khác hoặc bậc thấp hơn, hãy để nguyên dòng đó.',
      ],
    }),
    'prove-dates': (say) => ({
      title: 'Ghi tháng cho từng vị trí',
      detail: sentence(say.reason, found(say)),
      actions: [
        'Ghi tháng và năm bắt đầu, kết thúc bên cạnh mỗi vị trí.',
        'Tính cả thực tập và dự án trong lĩnh vực này, kèm số tháng.',
      ],
    }),
    'prove-level': (say) => ({
      title: `Ghi rõ trình độ: ${say.name}`,
      detail: sentence(say.reason, found(say)),
      actions: [
        'Ghi điểm thi kèm năm, hoặc một bậc từ A1 đến C2.',
        'Chưa thi: làm một bài kiểm tra đầu vào miễn phí và ghi rõ đó là bài đầu vào.',
      ],
    }),
    'prove-language': (say) => ({
      title: `Ghi ngôn ngữ này vào CV: ${say.label}`,
      detail: say.reason,
      actions: [
        `Thêm một dòng ở mục Ngôn ngữ: ${say.label}, kèm “tiếng mẹ đẻ” nếu đúng vậy, nếu không thì kèm trình độ.`,
      ],
    }),
    'prove-duty': (say) => ({
      title: `Kể đầy đủ nhiệm vụ này: ${say.label}`,
      detail: sentence(say.reason, found(say)),
      actions: [
        'Nếu bạn đã làm trọn việc này, hãy nói rõ trong dòng đó, kèm tần suất hoặc quy mô.',
        'Nếu chỉ làm một phần, hãy nêu phần của bạn.',
      ],
    }),
    'prove-own': (say) => ({
      title: `Viết dòng cho thấy điều này: ${say.label}`,
      detail: sentence('Bạn cho biết mình đã có; phép so sánh chưa tìm thấy dòng nào nói đến.', nearest(say)),
      actions: [
        'Tìm vị trí, dự án hoặc khóa học phù hợp và viết ở đó một dòng: bạn đã làm gì, cho ai, kết quả ra sao.',
        ...(say.sentence === '' ? [] : [`Dùng một lần đúng chữ của tin tuyển dụng: “${say.sentence}”.`]),
        'Chứng chỉ, bằng cấp hoặc ngoại ngữ thì ghi vào đúng mục, kèm nơi cấp, năm hoặc trình độ.',
      ],
    }),
    tell: (say) => ({
      title: `Kể một ví dụ: ${say.name}`,
      detail: sentence(
        say.reason === ''
          ? 'Tin tuyển dụng cần điều này và chúng tôi chưa tìm thấy dòng nào trong CV thể hiện.'
          : say.reason,
        others(say),
      ),
      actions: [
        'Nhớ lại một tình huống bạn cần đến điều này: khi đi làm, đi học hoặc trong dự án.',
        'Viết một dòng: tình huống, chính bạn đã làm gì và kết quả.',
        'Đặt dòng đó dưới vị trí nơi việc ấy xảy ra.',
      ],
    }),
    'tell-more': (say) => ({
      title: `Nói rõ trong một dòng: ${say.name}`,
      detail: sentence(say.reason, found(say)),
      actions: [
        'Trong dòng đó, nói rõ chính bạn đã làm gì và kết quả ra sao.',
        'Nếu có ví dụ mạnh hơn, hãy dùng ví dụ đó.',
      ],
    }),
    learn: (say) => ({
      title: `Học ${say.name}`,
      detail: sentence(say.reason, nearest(say), others(say), known),
      actions: practise(say),
    }),
    'learn-near': (say) => ({
      title: `Học ${say.name} từ nền tảng đã có`,
      detail: sentence(say.reason, nearest(say), others(say), known),
      actions: practise(say),
    }),
    'learn-next': (say) => ({
      title: `Học tiếp từ điều đã biết: ${say.name}`,
      detail: sentence('CV nêu điều này với con số hoặc bậc khác.', found(say), known),
      actions: practise(say),
    }),
    'learn-basic': (say) => ({
      title: `Học sâu hơn: ${say.name}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: practise(say),
    }),
    'learn-begun': (say) => ({
      title: `Học nốt: ${say.name}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: practise(say),
    }),
    'learn-again': (say) => ({
      title: `Học lại, cập nhật: ${say.name}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: [
        'Nếu sau đó bạn đã dùng lại hoặc đã gia hạn, hãy ghi rõ trong dòng đó là đủ.',
        ...practise(say),
      ],
    }),
    'learn-term': (say) => ({
      title: `Tìm hiểu điều tin tuyển dụng gọi là ${say.name}`,
      detail: sentence(say.reason, nearest(say), others(say), known),
      actions: [
        `Làm rõ ý nghĩa: đọc lại tin (“${say.sentence}”) và hai tin tương tự.`,
        'Nếu bạn đã làm việc này dưới tên khác, hãy nói rõ trong dòng đó là đủ.',
        'Nếu chưa, hỏi người đang làm nghề này xem cần bao lâu; có thể nhiều hoặc ít hơn số giờ ở đây.',
        'Học ở một khóa hoặc từ người đang làm việc này; nếu tự làm thử được thì làm một việc nhỏ, rồi ghi vào CV.',
      ],
    }),
    certify: (say) => ({
      title: paper(say.label),
      detail: sentence(say.reason, others(say), 'Nếu bạn đã có, chỉ cần ghi kèm nơi cấp và năm.'),
      actions: [...examined],
    }),
    'certify-begun': (say) => ({
      title: `Hoàn tất chứng chỉ: ${say.label}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: [...examined],
    }),
    'certify-renew': (say) => ({
      title: `Gia hạn: ${say.label}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: [
        'Nếu sau đó bạn đã gia hạn, hãy ghi thời hạn mới bên cạnh là đủ.',
        'Hỏi nơi cấp xem gia hạn cần gì: lớp bồi dưỡng, bài thi, lệ phí.',
        'Đăng ký đợt gần nhất và ghi tháng đó vào CV.',
      ],
    }),
    'certify-next': (say) => ({
      title: paper(say.label),
      detail: sentence('CV nêu chứng chỉ này với con số hoặc bậc khác.', found(say), others(say)),
      actions: [...examined],
    }),
    language: (say) => ({
      title: `Học ngoại ngữ: ${say.label}`,
      detail: sentence(say.reason, others(say), 'Nếu bạn đã biết, chỉ cần ghi rõ trình độ.'),
      actions: [...spoken],
    }),
    'language-below': (say) => ({
      title: `Nâng trình độ: ${say.label}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: [...spoken],
    }),
    'language-further': (say) => ({
      title: `Nâng trình độ: ${say.label}`,
      detail: sentence('Tin tuyển dụng không nêu bậc nào; bậc trong CV còn thấp.', found(say), others(say)),
      actions: [...spoken],
    }),
    study: (say) => ({
      title: `Học lấy: ${say.label}`,
      detail: sentence(say.reason, others(say), 'Nếu bạn đã có, chỉ cần ghi bằng cấp, ngành và trường.'),
      actions: [...studied],
    }),
    'study-begun': (say) => ({
      title: `Hoàn tất việc học: ${say.label}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: [
        'Ghi tháng dự kiến hoàn thành vào CV.',
        'Hỏi trường còn thiếu những gì và hạn nộp là khi nào.',
      ],
    }),
    'study-open': (say) => ({
      title: `Nói rõ việc học đang ở đâu: ${say.label}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: [
        'Nếu bạn đã học xong, hãy ghi bằng cấp kèm năm.',
        'Nếu đang học, hãy ghi tháng dự kiến hoàn thành.',
        'Nếu đã dừng giữa chừng, hỏi trường phần nào còn được công nhận và cần gì để học tiếp.',
      ],
    }),
    'study-level': (say) => ({
      title: `Học tiếp: ${say.label}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: [...studied],
    }),
    'wait-years': (say) => ({
      title: say.label,
      detail: sentence(say.reason, found(say)),
      actions: [
        'Số năm không thể rút ngắn. Trong lúc đó, hãy ứng tuyển vị trí cùng loại yêu cầu ít năm hơn.',
        'Nếu công việc hiện tại có việc loại này, hãy xin nhận và ghi lại theo tháng.',
        'Thực tập, việc tình nguyện và dự án riêng trong lĩnh vực này cũng được tính, nếu có ghi tháng.',
      ],
    }),
    'wait-title': (say) => ({
      title: say.label,
      detail: sentence(say.reason, found(say)),
      actions: [
        'Nếu bạn từng làm việc này dưới chức danh khác, hãy nói rõ ở vị trí đó.',
        'Trong lúc đó, ứng tuyển các vị trí gần với vị trí này để chuyển dần sang.',
      ],
    }),
    'wait-level': (say) => ({
      title: say.label,
      detail: sentence(say.reason, found(say)),
      actions: [
        'Ghi phạm vi trách nhiệm lớn nhất bạn từng có: bao nhiêu người, bao nhiêu tiền, quyết định những gì.',
        'Xin phụ trách một dự án nhỏ ở công việc hiện tại.',
      ],
    }),
    'wait-duty': (say) => ({
      title: say.label,
      detail: say.reason,
      actions: [
        'Nếu bạn đã làm việc này, hãy viết một dòng về nó.',
        'Nếu chưa, và công việc hiện tại có việc này, hãy xin tham gia.',
      ],
    }),
    'wait-field': (say) => ({
      title: say.label,
      detail: sentence(say.reason, found(say)),
      actions: [
        'Nêu các môn học và đồ án thuộc ngành được yêu cầu.',
        'Chỉ vì điều này thì học thêm một bằng thường không đáng số năm bỏ ra; kinh nghiệm trong ngành có trọng lượng hơn.',
      ],
    }),
    'wait-branch': (say) => ({
      title: `Ngành: ${say.label}`,
      detail: sentence(say.reason, nearest(say)),
      actions: [
        'Nếu nơi bạn từng làm thuộc ngành này, hãy ghi cạnh tên nơi đó: sản xuất hay bán gì.',
        'Nếu chưa, không khóa học nào thay được: hãy tìm nơi làm thuộc ngành này, hoặc nhà cung cấp và khách hàng của ngành.',
      ],
    }),
    'wait-trade': (say) => ({
      title: say.label,
      detail: sentence(say.reason, nearest(say)),
      actions: [
        'Đây là cả một nghề, không thể học trong vài tuần buổi tối.',
        'Tìm vị trí trợ lý hoặc học việc của nghề này, hoặc những việc nằm giữa nghề này và nghề của bạn.',
      ],
    }),
  },
  effort: (effort) =>
    effort === null
      ? 'Không tính được bằng giờ.'
      : `${String(effort.low).replace('.', ',')}–${effort.high} giờ (${sources[effort.source]})`,
  areas: {
    skills: 'Kỹ năng và công cụ',
    'soft-skills': 'Kỹ năng mềm',
    experience: 'Kinh nghiệm',
    education: 'Học vấn và chứng chỉ',
    language: 'Ngoại ngữ',
  },
  alone: (from, to, names) =>
    to > from
      ? `Riêng mảng này, nếu CV thể hiện đủ, đưa điểm từ ${from} lên ${to}: ${names}.`
      : `Còn chưa đến một điểm: ${names}.`,
  aims: {
    'active-job-seeker':
      'Bạn sắp ứng tuyển, nên trước hết hãy viết ra những việc bạn đã làm, rồi học điều thêm nhiều điểm nhất cho mỗi giờ bỏ ra.',
    'dream-job-check':
      'Bạn nhắm đúng vị trí này, nên yêu cầu bắt buộc đi trước, và việc nào cần nền tảng thì học nền tảng trước.',
    'casual-development':
      'Bạn có thời gian, nên mỗi lúc chỉ học một chủ đề; việc viết ví dụ cho kỹ năng mềm và ngoại ngữ thì làm song song.',
  },
  introduction: (say) => {
    const { plan, company, title } = say;
    const post =
      title === null ? 'vị trí này' : `vị trí “${title}”${company === null ? '' : ` tại ${company}`}`;
    if (plan.now === null)
      return `Có quá ít yêu cầu của ${post} đánh giá được để cho điểm, nên chưa tính được bước nào.`;
    if (plan.steps.length === 0 && plan.later.length === 0 && plan.waits.length === 0)
      return plan.areas.length === 0
        ? `CV của bạn đã thể hiện mọi yêu cầu đánh giá được của ${post}. Điểm hiện tại là ${plan.now ?? '–'}.`
        : `CV của bạn đã thể hiện gần hết các yêu cầu đánh giá được của ${post}; mỗi phần còn thiếu chưa đến nửa điểm. Điểm hiện tại là ${plan.now ?? '–'}.`;
    return sentence(
      `Lộ trình này dành cho ${post}.`,
      planVi.aims[plan.type],
      plan.hoursPerWeek === 0
        ? 'Với 0 giờ mỗi tuần thì chưa xếp được việc nào.'
        : `Lộ trình bắt đầu ngày ${day(plan.start)}, tính ${plan.hoursPerWeek} giờ mỗi tuần trong ${plan.weeks} tuần.`,
    );
  },
  goals: (say) => {
    const { plan, names } = say;
    const [shown, learnt, languages] = [
      names('prove', 'tell'),
      names('learn', 'certify', 'study'),
      names('language'),
    ];
    return [
      ...(score(say) === '' || plan.reach === plan.now
        ? []
        : [
            `Nâng điểm ${score(say)} đến hết tuần ${plan.weeks}: đó là kết quả của cùng phép so sánh khi CV thể hiện các bước này, không phải lời hứa có việc.`,
          ]),
      ...(learnt === '' && languages === '' ? [] : [planVi.checkFirst]),
      ...(shown === '' ? [] : [`Viết vào CV, nếu đúng với bạn: ${shown}.`]),
      ...(learnt === '' ? [] : [`Học và chứng minh: ${learnt}.`]),
      ...(languages === '' ? [] : [`Đạt trình độ được yêu cầu: ${languages}.`]),
    ];
  },
  timeline: (say) => {
    const { plan, over, later, waits } = say;
    const apply = plan.titles.map((title) => `“${title}”`).join(', ');
    return [
      ...(plan.steps.length === 0
        ? []
        : [
            `${plan.steps.length} bước cần khoảng ${plan.hours} giờ; bạn có ${plan.weeks * plan.hoursPerWeek} giờ trong ${plan.weeks} tuần. Mỗi thanh lấy số giữa của khoảng giờ.`,
          ]),
      ...(plan.type === 'active-job-seeker' && apply !== ''
        ? [`Đến tuần 2, hãy ứng tuyển với CV lúc đó. Tìm các chức danh ${apply}.`]
        : []),
      ...(over === ''
        ? []
        : [`Chưa xong vào tuần ${plan.weeks}: ${over}; phần điểm này không tính vào mục tiêu.`]),
      ...(later === ''
        ? []
        : [
            `Để sau: ${later}.${plan.beyond !== null && plan.reach !== null && plan.beyond > plan.reach ? ` Khi có đủ, điểm sẽ là ${plan.beyond}.` : ''}`,
          ]),
      ...(waits === '' ? [] : [`Không xếp được vào kế hoạch vì không tính bằng giờ: ${waits}.`]),
    ];
  },
  checkFirst:
    'Trước hết hãy xem lại những điều chưa tìm thấy: phép so sánh tìm theo từ ngữ, có thể bạn đã có nhưng gọi bằng tên khác. Điều đã có chỉ cần một dòng, không cần nhiều tuần.',
  overqualified: (note, titles) => (titles === '' ? note : `${note} Ví dụ: ${titles}.`),
  more: (count) => `${count} mục khác`,
  nothing: 'Hãy ứng tuyển ngay và chuẩn bị cho phỏng vấn.',
  noScore: 'Hãy chọn một tin tuyển dụng nêu rõ yêu cầu hơn, hoặc hỏi nhà tuyển dụng, rồi so sánh lại với CV.',
  noHours: (first) =>
    `Cho biết bạn có bao nhiêu giờ mỗi tuần: với 0 giờ thì chưa xếp được việc nào.${first === '' ? '' : ` Bước đầu tiên sẽ là: ${first}.`}`,
  nothingFits: (first) =>
    `Không bước nào vừa số tuần và số giờ này.${first === '' ? '' : ` Gần nhất là: ${first}.`}`,
};
