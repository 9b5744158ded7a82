import { isPlace } from '../catalogue/places.js';
import { namesRole } from '../catalogue/roles.js';
import { hasVietnameseLetters } from '../text/language.js';
import { type GroupedAsk, papersBefore, practised, withAlternatives } from './alternatives.js';
import { fixedConditions } from './asks-conditions.js';
import { spanAsks } from './asks-spans.js';
import { choiceNames } from './choice-names.js';
import { certificateAsks, degreeAsks, languageAsks, studiedIn } from './asks-study.js';
import { type FoundAsk, type Place, yearsAsks } from './asks-years.js';
import type { JobFacts } from './item.js';
import { namesIn } from './names.js';
import { isOfOthers } from './others-meant.js';
import { papersInRow } from './papers-asked.js';
import { withModifiers } from './whole-names.js';
import { isNoName, isSpeaking } from './no-names.js';
import { postModels } from './model/models.js';
import { saidOnce } from './once.js';
import type { RoleCode } from './model/roles.js';
import { spansOf } from './model/spans.js';
import { tagAsks } from './tag-lines.js';
import { hoursOf } from './plain-roles.js';
import type { PostSentence } from './post-sentences.js';

/** In a line this short a language is what is asked for. */
const shortWordsMax = 6;

const overlaps = (a: Place, b: Place): boolean => a.start < b.end && a.end > b.start;

/** Words of the employer's own name ask for nothing. */
function isWithin({ start, end }: FoundAsk, text: string, employer: string | null): boolean {
  const at = employer === null ? -1 : text.indexOf(employer);
  return employer !== null && at >= 0 && start >= at && end <= at + employer.length;
}

/** A field of study, where the ask is one of skill and not of a language or a certificate. */
const isField = ({ ask, start, end }: FoundAsk, field: { start: number; end: number }): boolean =>
  (ask.type === 'skill' || ask.type === 'term') && start >= field.start && end <= field.end;

/** `Partner Success Manager (PSM)`: letters that stand for the title are no certificate. */
function standsForTitle({ ask }: FoundAsk, title: string | null): boolean {
  if (ask.type !== 'certificate' || title === null || !/^\p{Lu}{2,6}$/u.test(ask.name)) return false;
  const words = title.replace(/\([^()]*\)/gu, ' ').match(/\p{L}+/gu) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase()).join('') === ask.name;
}

/** `a similar tool`, `phần mềm tương tự`: says that others will do and names nothing. */
const anyOther =
  /^(?:an?y?\s|các\s)?(?:phần mềm\s|công cụ\s|ngôn ngữ\s)?(?:similar|other|equivalent|comparable|tương tự|tương đương)(?:\s(?:\p{L}+\s)?(?:tools?|software|systems?|frameworks?|platforms?|languages?|programs?|technolog(?:y|ies)))?$/iu;
const isAnyOther = ({ ask }: FoundAsk): boolean => ask.type === 'term' && anyOther.test(ask.text);

/** `Experience level: Mid-Level, Senior`: a rank is no skill; neither is the authority that keeps a register. */
const rank =
  /^(?:entry|junior|mid|middle|mid-senior|senior|fresher|associate|intern|executive|director)(?:[- ]level)?$/iu;
const authority = /\s(?:Board|Council|Authority)$/u;
const isRank = ({ ask }: FoundAsk): boolean =>
  ask.type === 'term' && (rank.test(ask.text) || authority.test(ask.text));

/** `Communication with production teams`, `phối hợp với phòng kho`: with whom one works is no skill. */
const withWhom =
  /(?:\b(?:communicat\w*|collaborat\w*|cooperat\w*|work(?:ing)?|liais\w*|relationships?|coordinat\w*|interact\w*)(?:\sskills?)?(?:\sclosely|\seffectively|\swell)?\swith|(?<!\p{L})(?:giao tiếp|phối hợp|làm việc|trao đổi|hợp tác)(?:\stốt)?\s(?:với|cùng))\s(?:the\s|our\s|other\s|các\s)?$/iu;
const withNames =
  /\b(?:collaborat\w*|cooperat\w*|work(?:ing|s)?|liais\w*|coordinat\w*)(?:\sclosely)?\swith\s(?:the\s|our\s)?(?:\p{L}+,?\s){0,3}(?:(?:and|or|&)\s)?$/iu;
const partners =
  /(?:teams?|departments?|staff|colleagues|stakeholders|partners|units|phòng|ban|bộ phận|nhóm|đội|đối tác|đồng nghiệp)(?!\p{L})/iu;
const isPartner = ({ ask, start, end }: FoundAsk, text: string): boolean =>
  (ask.type === 'term' || (ask.type === 'skill' && ask.skill.kind === 'hard')) &&
  partners.test(text.slice(start, end)) &&
  (withWhom.test(text.slice(0, start)) || withNames.test(text.slice(0, start)));

/** `phối hợp với phòng kinh doanh và marketing`, `work with the sales and marketing departments`: of whose names one is a trade. */
const withDepartment =
  /(?<!\p{L})(?:phối hợp|làm việc|trao đổi|hợp tác)(?:\s(?:tốt|chặt chẽ))?\s(?:với|cùng)\s(?:các\s)?(?:phòng(?: ban)?|ban|bộ phận|nhóm|đội|team)\s(?:(?:\p{L}+\s){1,3}(?:và|&|hoặc)\s)?$/iu;
const departments = /^(?:\s(?:and|or|&)\s\p{L}+)?\s(?:departments?|teams?|colleagues|staff|units)(?!\p{L})/iu;
const isDepartment = ({ ask, start, end }: FoundAsk, text: string): boolean =>
  ask.type === 'skill' &&
  ask.skill.kind === 'hard' &&
  (withDepartment.test(text.slice(0, start)) ||
    (withNames.test(text.slice(0, start)) && departments.test(text.slice(end))));

/** `Desire to learn Kotlin`, `không ngại việc bếp`: a willingness is asked for, and no skill. */
const willing =
  /(?:\b(?:desire|willing(?:ness)?|eager(?:ness)?|motivat(?:ed|ion)|keen|curious|happy|not afraid|ready)\s(?:to|of)\s(?:learn(?:ing)?|try(?:ing)?|explore|pick up)\s(?:[\p{L}-]+\s){0,6}|(?<!\p{L})(?:không ngại(?:\s(?:việc|làm))?|(?:mong muốn|sẵn sàng|ham|thích)\s(?:được\s)?(?:học(?: hỏi)?|tìm hiểu)(?:\s(?:về|thêm))?)\s(?:\p{L}+\s){0,2})(?:[\p{L}\d+#.-]+\/)?$|(?<!\p{L})không ngại[^()]{2,40}\([^()]*$/iu;
const isWilling = ({ ask, start }: FoundAsk, text: string): boolean =>
  (ask.type === 'term' ? ask.kind !== 'soft-skill' : ask.type === 'skill' && ask.skill.kind !== 'soft') &&
  willing.test(text.slice(0, start));

/** `a mindset that fits in with a growth hacking approach`: what one shall be like is asked for, and no skill. */
const fitting = /\bfits?(?:ting)?(?: in| well)?(?: with| into| to)? (?:an?|our|the)\s$/iu;
const isAtmosphere = ({ start, end }: FoundAsk, text: string): boolean =>
  fitting.test(text.slice(0, start)) &&
  /^\s(?:approach|culture|team|environment|mindset|way)(?!\p{L})/iu.test(text.slice(end));

/** `Kỹ năng máy tính: Word`: the label of what follows. */
const isLabel = ({ ask, end }: FoundAsk, all: readonly FoundAsk[], text: string): boolean =>
  ask.type === 'skill' &&
  ask.skill.kind === 'hard' &&
  /^\s*:\s/u.test(text.slice(end)) &&
  all.some(({ start }) => start > end && start - end <= 4);

/** `agile practice in software processes, e.g. Scrum`: where the practice is used that the examples are of. */
const practisedHere = new RegExp(`${practised.source}(?:the\\s)?$`, 'iu');
const exampled = /^\s*[,(]?\s*(?:e\.?g|such as|like|for example|ví dụ|như)(?!\p{L})/iu;
const isPractised = ({ start, end }: FoundAsk, text: string): boolean =>
  practisedHere.test(text.slice(0, start)) && exampled.test(text.slice(end));

/** `5S, Kaizen trong sản xuất`: where the things before are used. */
const isSetting = (one: FoundAsk, all: readonly FoundAsk[], text: string): boolean =>
  isPractised(one, text) ||
  (one.ask.type === 'skill' &&
    one.ask.skill.id === 'manufacturing' &&
    /(?:\strong|\sin)\s(?:the\s)?$/iu.test(text.slice(0, one.start)) &&
    all.some(({ ask, end }) => ask.type === 'skill' && end < one.start && one.start - end <= 8));

/** `a growth or metric-driven team`: two words for one thing. */
function withHeads(asks: readonly FoundAsk[], text: string): FoundAsk[] {
  return asks.flatMap((one, i) => {
    const [before, next] = [asks[i - 1], asks[i + 1]];
    const half = (a: FoundAsk | undefined, b: FoundAsk | undefined): boolean =>
      a?.ask.type === 'term' &&
      b?.ask.type === 'term' &&
      /^\p{Ll}+$/u.test(a.ask.text) &&
      /^\p{Ll}+-(?:driven|based|led|oriented|focused)\s/u.test(b.ask.text) &&
      /^\s(?:or|and)\s$/u.test(text.slice(a.end, b.start));
    if (half(before, one)) return [];
    if (!next || !half(one, next)) return [one];
    return [
      {
        ask: { ...one.ask, text: text.slice(one.start, next.end) } as FoundAsk['ask'],
        start: one.start,
        end: next.end,
      },
    ];
  });
}

/** `PostgreSQL administration`: what is done with a product is no trade of its own. */
const ofProduct = (ask: FoundAsk, all: readonly FoundAsk[], text: string): boolean =>
  ask.ask.type === 'skill' &&
  ask.ask.skill.kind === 'hard' &&
  /^\p{Ll}+$/u.test(text.slice(ask.start, ask.end)) &&
  all.some(
    (other) => other.ask.type === 'skill' && other.ask.skill.kind === 'tool' && other.end + 1 === ask.start,
  );

/** `xã Mỹ Hạnh`, `near MRT`, `Singapore`: where the work is. */
const located =
  /(?:(?<![\p{L}])(?:xã|phường|quận|huyện|tỉnh|thị trấn|thành phố|đường|phố|cụm công nghiệp|khu công nghiệp|khu chế xuất|kcn|giáp ranh|gần (?:ga|bến)|cách)|\b(?:near|close to|next to|walk from|minutes from|located (?:in|at|near)))\s+(?:the\s+)?$/iu;
export const placeWord =
  /^(?:xã|phường|quận|huyện|tỉnh|thị trấn|thành phố|tp\.?|đường|cụm công nghiệp|khu công nghiệp|kcn|giáp ranh)\s\p{Lu}/u;

function isWhere({ ask, start, end }: FoundAsk, text: string): boolean {
  if (ask.type !== 'term' && ask.type !== 'skill') return false;
  const said = text.slice(start, end);
  // `QC` is a province of Canada and a trade.
  const shortForm = /^\p{Lu}{2}$/u.test(said);
  return (isPlace(said) && !shortForm) || placeWord.test(said) || located.test(text.slice(0, start));
}

/** A duty asks for the tools that it names; what else it says is the duty itself. */
const isKnownTool = ({ ask }: FoundAsk): boolean =>
  ask.type === 'skill' &&
  (ask.skill.kind === 'tool' || (ask.skill.kind === 'hard' && ask.skill.en === ask.skill.vi));

/** `Giao tiếp: Khá/Tốt`: a few words that name a trait and nothing else. */
const isShort = (text: string, told: readonly FoundAsk[]): boolean =>
  told.length === 0 && text.split(/\s+/).length <= shortWordsMax;

/** `you are a team player`: said of the reader in so many words. */
const isTold = (text: string, start: number, end: number): boolean =>
  /\byou(?:['’]re|\sare)\s(?:also\s)?(?:an?\s)?(?:\p{L}+\s)?$/iu.test(text.slice(0, start)) &&
  text.slice(start, end).includes(' ');

/** Names of the catalogue that the model overlooked in a sentence that asks for something. */
const overlooked = (text: string, told: readonly FoundAsk[]): FoundAsk[] =>
  namesIn(text)
    .skills.filter(
      ({ value, start, end }) =>
        (value.kind !== 'soft' || isShort(text, told) || isTold(text, start, end)) && !namesRole(text, end),
    )
    .map(({ start, end, value }): FoundAsk => ({ ask: { type: 'skill', skill: value }, start, end }))
    .filter((ask) => !told.some((other) => overlaps(ask, other)));

const bracket = /(?<=\p{L})\s\(([^()]{3,80})\)/gu;
const makerName = /^\p{Lu}[\p{L}\d.+#-]+(?: [\p{Lu}\d][\p{L}\d.+#-]*){0,2}$/u;

/** `Keeping Children Safe in Education`, `Education, Health and Care Plans`: a word of a longer name is no demand. */
const nameBefore = /\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+\s(?:in|of|&|for)\s$/u;
const nameBehind = /^(?:,\s\p{Lu}\p{Ll}+)+\s(?:and|&)\s\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+s?(?!\p{L})/u;
const isInName = ({ ask, start, end }: FoundAsk, text: string): boolean =>
  (ask.type === 'skill' || ask.type === 'term') &&
  /^\p{Lu}\p{Ll}+$/u.test(text.slice(start, end)) &&
  ((start > 0 && nameBefore.test(text.slice(0, start))) || nameBehind.test(text.slice(end)));

/** `firewalls: Palo Alto, Fortinet or Check Point`. */
const behindColon = /(?<=\p{L}):\s([^():;.]{3,80})(?=[.;]|$)/gu;
const choice = /\s(?:or|hoặc|hay)\s/u;

/**
 * `PLC (Siemens, Omron hoặc Delta)`: names of makers behind a thing that is asked for, or beside one that is, where any of
 * them will do, which the model overlooked.
 */
function bracketNames(text: string, told: readonly FoundAsk[]): FoundAsk[] {
  return [...text.matchAll(bracket), ...text.matchAll(behindColon)].flatMap((match) => {
    const inside = match[1] ?? '';
    const from = match.index + match[0].indexOf(inside);
    const place = { start: from, end: from + inside.length };
    const beside =
      told.some(({ ask, end }) => ask.type === 'skill' && end === match.index && match[0].startsWith(' (')) ||
      (choice.test(inside) && told.some((ask) => overlaps(ask, place)));
    const parts = [...inside.matchAll(/(?:(?!\s(?:or|hoặc|and|và|hay)\s)[^,/;])+/gu)].map(
      ({ 0: raw, index }) => {
        const name = raw.replace(/^\s*(?:or|hoặc|and|và|hay)\s/u, '');
        const start = from + index + raw.length - name.trimStart().length;
        return { name: name.trim(), start };
      },
    );
    const names = parts.every(({ name }) => makerName.test(name) && !isPlace(name));
    if (!beside || !names || parts.length < 2) return [];
    return parts
      .map(({ name, start }): FoundAsk => ({
        ask: { type: 'term', text: name, kind: 'tool' },
        start,
        end: start + name.length,
      }))
      .filter((ask) => !told.some((other) => overlaps(ask, other)));
  });
}

/** `chứng chỉ nhân sự (VNHR, SHRM)`: letters in a bracket behind a paper name papers. */
const ofLanguage = /^(?:IELTS|TOEIC|TOEFL|HSK|JLPT|TOPIK|CEFR|VSTEP|[A-F]\d|N[1-5])$/u;
function paperNames(text: string): FoundAsk[] {
  return [...text.matchAll(bracket)].flatMap(({ 0: whole, 1: inside = '', index }) => {
    const from = index + whole.indexOf(inside);
    if (!papersBefore.test(text.slice(0, from))) return [];
    return [...inside.matchAll(/(?<![\p{L}\d-])\p{Lu}[\p{Lu}\d+-]+(?![\p{L}\d])/gu)]
      .filter(([name]) => !ofLanguage.test(name))
      .map(({ 0: name, index: at }): FoundAsk => ({
        ask: { type: 'certificate', id: `paper:${name}`, name },
        start: from + at,
        end: from + at + name.length,
      }));
  });
}

/** `strong writing and verbal communication`: the first of two that share their praise, which the model overlooked. */
const praised =
  /\b(?:strong|good|excellent|great|solid|proven|outstanding|exceptional)\s(?<name>\p{Ll}{3,}(?:ing|tion|sion|ment))\s(?:and|&)\s$/iu;

/** Deeds that name nothing without their object. */
const emptyDeed = /^(?:work|build|perform|develop|creat|maintain|do|us|includ|understand)ing$/iu;

function firstOfTwo(text: string, told: readonly FoundAsk[]): FoundAsk[] {
  return told.flatMap((next): FoundAsk[] => {
    const { name } = praised.exec(text.slice(0, next.start))?.groups ?? {};
    if (name === undefined || emptyDeed.test(name)) return [];
    const start = text.lastIndexOf(name, next.start);
    const place = { start, end: start + name.length };
    if (told.some((other) => other.start < place.end && other.end > start)) return [];
    const known = namesIn(text).skills.find((match) => match.start === start && match.end === place.end);
    const kind = isSoftAsk(next) ? 'soft-skill' : 'hard-skill';
    const ask = known
      ? ({ type: 'skill', skill: known.value } as const)
      : ({ type: 'term', text: name, kind } as const);
    return [{ ask, ...place }];
  });
}

/** `Analytical data-driven and pragmatic mindset`: a trait that stands in a row with another, commas or none. */
const firstOfRow = (text: string, told: readonly FoundAsk[]): FoundAsk[] =>
  namesIn(text)
    .skills.filter(
      ({ value, start, end }) =>
        value.kind === 'soft' &&
        !told.some((other) => other.start < end && other.end > start) &&
        told.some((other) => isSoftAsk(other) && /^,?\s(?:and\s)?$/u.test(text.slice(end, other.start))),
    )
    .map(({ start, end, value }): FoundAsk => ({ ask: { type: 'skill', skill: value }, start, end }));

const isSoftAsk = ({ ask }: FoundAsk): boolean =>
  ask.type === 'skill' ? ask.skill.kind === 'soft' : ask.type === 'term' && ask.kind === 'soft-skill';

/**
 * What a sentence asks for. Study, years, languages and certificates are read by rules, which know their parts; names
 * and phrases by the trained model, which knows where they begin and end.
 */
export function askedIn(sentence: PostSentence, role: RoleCode, { company, title }: JobFacts): GroupedAsk[] {
  const { text } = sentence;
  const tags = tagAsks(text);
  if (tags.length > 0) return tags.map((ask) => ({ ...ask, group: null }));
  if (hoursOf.test(text)) {
    const ask = { type: 'condition', text: text.replace(/^[^\p{L}]+/u, ''), condition: 'shift' } as const;
    return [{ ask, start: 0, end: text.length, group: null }];
  }
  const spans = spansOf(postModels().spans, sentence, role);
  const asksForPerson = role !== 'D';
  const named = spans.some(({ kind }) => kind === 'L') || text.split(/\s+/).length <= shortWordsMax;
  const degrees = asksForPerson ? degreeAsks(text) : [];
  const fixed = [
    ...yearsAsks(text, /kinh nghiệm|experience/iu.test(sentence.section)),
    ...certificateAsks(text).filter((ask) => !standsForTitle(ask, title)),
    ...(asksForPerson || named ? languageAsks(text, named) : []),
  ];
  for (const found of asksForPerson ? [papersInRow(text), fixedConditions(text), paperNames(text)] : [])
    fixed.push(...found.filter((ask) => !fixed.some((other) => overlaps(ask, other))));
  const phrases = spans
    .filter(({ kind }) => !'LDY'.includes(kind))
    .flatMap((span) => spanAsks(text, span))
    .filter((ask) => (asksForPerson || isKnownTool(ask)) && !isAnyOther(ask) && !isRank(ask))
    .filter((ask) => !fixed.some((other) => other.ask.type !== 'years' && overlaps(ask, other)));
  const fields = degrees.length > 0 ? studiedIn(text) : [];
  const told = [...fixed, ...phrases];
  if (asksForPerson)
    told.push(...bracketNames(text, told), ...firstOfTwo(text, told), ...firstOfRow(text, told));
  // Vietnamese duties are lists of the trade's own tasks (`theo dõi công nợ, kê khai thuế`); English ones tell stories.
  const known = [...told, ...(asksForPerson || hasVietnameseLetters(text) ? overlooked(text, told) : [])];
  const asks = [...known, ...(asksForPerson ? choiceNames(text, known) : [])].filter(
    (ask) =>
      !isNoName(ask, text) &&
      !isOfOthers(ask, known, text, role) &&
      !isSpeaking(ask, told, text) &&
      !isWithin(ask, text, company) &&
      !isInName(ask, text) &&
      !isWhere(ask, text) &&
      !isPartner(ask, text) &&
      !isDepartment(ask, text) &&
      !isWilling(ask, text) &&
      !isAtmosphere(ask, text) &&
      !isSetting(ask, told, text) &&
      !isLabel(ask, told, text) &&
      !ofProduct(ask, told, text) &&
      !fields.some((field) => isField(ask, field)),
  );
  const grouped = withAlternatives(
    saidOnce(
      withModifiers(
        withHeads(
          asks.toSorted((a, b) => a.start - b.start),
          text,
        ),
        text,
      ),
      text,
    ),
    text,
  );
  return [...degrees.map((ask) => ({ ...ask, group: null })), ...grouped];
}
