import type { Document } from '../document.js';
import { isInstruction } from '../clause/instructions.js';
import type { Importance } from '../report.js';
import { type ReadText, readDocument } from '../layout/read-text.js';
import { broaderThan } from '../catalogue/relations.js';
import { levelOf } from '../catalogue/titles.js';
import { conditionKind } from './asks-conditions.js';
import { asksWhatIsNamed } from './asks-deeds.js';
import { askedIn } from './asked-in.js';
import { importanceOf, isWished, opensDemands, opensWishes, saysWish } from './importance.js';
import type { GroupedAsk } from './alternatives.js';
import { degreeAsks } from './asks-study.js';
import { type FoundAsk, yearsAsks } from './asks-years.js';
import type { Item, JobFacts } from './item.js';
import { opensList, withBounds } from './bound-parts.js';
import { headingPart } from './list-headings.js';
import { jobFacts } from './job-title.js';
import { Ledger } from './ledger.js';
import { coreOf, inFull, namesThing, openMembers } from './members.js';
import { withTrades } from './once.js';
import { postModels } from './model/models.js';
import { type RoleCode, rolesOf } from './model/roles.js';
import { type PostSentence, postSentences } from './post-sentences.js';
import { plainRole } from './plain-roles.js';
import { tagsIn } from './tag-lines.js';
import { hasVietnameseLetters } from '../text/language.js';
import type { Sentence } from '../text/sentences.js';
import { tellsOfJob } from './told-of-job.js';
import { isUntold, saysNothingAsked } from './untold.js';
import { isRefused, isWaived } from './waived.js';

export interface Job {
  readonly read: ReadText;
  readonly facts: JobFacts;
  readonly items: readonly Item[];
  /** The sentences that tell what one does in the job. */
  readonly duties: readonly PostSentence[];
}

/** Sentences of these roles ask for something; offers, company talk, legal text and facts never do. */
const asking: ReadonlySet<RoleCode> = new Set(['R', 'P', 'D']);
const dutyWordsMin = 4;
/** A few words on a clean record or on habits tell of the person, and of no task. */
const habitWordsMax = 9;

/** A sentence of a post with its role. */
export interface ReadSentence {
  readonly sentence: PostSentence;
  readonly role: RoleCode;
}

export function readSentences(read: ReadText, company: string | null = null): ReadSentence[] {
  const sentences = postSentences(read.blocks);
  const roles = withBounds(sentences, company, (of) =>
    rolesOf(postModels().roles, of).map((role, i) => {
      const sentence = of[i];
      return sentence ? plainRole(sentence, role, company) : role;
    }),
  );
  return withWishes(sentences.map((sentence, i) => ({ sentence, role: roles[i] ?? 'C' })));
}
/** Under a heading or a line that opens wishes, what is asked for is wished, up to the next line that opens something. */
function withWishes(sentences: readonly ReadSentence[]): ReadSentence[] {
  let wishes = false;
  let demands = false;
  let ownWish = false;
  /** The item whose own heading this is: `- Ưu tiên: từng làm ngành dược`. */
  let itemLine = -1;
  return sentences.map(({ sentence, role }, i) => {
    const { text, heading, section, bullet, line } = sentence;
    if (heading) {
      itemLine = bullet && sentences[i + 1]?.sentence.line === line ? line : -1;
      ownWish = false;
    }
    if (heading || text.endsWith(':') || opensWishes(text)) {
      wishes = opensWishes(text) && !(heading && (itemLine >= 0 || headingPart(text) === 'requirements'));
      demands = !wishes && opensDemands(text);
    }
    if (role !== 'R' && role !== 'P') wishes = false;
    const part = headingPart(section);
    const beyondItem = itemLine >= 0 && line !== itemLine && bullet;
    const wished = wishes || (part === 'nice' && !beyondItem);
    if (demands && role === 'P') return { sentence, role: 'R' };
    if (beyondItem || (!heading && !wished && bullet && saysWish(text))) ownWish = true;
    // `- Ưu tiên biết tiếng Hàn` wishes for itself; the item below it, which does not, is asked for like those above.
    const plain = ownWish && !wished && bullet && role === 'P' && !saysWish(text);
    return { sentence, role: plain ? 'R' : wished && role === 'R' ? 'P' : role };
  });
}

/** Questions, lines that open a list and lines in capitals say nothing to be judged. */
const tells = (text: string): boolean => !/[?:]$/.test(text) && text !== text.toUpperCase();

const partOf = (sentence: PostSentence, { start, end }: FoundAsk): Sentence => ({
  text: sentence.text.slice(start, end),
  start: sentence.start + start,
  end: sentence.start + end,
});

const ableTo = /^(?:biết|có khả năng|able to|can)\s/iu;

/** `Biết tuyển dụng số lượng lớn`, `nắm vững quy trình`: what one can do or knows is no circumstance; a size is one. */
const asDeed = (one: GroupedAsk): GroupedAsk =>
  one.ask.type === 'condition' &&
  one.ask.condition === 'other' &&
  (ableTo.test(one.ask.text) || (asksWhatIsNamed(one.ask.text) && !/\d/.test(one.ask.text)))
    ? { ...one, ask: { type: 'duty' } }
    : one;

/** What a sentence asks for, and the members of its list that say more. */
function withOpenMembers(text: string, role: RoleCode, asks: readonly GroupedAsk[]): GroupedAsk[] {
  // Vietnamese duties are lists of tasks; English ones tell stories.
  if (asks.length === 0 || (role === 'D' && !hasVietnameseLetters(text))) return [...asks];
  const whole = role === 'D' ? asks : asks.map((one) => asDeed(inFull(one, asks, text)));
  return [...whole, ...openMembers(text, whole).map((ask) => ({ ...ask, group: null }))];
}

function addSentence(ledger: Ledger, { sentence, role }: ReadSentence, facts: JobFacts): void {
  const { text } = sentence;
  const found = askedIn(sentence, role, facts);
  const asks = withOpenMembers(text, role, found).filter(
    ({ start, end }) => !isWaived(text.slice(start, end)),
  );
  // What a board tags a post with is its demand only where the post speaks of some of it.
  const isTagLine = tagsIn(text) !== null;
  const isWishedTag = isTagLine && !found.some(({ ask }) => ledger.has(ask, sentence));
  const importanceFor = ({ ask, start, end }: FoundAsk): Importance =>
    isWishedTag ? 'nice' : importanceOf(text, start, end, role, ask.type);
  const groups = new Map<number, string>();
  // What is asked for by itself stays so where two others are named with it as examples: `TDD`, `e.g. Scrum, TDD, BDD`.
  const isApart = (one: GroupedAsk): boolean =>
    ledger.has(one.ask, sentence) &&
    ledger.groupOf(one.ask, importanceFor(one), sentence) === null &&
    asks.filter(({ ask, group }) => group === one.group && !ledger.has(ask, sentence)).length > 1;
  const apart = new Set(asks.filter((one) => one.group !== null && isApart(one)));
  for (const ask of asks) {
    if (apart.has(ask)) continue;
    const group = ask.group === null ? null : (groups.get(ask.group) ?? groupFor(ask.group, asks));
    if (ask.group !== null && group !== null) groups.set(ask.group, group);
    ledger.add(
      ask.ask,
      importanceFor(ask),
      group,
      ask.ask.type === 'duty' ? partOf(sentence, ask) : sentence,
      {
        duty: role === 'D',
        wish: isWished(text, ask.start, ask.end),
        tag: isTagLine,
      },
    );
  }
  // A choice named again with another member is the same choice: the new member is no demand of its own.
  function groupFor(group: number, all: readonly GroupedAsk[]): string {
    const known = all.flatMap((one) =>
      one.group === group ? (ledger.groupOf(one.ask, importanceFor(one), sentence) ?? []) : [],
    );
    return known[0] ?? ledger.newGroup();
  }
  const words = text.split(/\s+/).length;
  const listed = role === 'D' || asks.some(({ ask }) => ask.type === 'duty');
  if (
    (asks.length === 0 || (!listed && isUntold(text, asks))) &&
    (words >= dutyWordsMin || (role !== 'D' && sentence.bullet && namesThing(text))) &&
    tells(text) &&
    !opensWishes(text) &&
    !saysNothingAsked(text, sentence.bullet) &&
    !tellsOfJob(text, facts.title)
  )
    ledger.add(
      conditionKind(text) === 'record' && words <= habitWordsMax
        ? { type: 'condition', text, condition: 'record' }
        : { type: 'duty' },
      importanceFor({ ask: { type: 'duty' }, ...coreOf(text) }),
      null,
      withoutToo(sentence),
      { duty: role === 'D' },
    );
}

/** `membership of the guild is too`: goes on with the demand before it. */
const too = /\s(?:is|are) (?:too|as well)[\s.]*$|\s(?:cũng vậy|cũng thế)[\s.]*$/iu;
function withoutToo(sentence: PostSentence): Sentence {
  const tail = too.exec(sentence.text)?.[0].length ?? 0;
  const text = sentence.text.slice(0, sentence.text.length - tail);
  return tail === 0 ? sentence : { text, start: sentence.start, end: sentence.start + text.length };
}

/** The line that names the job asks for nothing beside the title; one of years, of a study or of a list of demands does. */
const namesTitle = ({ sentence: { text, bullet }, role }: ReadSentence, title: string | null): boolean =>
  title !== null &&
  text.length < title.length + 60 &&
  text.includes(title) &&
  !(bullet && role === 'R') &&
  yearsAsks(text).length === 0 &&
  degreeAsks(text).length === 0;

/** A line of the employer's name asks for nothing. */
const namesEmployer = (text: string, company: string | null): boolean =>
  company !== null && text.length < company.length + 20 && text.includes(company);

/** A tool that only a duty names is wished for where the post calls its kind a plus: AWS, where cloud technologies are one. */
const withWishedKinds = (items: readonly Item[]): Item[] =>
  items.map((item) => {
    const kinds = item.inDuty === true && item.ask.type === 'skill' ? broaderThan(item.ask.skill.id) : [];
    const wished = items.some(
      ({ ask, importance }) => importance === 'nice' && ask.type === 'skill' && kinds.includes(ask.skill.id),
    );
    return wished && item.group === null ? { ...item, importance: 'nice' } : item;
  });

/** What a job post asks for: its items with their wording; company talk, offers and legal text left out. */
export function readJob(document: Document): Job {
  const read = readDocument(document);
  const facts = jobFacts(read.blocks);
  const ledger = new Ledger();
  addTitle(ledger, read, facts);
  const all = readSentences(read, facts.company);
  const plain = all.map(({ sentence }) => sentence);
  const sentences = all.filter(
    (each, i) =>
      asking.has(each.role) &&
      !each.sentence.heading &&
      !namesTitle(each, facts.title) &&
      !namesEmployer(each.sentence.text, facts.company) &&
      !isInstruction(each.sentence.text) &&
      !isWaived(each.sentence.text) &&
      !isRefused(each.sentence.text, plain[i + 1]?.text ?? '') &&
      !(opensList(plain, i) && askedIn(each.sentence, each.role, facts).length === 0),
  );
  // Requirements first: their wording of an ask is the binding one.
  for (const role of ['R', 'P', 'D'] as const)
    for (const each of sentences) if (each.role === role) addSentence(ledger, each, facts);
  const items = withWishedKinds(withTrades(ledger.items(), facts.title));
  const duties = sentences.filter(({ role }) => role === 'D').map(({ sentence }) => sentence);
  return { read, facts, items, duties };
}

/** `Secretary to the Managing Director`, `Thư ký Tổng giám đốc`: of two ranks the second is the boss's. */
const ownRank = (title: string): string =>
  title
    .replace(/\s(?:to|for|of)\s(?:(?:the|our|a|an|two|three|its)\s).*$/iu, '')
    .replace(/\s(?:to)\s(?=\p{L}).*$/iu, '')
    .replace(/^((?:trợ lý|thư ký|lái xe|tài xế|phụ tá))(?!\p{L}).*$/iu, '$1');

function addTitle(ledger: Ledger, read: ReadText, facts: JobFacts): void {
  if (facts.title === null) return;
  const at = read.text.indexOf(facts.title);
  if (at < 0) return;
  const sentence = { text: facts.title, start: at, end: at + facts.title.length };
  ledger.add({ type: 'title', title: facts.title }, 'must', null, sentence);
  const level = levelOf(ownRank(facts.title));
  if (level !== 'mid') ledger.add({ type: 'level', level }, 'must', null, sentence);
}
