import { branches } from '../catalogue/effort.js';
import type { FoundAsk } from './asks-years.js';
import type { RoleCode } from './model/roles.js';

// Names in a sentence that are those of other people, of other things, or of what a tool is for: none is asked for.

/** Departments and posts in letters: `cùng QC`, `để phòng QS thanh toán`, `work with HR`. */
const department = /^(?:QA|QC|QA\/QC|KCS|QS|HR|PO|BA|PM|IT|R&D|MKT|HSE|PR|KT|KD|NS)$/u;
const beside =
  /(?<!\p{L})(?:cùng(?: với)?|với|cho|từ|phòng|ban|bộ phận|bên|anh|chị|with|from|to|by)\s(?:the\s|các\s|phòng\s|bên\s|anh\s|chị\s)?$/iu;
const isDepartment = ({ start, end }: FoundAsk, text: string, role: RoleCode): boolean =>
  role === 'D' && department.test(text.slice(start, end)) && beside.test(text.slice(0, start));

const isTrade = ({ ask }: FoundAsk): boolean =>
  ask.type === 'skill' && ask.skill.kind === 'hard' && ask.skill.en !== ask.skill.vi;

/** `nhà vận chuyển`, `hãng bảo hiểm`: who does it, and not the person. */
const house = /(?<!\p{L})(?:nhà|hãng|các bên|đơn vị|bên)\s$/iu;
/** `làm việc với hải quan, ngân hàng`, `liaise with customs, banks and …`: with whom. */
const withWhom =
  /(?<!\p{L})(?:(?:làm việc|giao dịch|liên hệ|phối hợp|trao đổi|đầu mối|kết nối|đối chiếu)(?:\s(?:trực tiếp|tốt|chặt chẽ))?\s(?:với|cùng)|(?:liais\p{L}+|deal(?:s|ing)?|correspond\p{L}*|contact\p{L}*|work(?:s|ing)?)(?:\s(?:closely|directly|daily))?\swith)\s(?:(?:the|our|các)\s)?(?:(?:\p{L}+\s){0,3}\p{L}+,\s)*(?:\p{L}+\s){0,2}?(?:(?:và|and)\s)?$/iu;
const endsThere = /^(?:s|es)?\s*(?:[,.;)]|$|\s(?:và|and|để|to|về)\s)/iu;
const isCounterpart = (one: FoundAsk, text: string, role: RoleCode): boolean =>
  isTrade(one) &&
  ((house.test(text.slice(0, one.start)) && role === 'D') ||
    (role === 'D' && withWhom.test(text.slice(0, one.start)) && endsThere.test(text.slice(one.end))));

/** `bu lông cường độ cao`, `đèn cường độ cao`: of a thing, and no way of working. */
const intensity = /^(?:cường độ cao|high[- ]intensity)$/iu;
const ofWork = /(?<!\p{L})(?:việc|áp lực|với|môi trường|chịu(?: được)?|nhịp(?: độ)?|lịch|có|ở)\s$/iu;
const isOfThing = ({ start, end }: FoundAsk, text: string): boolean =>
  intensity.test(text.slice(start, end)) && start > 0 && !ofWork.test(text.slice(0, start));

/** `Xây dựng và rà soát chương trình`: a deed whose object stands behind another deed. */
const building = /^xây dựng$/iu;
const secondDeed =
  /^(?:,|\svà|\s&)\s(?:rà soát|triển khai|duy trì|phát triển|cập nhật|hoàn thiện|vận hành|quản lý|thực hiện|theo dõi|tổ chức|đào tạo|kiểm soát|đánh giá|giám sát|ban hành|lập|soạn|viết|đề xuất)(?!\p{L})/iu;
const isDeed = ({ start, end }: FoundAsk, text: string): boolean =>
  building.test(text.slice(start, end)) && secondDeed.test(text.slice(end));

/** `Spektrix for ticketing`, `KiotViet để bán hàng`: what a tool is for names the branch that makes it. */
const toolBefore = /(?<=\S\s)\p{Lu}[\p{L}\d]+\s(?:for|để)\s$/u;
const forWhat = /^\s(?:for|để|cho)\s$/iu;
const isPurpose = ({ ask, start }: FoundAsk, all: readonly FoundAsk[], text: string): boolean =>
  ask.type === 'skill' &&
  branches.has(ask.skill.id) &&
  (toolBefore.test(text.slice(0, start)) ||
    all.some(
      (other) =>
        other.end < start &&
        /^\p{Lu}/u.test(text.slice(other.start)) &&
        forWhat.test(text.slice(other.end, start)),
    ));

/** `isiZulu is a strong recommendation since …`: says how much the rest is wished for. */
const predicate =
  /^(?:an? )?(?:(?:strong|big|clear|definite|real|huge|great|distinct) )?(?:recommendation|advantage|plus|asset|bonus|must|requirement|preference|priority|necessity)(?!\p{L})/iu;
const saysHowMuch = ({ ask }: FoundAsk): boolean => ask.type === 'term' && predicate.test(ask.text);

export const isOfOthers = (one: FoundAsk, all: readonly FoundAsk[], text: string, role: RoleCode): boolean =>
  isDepartment(one, text, role) ||
  isCounterpart(one, text, role) ||
  isOfThing(one, text) ||
  isDeed(one, text) ||
  isPurpose(one, all, text) ||
  saysHowMuch(one);
