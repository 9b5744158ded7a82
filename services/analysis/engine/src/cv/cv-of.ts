import type { Skill } from '../catalogue/entry.js';
import { isPlace } from '../catalogue/places.js';
import { matchSkills } from '../catalogue/skills.js';
import type { PremiumReport, PremiumRequirement, Quote } from '../premium/premium-report.js';
import type { DatedFacts, ResumeFacts } from '../report.js';
import { hasFigure } from '../report/writing.js';
import { findDates, findRanges, type Month } from '../text/dates.js';
import { fold } from '../text/fold.js';
import { languageOf } from '../text/language.js';
import { tokenize } from '../text/tokens.js';
import type { CvDocument, CvEntry, CvLanguage, CvLine, CvSection, CvSectionKind } from './cv-document.js';
import { QuoteFinder } from './find-quotes.js';
import { languageWithLevel } from './language-line.js';
import { cvLimits } from './limits.js';
import { asLine, printed } from './font.js';
import { cvWords } from './words.js';

type Read = Pick<PremiumReport, 'resume' | 'requirements' | 'documents'>;

/** What a form asks beside the post applied for has no place under a name. */
const wishedPay =
  /\s*[–—|,;(-]?\s*(?:mức lương|lương mong muốn|(?:expected|desired|current) (?:salary|ctc)|salary expectations?)(?![\p{L}]).*$/iu;

/** With less work than this, studies stand first, as Harvard's samples of students have it. */
const workMonthsFirst = 24;
/** With more work than this, a second page is usual. */
const twoPagesMonths = 120;

const field = (text: string | null | undefined): string =>
  printed(text ?? '').slice(0, cvLimits.fieldCharsMax);

const never = -1;
const always = Number.MAX_SAFE_INTEGER;

/** End, then start; what goes on ends last. */
function timeOf({ dates }: DatedFacts): readonly [Month, Month] {
  const range = findRanges(dates ?? '')[0];
  if (range) return [range.open ? always : (range.to ?? never), range.from ?? never];
  const single = findDates(dates ?? '').at(-1)?.month ?? never;
  return [single, single];
}

function newestFirst<Fact extends DatedFacts>(facts: readonly Fact[]): Fact[] {
  const timed = facts.map((fact) => ({ fact, time: timeOf(fact) }));
  return timed.toSorted((a, b) => b.time[0] - a.time[0] || b.time[1] - a.time[1]).map(({ fact }) => fact);
}

class Builder {
  readonly #finder: QuoteFinder;
  #count = 0;
  #charsLeft = cvLimits.charsMax;
  readonly #report: Read;

  constructor(report: Read) {
    this.#report = report;
    this.#finder = new QuoteFinder(report.documents.resume);
  }

  id(kind: 'e' | 'l'): string {
    this.#count += 1;
    return `${kind}${this.#count}`;
  }

  line(fact: string): CvLine {
    const quote = this.#finder.find(fact.slice(0, cvLimits.lineCharsMax));
    return {
      id: this.id('l'),
      text: asLine(fact.slice(0, cvLimits.lineCharsMax)),
      by: 'resume',
      quote,
      rules: [],
      shown: true,
    };
  }

  /** As many as a CV has room for; a résumé of thirty pages is no CV. */
  lines(facts: readonly string[]): CvLine[] {
    const kept = facts
      .filter((fact) => printed(fact) !== '')
      .filter((fact) => (this.#charsLeft -= fact.length + cvLimits.lineCostChars) > 0);
    return kept.slice(0, cvLimits.linesMax).map((fact) => this.line(fact));
  }

  /** Entries of a list with the dates that stand beside them in the résumé. */
  dated(facts: readonly string[], dates: readonly (string | null)[] = []): CvLine[] {
    const kept = this.lines(facts);
    const left = facts.map((fact, i) => ({ text: asLine(fact), date: dates[i] ?? null }));
    return kept.map((line) => {
      const at = left.findIndex(({ text }) => text === line.text);
      const date = left.splice(at, at < 0 ? 0 : 1)[0]?.date ?? null;
      // The cells of a row are parted by commas.
      const text = line.quote ? printed(line.quote.quote.replace(/\s*\t\s*/gu, ', ')) : line.text;
      return { ...line, text: date === null ? text : `${text}, ${printed(date)}` };
    });
  }

  /** The lines that prove most of what is asked first, then those with a figure. */
  strongestFirst(lines: readonly CvLine[]): CvLine[] {
    const worth = (line: CvLine): number =>
      weightIn(line.quote, this.#report.requirements) + (hasFigure(line.text) ? 0.5 : 0);
    return lines
      .map((line) => ({ line, worth: worth(line) }))
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ line }) => line);
  }

  entry(
    fields: Partial<Record<'org' | 'place' | 'title' | 'dates' | 'detail', string | null>>,
    lines: CvLine[],
  ): CvEntry {
    const said = (key: keyof typeof fields): string => field(fields[key]);
    const [org, place, title, dates, detail] = [
      said('org'),
      said('place'),
      said('title'),
      said('dates'),
      said('detail'),
    ];
    const quotes = this.#finder.all(Object.values(fields));
    return { id: this.id('e'), org, place, title, dates, detail, by: 'resume', quotes, lines };
  }
}

const weightIn = (quote: Quote | null, requirements: readonly PremiumRequirement[]): number =>
  quote === null
    ? 0
    : requirements
        .filter(({ evidence }) => evidence.some(({ start, end }) => start < quote.end && end > quote.start))
        .reduce((sum, { weight }) => sum + weight, 0);

function experienceOf(build: Builder, { experience }: ResumeFacts): CvEntry[] {
  return newestFirst(experience).map(({ title, company, location, dates, bullets }) => {
    const header = build.entry({ org: company, title, place: location, dates }, []);
    return { ...header, lines: build.strongestFirst(build.lines(bullets)) };
  });
}

/** `Cử nhân /` was parted from its field: the sign belongs to neither. */
const withoutSign = (text: string | null): string | null => text?.replace(/[\s/|,;–-]+$/u, '') ?? null;

/** `Cử nhân` and `Kế toán` were one line, unless the degree names its field already. */
const degreeWithField = (degree: string | null, field: string | null): string =>
  degree === null || field === null || fold(degree).includes(fold(field))
    ? (degree ?? field ?? '')
    : `${degree}, ${field}`;

function educationOf(build: Builder, { education }: ResumeFacts): CvEntry[] {
  return newestFirst(education).map(({ degree, field: subject, institution, gpa, dates }) => {
    const entry = build.entry({ org: institution, title: degree, detail: gpa, dates }, []);
    return { ...entry, title: field(degreeWithField(withoutSign(degree), withoutSign(subject))) };
  });
}

/** The catalogue's entry that a skill is called by. */
function entryOf(skill: string): Skill | undefined {
  const found = matchSkills(skill, tokenize(skill), true);
  const whole = found.find(({ start, end }) => start === 0 && end === skill.length) ?? found[0];
  return whole?.value;
}

/** Skills that stand in the résumé by themselves, not only within a sentence about something else. */
function isListed(skill: string, { documents }: Read, told: readonly Quote[]): boolean {
  const { resume } = documents;
  for (let at = resume.indexOf(skill); at >= 0; at = resume.indexOf(skill, at + 1))
    if (!told.some(({ start, end }) => start <= at && end > at)) return true;
  return false;
}

const spoken = /^(?:i|we|my)\s/iu;
/** A place, a date or a sentence about oneself that stood among the skills is none. */
const isSkill = (skill: string): boolean =>
  !isPlace(skill) &&
  !spoken.test(skill) &&
  findDates(skill).every(({ start, end }) => end - start < skill.length);

/** Only a title, an employer or a certificate has the word: it is no skill of its own. */
function isName({ evidence }: PremiumRequirement, { experience, certifications }: ResumeFacts): boolean {
  const names = [...experience.flatMap(({ title, company }) => [title, company]), ...certifications];
  return evidence.every(({ quote }) =>
    names.some((name) => name !== null && fold(name).includes(fold(quote))),
  );
}

/** `React`, `Kaizen`: called the same in every language; `cloud` in a sentence is a word like others. */
const isProduct = (skill: string): boolean => {
  const entry = entryOf(skill);
  return entry !== undefined && entry.en === entry.vi && /^[\p{Lu}\d]/u.test(skill);
};

/** Names that the post asks for and only lines of work show, which no list has. */
function toldNames(report: Read, listed: string, told: readonly Quote[]): string[] {
  const { resume, requirements } = report;
  const shown = requirements
    .filter((one) => one.verdict === 'met' && !isName(one, resume))
    .flatMap(({ ask }) => (ask.type === 'skill' ? [ask.skillId] : []));
  return resume.skills.filter(
    (skill) =>
      isProduct(skill) &&
      shown.includes(entryOf(skill)?.id ?? '') &&
      !listed.includes(fold(skill)) &&
      !isListed(skill, report, told) &&
      isSkill(skill),
  );
}

/**
 * The lists as the person wrote them, labels, order and brackets kept; behind those without a label, names that the post
 * asks for and lines of work show.
 */
function writtenSkills(
  build: Builder,
  report: Read,
  language: CvLanguage,
  told: readonly Quote[],
): CvEntry[] {
  const lines = report.resume.skillLines ?? [];
  const plain = lines.filter(({ label }) => label === null).flatMap(({ items }) => items);
  const more = toldNames(report, fold(lines.flatMap(({ items }) => items).join(' | ')), told);
  const entries = [
    { label: null, items: [...plain, ...more] },
    ...lines.filter(({ label }) => label !== null),
  ];
  const names = cvWords[language].skillKinds;
  return entries.flatMap(({ label, items }) => {
    const own = build.lines([...new Set(items)].filter((item) => !isPlace(item) && !spoken.test(item)));
    return own.length === 0 ? [] : [{ ...build.entry({}, own), title: field(label ?? names.hard) }];
  });
}

/** What is listed, and of what is only told in a line, the skills that the post asks for and the report finds proved. */
function skillEntries(build: Builder, report: Read, language: CvLanguage, told: readonly Quote[]): CvEntry[] {
  const { resume, requirements } = report;
  const proved = requirements.filter(({ verdict }) => verdict === 'met');
  const isAsked = (skill: string, entry: Skill | undefined): boolean =>
    proved.some(({ ask }) =>
      ask.type === 'skill'
        ? ask.skillId === entry?.id
        : ask.type === 'term' && fold(ask.text) === fold(skill),
    );
  const seen = new Set<string>();
  const written = resume.skillLines ?? [];
  if (written.length > 0) return writtenSkills(build, report, language, told);
  const kept = resume.skills
    .filter((skill) => isSkill(skill) && !seen.has(fold(skill)) && seen.add(fold(skill)))
    .map((skill) => {
      const entry = entryOf(skill);
      return { skill, kind: entry?.kind ?? 'hard', asked: isAsked(skill, entry) };
    })
    .filter(({ skill, asked }) => asked || isListed(skill, report, told));
  const names = cvWords[language].skillKinds;
  return (['hard', 'tool', 'soft'] as const).flatMap((kind) => {
    const own = kept.filter((one) => one.kind === kind);
    const sorted = [...own.filter(({ asked }) => asked), ...own.filter(({ asked }) => !asked)];
    const lines = build.lines(sorted.map(({ skill }) => skill));
    return lines.length === 0 ? [] : [{ ...build.entry({}, lines), title: names[kind] }];
  });
}

const languageLine = (build: Builder, name: string, level: string | null): CvLine => ({
  ...build.line(name),
  text: printed(languageWithLevel(name, level ?? '')),
});

const listOf = (build: Builder, lines: readonly CvLine[]): CvEntry[] =>
  lines.length === 0 ? [] : [build.entry({}, [...lines])];

/** The language that most of the résumé is written in. */
function languageOfResume({ resume, documents }: Read): CvLanguage {
  const language =
    resume.language === 'mixed' ? languageOf(resume.summary ?? documents.resume) : resume.language;
  return language === 'en' ? 'en' : 'vi';
}

/**
 * A CV of what was read in a résumé, ordered for the post it was compared with. Each line stands in the résumé: nothing is
 * added, and nothing is reworded until the person accepts it.
 */
export function cvOf(report: Read): CvDocument {
  const { resume } = report;
  const language = languageOfResume(report);
  const build = new Builder(report);
  const { contact } = resume;
  const summary = resume.summary === null ? null : build.line(resume.summary);
  const experience = experienceOf(build, resume);
  const projects = resume.projects.map(({ name, dates = null, bullets }) =>
    build.entry({ title: name, dates }, build.lines(bullets)),
  );
  const told = [summary, ...[...experience, ...projects].flatMap(({ lines }) => lines)].flatMap(
    (line) => line?.quote ?? [],
  );
  const entries: Readonly<Record<CvSectionKind, CvEntry[]>> = {
    experience,
    education: educationOf(build, resume),
    projects,
    activities: listOf(build, build.dated(resume.activities, resume.listDates?.activities)),
    skills: skillEntries(build, report, language, told),
    certifications: listOf(build, build.dated(resume.certifications, resume.listDates?.certifications)),
    languages: listOf(
      build,
      resume.languages.map(({ name, level }) => languageLine(build, name, level)),
    ),
    awards: listOf(build, build.dated(resume.awards, resume.listDates?.awards)),
    interests: listOf(build, build.lines(resume.interests ?? [])),
  };
  const workFirst = (resume.experienceMonths ?? 0) >= workMonthsFirst;
  const order: readonly CvSectionKind[] = [
    ...(workFirst ? (['experience', 'education'] as const) : (['education', 'experience'] as const)),
    'projects',
    'activities',
    'skills',
    'certifications',
    'languages',
    'awards',
    'interests',
  ];
  return {
    version: 1,
    language,
    design: 'harvard',
    paper: 'a4',
    pages: (resume.experienceMonths ?? 0) >= twoPagesMonths ? 2 : 1,
    contact: {
      name: field(contact.full_name),
      email: field(contact.email),
      phone: field(contact.phone),
      place: field(contact.location),
      links: contact.links.slice(0, cvLimits.linksMax).map(field),
    },
    headline: field(resume.headline?.replace(wishedPay, '')),
    summary,
    sections: order.map((kind): CvSection => ({
      kind,
      entries: entries[kind].slice(0, cvLimits.entriesMax),
    })),
  };
}
