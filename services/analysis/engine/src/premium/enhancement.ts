import { endOfRange } from '../text/dates.js';
import { numberWords } from '../text/number-words.js';
import { wordsOf } from '../match/phrase-words.js';
import { broaderThan } from '../catalogue/relations.js';
import { matchRoles, matchSkills } from '../catalogue/skills.js';
import type { Phrase } from '../layout/phrases.js';
import type { Term } from '../score/score.js';
import { fold } from '../text/fold.js';
import { languageOf } from '../text/language.js';
import { isBare } from '../text/stems.js';
import { tokenize } from '../text/tokens.js';
import { dutyOpening } from '../report/advice-writing.js';
import { titleNearness } from '../match/titles-near.js';
import type { Position } from '../resume/experience.js';
import { idsOf, isHardTerm, isOnlyListed } from './asked.js';
import type { Compared } from './compared.js';
import { headerQuotes } from './experience.js';
import { lineOf, quoteOf } from './line.js';
import type { Keyword, Line, Measure } from './premium-report.js';
import { tellsOfWork, workLinesOf } from './work-lines.js';

const linesMax = 6;
const longWords = 40;
const sameWork = 0.6;
const skillsInDraft = 2;
/** A longer one is several, read as one. */
const certificateCharsMax = 60;

/** The title held last. */
function latestTitle({ positions, now }: Compared['resume']): Phrase | null {
  const ends = positions.map(({ range }) => endOfRange(range, now) ?? 0);
  const titled = positions.map(({ title }, i) => ({ title, end: ends[i] ?? 0 })).filter(({ title }) => title);
  return titled.toSorted((a, b) => b.end - a.end)[0]?.title ?? null;
}

/** A skill that the title says already adds nothing beside it. */
function isInTitle({ best }: Term, title: string): boolean {
  const { ask } = best.item;
  if (ask.type !== 'skill') return ask.type === 'term' && fold(title).includes(fold(ask.text));
  return [...matchRoles(title, tokenize(title)), ...matchSkills(title, tokenize(title))].some(
    ({ value }) => value.id === ask.skill.id || broaderThan(value.id).includes(ask.skill.id),
  );
}

/** A summary names only what stands by its own name in a dated line. */
function isNamedAtWork({ best }: Term, { mentions }: Compared): boolean {
  const { ask } = best.item;
  return ask.type === 'skill' && mentions.of(ask.skill.id).some(({ place }) => place.dated);
}

/** A position that nothing like was held is not to be claimed. */
const isHeld = ({ terms }: Compared['score']): boolean =>
  terms.every(
    ({ best: { item, judgement } }) => item.ask.type !== 'title' || judgement.verdict !== 'not-found',
  );

const unnamedMax = 3;

/** Asked skills that the résumé proves and its summary does not name, weightiest first. */
function unnamedSkills({ score, resume: { summary }, mentions }: Compared): string[] {
  return score.terms
    .filter((term) => isHardTerm(term) && term.best.judgement.verdict === 'met')
    .toSorted((a, b) => b.units - a.units)
    .flatMap(({ best: { item } }) =>
      item.ask.type === 'skill' ? [{ id: item.id, skill: item.ask.skill }] : [],
    )
    .filter(
      ({ skill }) =>
        !mentions
          .all(skill.id)
          .some(({ start }) => summary !== null && start >= summary.start && start < summary.end),
    )
    .slice(0, unnamedMax)
    .map(({ id }) => id);
}

/** A number of years, or a span of years and months, as a résumé writes it of itself. */
const tellsYears = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,2}|${Object.keys(numberWords).join('|')})\s*\+?\s*(?:years?|yrs?|năm)(?:\s*(?:\d{1,2}|and)?\s*(?:months?|mos?|tháng))?(?![\p{L}])`,
  'giu',
);

/** True where the résumé itself counts years, and not as many. */
const countsOtherwise = (text: string, years: number): boolean =>
  [...text.matchAll(tellsYears)].some(
    ([, count = '']) => (numberWords[count.toLowerCase()] ?? Number(count)) !== years,
  );

/** What the summary lacks, and one written from the facts of the résumé alone. */
export function summaryLines(compared: Compared, measure: Measure): Line[] {
  const { resume, score, read } = compared;
  // What is proposed is written in the language of the résumé or not at all.
  const language = languageOf(read.text);
  const unnamed = unnamedSkills(compared);
  const weak = measure.parts
    .filter(
      ({ got, max, code }) =>
        got < max &&
        code !== 'absent' &&
        (code !== 'title' || isHeld(score)) &&
        (code !== 'skills' || unnamed.length > 0),
    )
    .map((part) =>
      lineOf(`summary-${part.code}`, `summary-${part.code}`, {
        ...part,
        requirementIds: part.code === 'skills' ? unnamed : part.requirementIds,
        values: { ...part.values, language },
      }),
    );
  const absent = measure.parts.some(({ code }) => code === 'absent');
  const latest = latestTitle(resume);
  const strongest = score.terms
    .filter(
      (term) =>
        isHardTerm(term) &&
        term.best.judgement.verdict === 'met' &&
        isNamedAtWork(term, compared) &&
        !isInTitle(term, latest?.text ?? ''),
    )
    .toSorted((a, b) => b.units * b.credit - a.units * a.credit)
    .slice(0, skillsInDraft);
  const certificate = resume.certifications.find(({ text }) => text.length <= certificateCharsMax) ?? null;
  const wholeYears = Math.floor((resume.months ?? 0) / 12);
  const lacking = absent || (measure.score !== null && measure.score < 100);
  if (latest === null || !lacking) return weak;
  const draft = lineOf('summary-draft', absent ? 'summary-absent' : 'summary-draft', {
    quotes: [
      quoteOf(read, latest.start, latest.end),
      ...strongest.flatMap(({ best }) => best.judgement.evidence.slice(0, 1)),
      ...(certificate ? [quoteOf(read, certificate.start, certificate.end)] : []),
    ],
    requirementIds: strongest.map(({ best }) => best.item.id),
    values: {
      language,
      title: latest.text,
      years: countsOtherwise(read.text, wholeYears) ? 0 : wholeYears,
      certificate: certificate?.text.replace(/^[^:]{0,20}:\s*/u, '').replace(/[.;,\s]+$/u, '') ?? '',
    },
  });
  return [draft, ...weak];
}

/** Where one name is a part of the other, both are seen by whoever looks for either. */
const partOf = (job: string, resume: string): boolean =>
  fold(job).includes(fold(resume)) || fold(resume).includes(fold(job));

/** Words with Vietnamese letters do not belong into an English résumé, nor the other way round. */
const sameLanguage = (job: string, resume: string): boolean => isBare(job) === isBare(resume);

/** `EC7` and `Eurocode 7`: the letters of the short form stand in the long one in their order. */
function shortens(short: string, long: string): boolean {
  const letters = [...fold(short).replace(/[^\p{L}\d]/gu, '')];
  const all = fold(long);
  let at = 0;
  for (const letter of letters) {
    at = all.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return fold(short)[0] === all[0] && /\p{Lu}{2}|\d/u.test(short);
}

/** Two forms of one name share a word or are long and short; `SLOs` show `SRE` and are not called so. */
const isOneName = (job: string, resume: string): boolean =>
  shortens(job, resume) ||
  shortens(resume, job) ||
  wordsOf(job).some(({ stem }) => wordsOf(resume).some((word) => word.stem === stem));

/** Where the post's own words can stand, for what the résumé proves already. */
export function keywordLines(compared: Compared, matching: readonly Keyword[]): Line[] {
  // A title or an employer is written as it was.
  const headers = compared.mentions.places
    .filter(({ header, kind }) => header || kind === 'contact')
    .map(({ block }) => block);
  const inHeader = ([first]: Keyword['quotes']): boolean =>
    first !== undefined && headers.some(({ start, end }) => start <= first.start && end > first.start);
  const aliases = matching
    .filter(
      ({ form, job, resume, quotes }) =>
        form === 'alias' &&
        resume !== null &&
        !partOf(job, resume) &&
        sameLanguage(job, resume) &&
        isOneName(job, resume) &&
        !inHeader(quotes),
    )
    .map(({ requirementId, job, resume, quotes }) =>
      lineOf(`keyword-${requirementId}`, 'write-both', {
        quotes,
        requirementIds: [requirementId],
        values: { job, resume: resume ?? '' },
      }),
    );
  const taken = new Set(aliases.flatMap(({ requirementIds }) => requirementIds));
  const listed = compared.score.terms
    .filter(
      (term) =>
        isHardTerm(term) &&
        term.best.judgement.verdict === 'met' &&
        isOnlyListed(term, compared) &&
        !taken.has(term.best.item.id),
    )
    .map((term) =>
      lineOf(`keyword-${term.best.item.id}`, 'show-in-line', {
        quotes: term.best.judgement.evidence,
        requirementIds: idsOf(term),
      }),
    );
  return [...aliases, ...listed].slice(0, linesMax);
}

const sameTitle = ({ title }: Position, asked: string | null): boolean =>
  asked !== null && title !== null && titleNearness(asked, title.text) >= sameWork;

const headerWordsMax = 14;
/** A career told in sentences has no entries to be filled. */
const isProse = ({ header }: Position): boolean =>
  header.some(({ text }) => text.split(/\s+/).length > headerWordsMax && /[.!]\s*$/.test(text));

const tellsInHeader = (position: Position): boolean => position.header.some(tellsOfWork(position));

/** Nothing but the next position, or the end of the section, comes after it. */
function endsInHeader({ header, body }: Position, { resume, read }: Compared): boolean {
  const last = header.at(-1);
  if (body.length > 0 || !last) return false;
  const next = read.blocks[read.blocks.indexOf(last) + 1];
  return next === undefined || next.heading || resume.positions.some((other) => other.header.includes(next));
}

const thinWords = 20;
const isThin = ({ body }: Position): boolean =>
  body.length === 1 && (body[0]?.text.split(/\s+/).length ?? 0) < thinWords;

/** Entries and lines of experience that say less than they could. */
export function experienceLines(compared: Compared): Line[] {
  const { resume, read, job } = compared;
  const lines: Line[] = [];
  const note = (code: string, quotes: Line['quotes'], values: Line['values'] = {}): void => {
    lines.push(lineOf(`experience-${lines.length + 1}`, code, { quotes, values }));
  };
  for (const { block } of workLinesOf(resume)) {
    const quote = quoteOf(read, block.start, block.end);
    const words = block.text.split(/\s+/).length;
    if (dutyOpening.test(block.text)) note('duty-opening', [quote]);
    else if (words > longWords) note('long-line', [quote], { words });
  }
  // Lines under a heading of projects belong to some position.
  const told = resume.projects.length === 0 && resume.positions.some(({ body }) => body.length > 0);
  for (const position of resume.positions) {
    const quotes = headerQuotes(position, compared);
    if (quotes.length === 0 || isProse(position)) continue;
    if (position.range === null) note('undated', quotes);
    if (told && position.title !== null && endsInHeader(position, compared) && !tellsInHeader(position))
      note('untold', quotes);
    else if (isThin(position) && sameTitle(position, job.facts.title)) note('thin', quotes);
  }
  return lines.slice(0, linesMax);
}
