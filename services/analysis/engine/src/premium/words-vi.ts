import { monthYear } from '../text/dates.js';
import { line, number, type PremiumWords, type Say, text } from './say.js';

const duration = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return `${rest} tháng`;
  return rest === 0 ? `${years} năm` : `${years} năm ${rest} tháng`;
};
/** A length of time; about so many years where the dates name years only. */
function lengthOf(say: Say, key: string): string {
  const months = number(say, key);
  return say.values['rough'] === true && months >= 12
    ? `khoảng ${Math.floor(months / 12)} năm`
    : duration(months);
}
const toDate = (say: Say): string =>
  text(say, 'until') === '' ? '' : ` (vị trí hiện tại tính đến ${text(say, 'until')})`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} và ${items[items.length - 1]}`;
const quoted = (items: readonly string[]): string => list(items.map((item) => `“${item}”`));
const count = (say: Say): number => number(say, 'count');
const all = (say: Say): number => number(say, 'all');
const bare = (quote: string): string => quote.replace(/^[\s•·▪●○◦‣*–-]+/u, '').replace(/[.;,\s]+$/u, '');
const of = (parts: ReadonlyMap<string, Say>, code: string, key: string): number => {
  const part = parts.get(code);
  return part ? number(part, key) : 0;
};
const ask = (question: string): ((say: Say) => ReturnType<typeof line>) => {
  return ({ quote }) => line(question, `“${quote}”`, quote.endsWith('…') ? null : `${bare(quote)}: ___.`);
};

export const premiumVi: PremiumWords = {
  unmeasured: {
    'no-score': 'Có quá ít thông tin để chấm điểm.',
    'no-positions': 'Không đọc được vị trí công việc nào trong CV.',
    'no-lines': 'CV không có dòng nào kể việc đã làm.',
    'no-years-asked': 'Không đọc thấy số năm kinh nghiệm trong tin tuyển dụng.',
    'no-dates': 'Không đọc được mốc thời gian của các vị trí.',
    'no-skills-asked': 'Không đọc thấy kỹ năng hay công cụ nào trong tin tuyển dụng.',
    'no-soft-skills-asked': 'Không đọc thấy kỹ năng mềm nào trong tin tuyển dụng.',
    'summary-unread': 'CV có phần tóm tắt nhưng không tách được khỏi phần còn lại.',
    'contextual-relevance.title': 'Không so sánh được chức danh: tin tuyển dụng không có một chức danh rõ',
    'contextual-relevance.duties': 'Không đọc thấy nhiệm vụ nào có thể so sánh trong tin tuyển dụng',
    'contextual-relevance.field': 'Không đủ thông tin để so sánh công việc trong 5 năm gần đây',
    'experience-relevance.title': 'Không so sánh được chức danh: tin tuyển dụng không có một chức danh rõ',
    'experience-relevance.skills-used': 'Không đọc thấy kỹ năng nào đánh giá được trong tin tuyển dụng',
    'summary-effectiveness.title': 'Tin tuyển dụng không có một chức danh rõ để so sánh',
    'summary-effectiveness.skills': 'Không đọc thấy kỹ năng nào trong tin tuyển dụng',
    'nothing-to-compare': 'Tin tuyển dụng không nêu nội dung nào loại này để so sánh.',
  },
  measures: {
    'minimum-experience': (parts) => {
      const counted = [...parts.values()].filter((say) => 'months' in say.values);
      return counted.length === 0
        ? 'Dựa trên số năm mà CV nêu.'
        : `Tính được ${list(counted.map((say) => `${lengthOf(say, 'months')} trên ${duration(number(say, 'asked'))} yêu cầu`))} từ các vị trí có mốc thời gian.`;
    },
    'contextual-relevance': (parts) =>
      parts.has('duties') && of(parts, 'duties', 'all') > 0
        ? `Xét chức danh, công việc trong 5 năm gần đây và ${of(parts, 'duties', 'found')}/${of(parts, 'duties', 'all')} nhiệm vụ so sánh được có dòng dùng từ ngữ tương tự.`
        : 'Xét chức danh và công việc trong 5 năm gần đây.',
    'quality-relevance': (parts) =>
      `${of(parts, 'used', 'count')}/${of(parts, 'used', 'all')} kỹ năng chuyên môn được yêu cầu có trong công việc có mốc thời gian, ${of(parts, 'figure', 'count')} kỹ năng có số liệu trong cùng dòng.`,
    'achievement-quantification': (parts) =>
      `${of(parts, 'lines', 'count')}/${of(parts, 'lines', 'all')} dòng có số liệu; đạt một nửa là đủ điểm.`,
  },
  lines: {
    'job-match.requirement': ({ label, reason }) => line(label, reason),
    'job-match.occupation': () => line('Mức độ thể hiện đúng nghề'),
    'job-match.base': () => line('Điểm nền, để tin tuyển dụng ngắn không cho ra điểm quá cao hoặc quá thấp'),
    'summary-effectiveness.absent': () => line('CV không có phần tóm tắt'),
    'summary-effectiveness.length': (say) =>
      line(`Độ dài: ${number(say, 'words')} từ`, 'Từ 20 đến 120 từ được điểm tối đa.'),
    'summary-effectiveness.title': (say) =>
      line(say.got > 0 ? `Có nhắc đến ${text(say, 'title')}` : `Chưa nhắc đến ${text(say, 'title')}`),
    'summary-effectiveness.skills': (say) =>
      line(
        say.quotes.length > 0
          ? `Nêu ${number(say, 'named')} kỹ năng được yêu cầu: ${quoted(say.quotes)}`
          : 'Chưa nêu kỹ năng nào được yêu cầu',
      ),
    'summary-effectiveness.figure': ({ got }) => line(got > 0 ? 'Có số liệu' : 'Chưa có số liệu'),
    'summary-effectiveness.no-empty-words': ({ quotes }) =>
      line(
        quotes.length === 0
          ? 'Không có từ chung chung ai cũng viết được'
          : `Từ ai cũng viết được: ${quoted(quotes)}`,
      ),
    'summary-effectiveness.opening': ({ got, quote }) =>
      line(got > 0 ? `Nêu nghề ngay từ đầu: “${quote}”` : `Chưa nêu nghề ngay từ đầu: “${quote}”`),
    'experience-relevance.title': (say) =>
      line(
        say.quote === ''
          ? `Không có chức danh nào trong CV giống hoặc gần giống ${text(say, 'title')}`
          : `Chức danh sát với tin nhất: “${say.quote}”; tin tuyển dụng cần ${text(say, 'title')}`,
      ),
    'experience-relevance.skills-used': (say) =>
      line(`${count(say)}/${all(say)} kỹ năng chuyên môn được yêu cầu có trong công việc có mốc thời gian`),
    'achievement-impact.figures': (say) =>
      line(`${count(say)}/${all(say)} dòng có số liệu`, 'Đạt một nửa số dòng là đủ điểm.'),
    'achievement-impact.verbs': (say) =>
      line(`${count(say)}/${all(say)} dòng bắt đầu bằng động từ chỉ việc đã làm`),
    'soft-skills.shown': ({ label, reason }) => line(`${label}: thể hiện trong một dòng`, reason),
    'soft-skills.named': ({ label, reason }) => line(`${label}: mới được nêu, chưa có ví dụ`, reason),
    'soft-skills.shown-part': ({ label, reason }) => line(`${label}: thể hiện một phần`, reason),
    'soft-skills.untold': ({ label, reason }) => line(`${label}: chưa kết luận được`, reason),
    'soft-skills.silent': ({ label, reason }) => line(`${label}: chưa thể hiện`, reason),
    'soft-skills.own-shown': ({ quote }) => line('Có dẫn chứng trong một dòng', `“${quote}”`),
    'soft-skills.own-named': ({ quote }) => line('Chỉ được nêu tên', `“${quote}”`),
    'soft-skills.own-none': () =>
      line(
        'CV không còn kỹ năng mềm nào khác',
        'Không đọc thấy kỹ năng mềm trong tin tuyển dụng, nên tính các kỹ năng mềm của CV, tối đa năm.',
      ),
    'additional-skills.nice': ({ label, reason }) => line(label, reason),
    'additional-skills.extra': () =>
      line(
        'Kỹ năng khác mà CV liệt kê',
        'Không có kỹ năng nào trong các ưu tiên của tin được chấm, nên tính các kỹ năng khác trong danh sách.',
      ),
    'language-quality.checked': () =>
      line('Đã kiểm tra 13 loại lỗi', 'Văn bản không có lỗi nào được 95 điểm.'),
    'language-quality.long': (say) => line(`${count(say)} câu dài hơn 45 từ`),
    'language-quality.pronouns': (say) =>
      line(`Tự xưng (“tôi”, “em”) trong các dòng kinh nghiệm ${count(say)} lần`),
    'language-quality.weak': (say) => line(`${count(say)} chỗ mở đầu chung chung: ${quoted(say.quotes)}`),
    'language-quality.slips': (say) => line(`Có thể gõ sai: ${quoted(say.quotes)}`),
    'language-quality.spaces': (say) => line(`${count(say)} khoảng trắng đặt sai cạnh dấu phẩy`),
    'language-quality.capitals': (say) => line(`${count(say)} dòng dài viết hoa toàn bộ`),
    'language-quality.repeated': (say) => line(`${count(say)} dòng bắt đầu bằng “${text(say, 'opening')}”`),
    'language-quality.accentless': () => line('Tiếng Việt không dấu'),
    'language-quality.tense': (say) =>
      line(
        `${count(say)} dòng của vị trí đã kết thúc dùng thì hiện tại: ${quoted(say.quotes)}`,
        'Việc đã qua được kể ở thì quá khứ.',
      ),
    'language-quality.date-forms': ({ quotes }) =>
      line(`Mốc thời gian được viết theo nhiều kiểu: ${quoted(quotes)}`),
    'language-quality.end-points': () => line('Có dòng kinh nghiệm kết thúc bằng dấu chấm, có dòng không'),
    'language-quality.names': ({ quotes }) => line(`Tên viết hoa chưa đúng: ${quoted(quotes)}`),
    'language-quality.ki-ky': ({ quotes }) => line(`Một từ có hai cách viết: ${quoted(quotes)}`),
    'personality-showcase.initiative': (say) => behaviour(say, 'Tính chủ động'),
    'personality-showcase.teamwork': (say) => behaviour(say, 'Làm việc cùng người khác'),
    'personality-showcase.teaching': (say) => behaviour(say, 'Hướng dẫn người khác'),
    'personality-showcase.persistence': (say) => behaviour(say, 'Theo việc đến kết quả'),
    'personality-showcase.learning': (say) => behaviour(say, 'Tinh thần học hỏi'),
    'personality-showcase.adjectives': ({ quotes }) =>
      line(`Tự nhận: ${quoted(quotes)}`, 'Những từ này chỉ có giá trị khi có một dòng chứng minh.'),
    'minimum-experience.years-counted': (say) =>
      line(
        say.label,
        `Tính được ${lengthOf(say, 'months')} trên ${duration(number(say, 'asked'))} yêu cầu${number(say, 'total') > number(say, 'months') ? `; mọi vị trí cộng lại là ${lengthOf(say, 'total')}${toDate(say)}` : ''}.`,
      ),
    'minimum-experience.years-claimed': ({ label, reason }) => line(label, reason),
    'minimum-experience.years-none': ({ label, reason }) => line(label, reason),
    'minimum-experience.years-unread': ({ label, reason }) => line(label, reason),
    'contextual-relevance.title': (say) =>
      line(
        say.quote === ''
          ? `Không có chức danh nào trong CV giống hoặc gần giống ${text(say, 'title')}`
          : `Chức danh sát với tin nhất: “${say.quote}”; tin tuyển dụng cần ${text(say, 'title')}`,
        say.quote === '' ? null : 'Chức danh trong 3 năm gần đây được tính đủ, cũ hơn được tính ít hơn.',
      ),
    'contextual-relevance.duties': (say) =>
      line(
        `Có dòng dùng từ ngữ tương tự với ${number(say, 'found')}/${all(say)} nhiệm vụ so sánh được của tin tuyển dụng`,
      ),
    'contextual-relevance.field': ({ got }) =>
      line(
        got > 0
          ? 'Trong 5 năm gần đây có vị trí gần giống về chức danh hoặc dùng nhiều kỹ năng được nêu trong tin'
          : 'Trong 5 năm gần đây chưa có vị trí nào gần giống về chức danh hoặc dùng nhiều kỹ năng được nêu trong tin',
      ),
    'quality-relevance.used': (say) =>
      line(
        `Dùng trong công việc có mốc thời gian: ${count(say)}/${all(say)} kỹ năng chuyên môn được yêu cầu`,
      ),
    'quality-relevance.recent': (say) => line(`Dùng trong 3 năm gần đây: ${count(say)}/${all(say)}`),
    'quality-relevance.figure': (say) => line(`Có số liệu trong cùng dòng: ${count(say)}/${all(say)}`),
    'quality-relevance.repeated': (say) => line(`Dùng ở từ hai vị trí trở lên: ${count(say)}/${all(say)}`),
    'achievement-quantification.lines': (say) =>
      line(
        `${count(say)}/${all(say)} dòng có số liệu`,
        `Phần trăm ${number(say, 'percent')}, số tiền ${number(say, 'money')}, trước và sau ${number(say, 'change')}, thời gian ${number(say, 'time')}.`,
      ),
    'years-short': (say) =>
      line(
        `${say.label}: còn thiếu ${lengthOf(say, 'missing')}`,
        `Tính được ${lengthOf(say, 'months')} trên ${duration(number(say, 'asked'))} yêu cầu.`,
      ),
    'years-elsewhere': ({ label, reason }) => line(label, reason),
    'duty-silent': ({ sentence }) =>
      line('Chưa có dòng nào dùng từ ngữ tương tự với nhiệm vụ này', `“${sentence}”`),
    break: (say) =>
      line(
        `Khoảng trống ${lengthOf(say, 'months')} giữa hai vị trí: ${monthYear(number(say, 'from'))} – ${monthYear(number(say, 'to'))}`,
        'Hãy chuẩn bị một câu về thời gian này. Khoảng trống không bị trừ điểm.',
      ),
    'study-met': ({ label, reason }) => line(label, reason),
    'study-partly': ({ label, reason }) => line(label, reason),
    'study-not-found': ({ label, reason }) => line(label, reason),
    'study-cannot-tell': ({ label, reason }) => line(label, reason),
    'study-running': ({ label, reason }) => line(label, reason),
    'show-at-work': ({ label, quote }) =>
      line(`${label}: “${quote}”`, 'Mới chỉ được liệt kê. Hãy nêu rõ trong một dòng của vị trí đã dùng đến.'),
    'move-up': ({ label, quote }) =>
      line(`${label}: “${quote}”`, 'Hãy đưa dòng này lên đầu: dòng đầu của mỗi vị trí được đọc nhiều nhất.'),
    'add-figure': ({ label, quote }) =>
      line(
        `${label}: “${quote}”`,
        'Dòng này đứng đúng chỗ. Thêm số liệu của bạn (bao nhiêu, bao lâu một lần) sẽ mạnh hơn.',
      ),
    'name-in-summary': ({ label, quote }) =>
      line(`${label}: “${quote}”`, 'Hãy nhắc cả trong phần tóm tắt để được thấy ngay.'),
    'show-early': ({ label, quote }) =>
      line(
        `${label}: “${quote}”`,
        'Hãy để điều này được thấy sớm, chẳng hạn trong một phần tóm tắt ở đầu CV.',
      ),
    keep: ({ label, quote }) =>
      line(`${label}: “${quote}”`, 'Đang ở chỗ được thấy đầu tiên. Hãy giữ nguyên.'),
    'summary-absent': (say) => draft(say, 'Thêm phần tóm tắt ngắn ở đầu CV'),
    'summary-draft': (say) => draft(say, 'Một phần tóm tắt từ chính CV của bạn'),
    'summary-length': (say) => line(`Phần tóm tắt có ${number(say, 'words')} từ; nên có từ 20 đến 120 từ`),
    'summary-title': (say) => line(`Nhắc đến vị trí trong phần tóm tắt: ${text(say, 'title')}`),
    'summary-skills': (say) =>
      line(
        `Nêu thêm kỹ năng được yêu cầu mà CV đã có (hiện nêu ${number(say, 'named')})`,
        say.names.length > 0 ? `Chẳng hạn: ${list(say.names)}.` : null,
      ),
    'summary-figure': (say) =>
      line(
        'Thêm một số liệu bạn chứng minh được',
        null,
        text(say, 'language') === 'en' ? null : '… với ___ năm làm ___; ___ (kết quả nổi bật nhất bằng số).',
      ),
    'summary-no-empty-words': ({ quotes }) =>
      line(`Bỏ ${quoted(quotes)}`, 'Thay bằng một việc đã làm thể hiện điều đó.'),
    'summary-opening': ({ quote }) => line('Mở đầu bằng nghề của bạn', `Hiện đang mở đầu: “${quote}”`),
    'write-both': (say) =>
      line(
        `Viết “${text(say, 'job')}” như trong tin tuyển dụng`,
        `CV viết là “${text(say, 'resume')}”. Có người đọc tìm đúng từ trong tin.`,
        `${text(say, 'resume')} (${text(say, 'job')})`,
      ),
    'show-in-line': ({ label, quote }) =>
      line(
        `${label}: nêu rõ trong một dòng kinh nghiệm`,
        `Chưa có trong dòng kinh nghiệm nào, mới có ở: “${quote}”`,
      ),
    'ask-change': ask('Từ bao nhiêu đến bao nhiêu?'),
    'ask-money': ask('Bao nhiêu tiền?'),
    'ask-people': ask('Bao nhiêu người?'),
    'ask-customers': ask('Cho bao nhiêu người?'),
    'ask-often': ask('Bao nhiêu, và bao lâu một lần?'),
    'ask-size': ask('Quy mô bao nhiêu, và ai sử dụng?'),
    'ask-result': ask('Kết quả là gì, tính bằng số?'),
    'duty-opening': ({ quote }) =>
      line('Mở đầu bằng việc đã làm, không phải nhiệm vụ được giao', `“${quote}”`),
    'long-line': (say) => line(`Tách dòng dài ${number(say, 'words')} từ này`, `“${say.quote}”`),
    undated: ({ quote }) =>
      line(`Thêm thời gian bắt đầu và kết thúc cho “${quote}”`, null, `${quote}, ___/____ – ___/____`),
    untold: ({ quote }) => line(`Kể việc đã làm ở vị trí “${quote}”`, 'Không tìm thấy dòng nào bên dưới.'),
    thin: ({ quote }) =>
      line(`Kể thêm về vị trí “${quote}”`, 'Đây là công việc tin tuyển dụng cần, nhưng chỉ có một dòng.'),
    'pages-many': (say) => line(`${number(say, 'pages')} trang; thông thường là hai`),
    'pages-two': (say) =>
      line(
        `Hai trang cho ${lengthOf(say, 'months')} kinh nghiệm`,
        'Ở giai đoạn này thường chỉ cần một trang.',
      ),
    'pages-fit': (say) => line(`${number(say, 'pages')} trang: độ dài thông thường`),
    'small-type': (say) =>
      line(
        `Chữ cỡ ${number(say, 'points')} điểm ở trang ${number(say, 'page')}`,
        `${number(say, 'share')} % văn bản nhỏ hơn 9 điểm.`,
      ),
    edge: (say) => line(`Chữ sát mép trang ${number(say, 'page')}`, 'Khi in có thể bị cắt.'),
    columns: () =>
      line(
        'Chữ chia thành nhiều cột',
        'Chúng tôi đọc được; một số hệ thống tuyển dụng đọc ngang qua các cột.',
      ),
    tables: (say) =>
      line(`${number(say, 'rows')} hàng trong bảng`, 'Một số hệ thống tuyển dụng đọc lẫn các ô của bảng.'),
    'contact-late': (say) =>
      line(`Thông tin liên hệ ở trang ${number(say, 'page')}`, 'Thông tin này nên ở trang đầu.'),
    'no-email': () => line('Không tìm thấy địa chỉ email dạng chữ'),
    'no-phone': () => line('Không tìm thấy số điện thoại dạng chữ'),
    headings: (say) => line(`Nhận ra ${count(say)} mục`),
    'no-headings': () =>
      line('Không nhận ra tiêu đề mục nào', 'Hãy dùng tên thông dụng: Kinh nghiệm, Học vấn, Kỹ năng.'),
    'headings-unknown': ({ quotes }) =>
      line(
        quotes.length > 0 ? `Tiêu đề ít gặp: ${quoted(quotes)}` : 'Có tiêu đề ít gặp',
        'Tên thông dụng như Kinh nghiệm hay Kỹ năng thì ai cũng tìm thấy.',
      ),
    'hidden-text': () =>
      line('Tệp có phần chữ mà người đọc không nhìn thấy', 'Phần này không được tính. Hãy xóa đi.'),
    truncated: () => line('Tệp dài hơn giới hạn; chỉ phần đầu được đọc'),
    'gap.learn': ({ label, reason, quote, values }) =>
      line(
        label,
        reason,
        quote === '' || values['near'] === true ? null : `Gần nhất với yêu cầu này: “${quote}”`,
      ),
    'gap.prove': ({ label, reason }) =>
      line(label, `${reason} Nếu đã làm, hãy kể một việc cụ thể bạn dùng đến kỹ năng này.`),
    'gap.finish': ({ label, reason }) => line(label, `${reason} Hãy ghi tháng dự kiến hoàn thành.`),
    'gap.years': ({ label, reason }) => line(label, reason),
    'gap.level': ({ label, reason }) =>
      line(label, `${reason} Hãy nêu rõ phạm vi trách nhiệm lớn nhất bạn từng có.`),
    'gap.title': ({ label, reason }) =>
      line(label, `${reason} Nếu bạn làm việc này dưới chức danh khác, hãy nói rõ ở vị trí đó.`),
    'gap.study': ({ label, reason }) => line(label, `${reason} Nếu có, hãy ghi bằng cấp, ngành và trường.`),
    'gap.study-partly': ({ label, reason }) => line(label, reason),
    'gap.certify': ({ label, reason }) => line(label, `${reason} Nếu có, hãy ghi kèm nơi cấp và năm.`),
    'gap.language': ({ label, reason }) =>
      line(label, `${reason} Điểm thi hoặc bậc từ A1 đến C2 là cách nói rõ nhất.`),
    'gap.tell': ({ label, reason }) =>
      line(label, `${reason} Một ví dụ về việc đã làm sẽ thể hiện điều này.`),
    'gap.duty': ({ label, reason }) => line(label, reason),
    'overqualified-years': (say) =>
      line(
        `Khoảng ${number(say, 'years')} năm kinh nghiệm, yêu cầu là ${number(say, 'asked')} năm`,
        'Có thể bạn vượt quá yêu cầu; hãy cân nhắc cả những vị trí cao hơn.',
      ),
    'overqualified-level': (say) =>
      line(
        `“${text(say, 'title')}” cao hơn hẳn cấp bậc này`,
        'Có thể bạn vượt quá yêu cầu; hãy cân nhắc cả những vị trí cao hơn.',
      ),
  },
};

function behaviour(say: Say, name: string): ReturnType<typeof line> {
  return say.got > 0
    ? line(name, `“${say.quote}”`)
    : line(`${name}: chưa thấy trong các dòng kể việc đã làm`);
}

function draft(say: Say, title: string): ReturnType<typeof line> {
  if (text(say, 'language') === 'en')
    return line(
      title,
      'Viết bằng ngôn ngữ của CV: chức danh, số năm, điều bạn làm tốt, kết quả nổi bật nhất.',
    );
  const years = number(say, 'years');
  const skills = say.names.length > 0 ? list(say.names) : '___';
  const certificate = text(say, 'certificate');
  return line(
    title,
    'Chỉ dùng những gì CV đã có; hãy điền kết quả nổi bật nhất vào chỗ trống cuối cùng.',
    `${text(say, 'title')}${years > 0 ? `, ${years} năm kinh nghiệm làm việc` : ''}; có kinh nghiệm về ${skills}${certificate === '' ? '' : `; ${certificate}`}; ___.`,
  );
}
