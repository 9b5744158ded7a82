import type { Document } from '../document.js';
import { isInstruction } from '../clause/instructions.js';
import { type Block, type ReadText, readDocument } from '../layout/read-text.js';
import { levelOf } from '../catalogue/titles.js';
import { type Sentence, sentencesOf } from '../text/sentences.js';
import { type GroupedAsk, skillAsks } from './asks-skills.js';
import { certificateAsks, degreeAsks, languageAsks } from './asks-study.js';
import { yearsAsks } from './asks-years.js';
import { importanceOf, isNiceNearby } from './importance.js';
import type { Item, JobFacts } from './item.js';
import { inlineJobPart, type JobPart, jobPart } from './job-headings.js';
import { jobFacts } from './job-title.js';
import { Ledger } from './ledger.js';

export interface Job {
  readonly read: ReadText;
  readonly facts: JobFacts;
  readonly items: readonly Item[];
}

interface Part {
  readonly part: JobPart;
  readonly sentences: Sentence[];
}

/** Lines that speak of pay, place or process wherever they stand. */
const offer =
  /^(?:(?:mức )?lương|salary|thu nhập|địa điểm|location|deadline|hạn nộp|email|e-mail|phone|điện thoại|liên hệ|website|số lượng|quantity|giới tính|độ tuổi|thời gian làm việc|working (?:time|hours)|hình thức|job type|employment type|ngày đăng|posted|company|công ty|date posted)\s*:/iu;

/** What is said not to be needed is no requirement. */
const waived =
  /^\W*(?:không (?:yêu cầu|cần|đòi hỏi)|no (?:prior |previous )?(?:experience|degree)[^.]{0,20}(?:required|needed|necessary))(?!.*(?:nhưng|\bbut\b))/iu;

function partsOf(read: ReadText): Part[] {
  const parts: Part[] = [{ part: 'intro', sentences: [] }];
  for (const block of read.blocks) {
    const heading = block.cells.length === 1 ? jobPart(block.text) : null;
    if (heading) {
      parts.push({ part: heading, sentences: [] });
      continue;
    }
    const inline = inlineJobPart(block.text);
    if (inline) parts.push({ part: inline.part, sentences: [] });
    if (offer.test(block.text)) continue;
    parts[parts.length - 1]?.sentences.push(...sentencesIn(block, inline?.contentAt ?? 0));
  }
  return parts;
}

const sentencesIn = (block: Block, at: number): Sentence[] =>
  sentencesOf(block.text.slice(at), block.start + at);

function askedIn(sentence: Sentence, part: JobPart): GroupedAsk[] {
  const { text } = sentence;
  const single = [...yearsAsks(text), ...certificateAsks(text), ...languageAsks(text)];
  const degrees = part === 'requirements' || part === 'nice' || part === 'intro' ? degreeAsks(text) : [];
  const others: GroupedAsk[] = [...single, ...degrees].map((ask) => ({ ...ask, group: null }));
  // Fields of study and language names are not skills asked for by their own.
  const studyLine = degrees.some((ask) => ask.ask.type === 'degree' && ask.ask.fields.length > 0);
  const spoken = single.some((ask) => ask.ask.type === 'language');
  const skills = skillAsks(text, part !== 'intro').filter(
    (ask) =>
      !(spoken && ask.ask.type === 'skill' && ask.ask.skill.id === 'communication') &&
      !studyLine &&
      !single.some((other) => other.ask.type !== 'years' && ask.start < other.end && ask.end > other.start),
  );
  return [...others, ...skills];
}

/** Words of the employer's own name ask for nothing. */
function isWithin({ start, end }: GroupedAsk, text: string, employer: string | null): boolean {
  const at = employer === null ? -1 : text.indexOf(employer);
  return employer !== null && at >= 0 && start >= at && end <= at + employer.length;
}

function addSentence(ledger: Ledger, sentence: Sentence, part: JobPart, employer: string | null): void {
  const asks = askedIn(sentence, part).filter((ask) => !isWithin(ask, sentence.text, employer));
  const base = importanceOf(sentence.text, part);
  const groups = new Map<number, string>();
  for (const ask of asks) {
    const nearby = isNiceNearby(sentence.text, ask.start, ask.end);
    const group = ask.group === null ? null : (groups.get(ask.group) ?? ledger.newGroup());
    if (ask.group !== null && group !== null) groups.set(ask.group, group);
    // "At least 2 years" makes the years a must, wherever it is said.
    const own = ask.ask.type === 'years' && part === 'intro' && base === 'nice' && !nearby ? 'must' : base;
    ledger.add(ask.ask, nearby ? 'nice' : own, group, sentence);
  }
  const tells = sentence.text.split(/\s+/).length >= 4;
  if (asks.length === 0 && tells && (part === 'duties' || part === 'requirements' || part === 'nice'))
    ledger.add({ type: 'duty' }, part === 'requirements' ? base : 'nice', null, sentence);
}

/** What a job post asks for: its items with their wording, company talk and benefits left out. */
export function readJob(document: Document): Job {
  const read = readDocument(document);
  const facts = jobFacts(read.blocks);
  const ledger = new Ledger();
  addTitle(ledger, read, facts);
  const title = facts.title;
  const parts = partsOf(read);
  // Requirements first: their wording of an ask is the binding one.
  for (const wanted of ['requirements', 'nice', 'duties', 'intro'] as const)
    for (const { part, sentences } of parts.filter((each) => each.part === wanted))
      for (const sentence of sentences) {
        const names =
          part === 'intro' &&
          title !== null &&
          sentence.text.length < title.length + 60 &&
          sentence.text.includes(title);
        if (names || isInstruction(sentence.text) || waived.test(sentence.text)) continue;
        addSentence(ledger, sentence, part, facts.company);
      }
  return { read, facts, items: ledger.items() };
}

function addTitle(ledger: Ledger, read: ReadText, facts: JobFacts): void {
  if (facts.title === null) return;
  const at = read.text.indexOf(facts.title);
  if (at < 0) return;
  const sentence = { text: facts.title, start: at, end: at + facts.title.length };
  ledger.add({ type: 'title', title: facts.title }, 'must', null, sentence);
  const level = levelOf(facts.title);
  if (level !== 'mid') ledger.add({ type: 'level', level }, 'must', null, sentence);
}
