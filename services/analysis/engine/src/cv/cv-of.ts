import type { DatedFacts, ResumeFacts } from '../report.js';
import { findDates, findRanges, type Month } from '../text/dates.js';
import { fold } from '../text/fold.js';
import { languageOf } from '../text/language.js';
import { headingAbove, headlineUnder, schoolAt } from './beside.js';
import { Builder, field, type Read } from './builder.js';
import type { CvDocument, CvEntry, CvLanguage, CvLine, CvSection, CvSectionKind } from './cv-document.js';
import { headerRest } from './header-remarks.js';
import { languageWithLevel } from './language-line.js';
import { leftOut } from './left-out.js';
import { cvLimits } from './limits.js';
import { printed } from './font.js';
import { skillEntries } from './skill-entries.js';
import { wholeGrade } from './whole-grade.js';
import { studyState } from './study-state.js';

/** What a form asks beside the post applied for has no place under a name. */
const wishedPay =
  /\s*[–—|,;(-]?\s*(?:mức lương|lương mong muốn|(?:expected|desired|current) (?:salary|ctc)|salary expectations?)(?![\p{L}]).*$/iu;

/** With less work than this, studies stand first, as Harvard's samples of students have it. */
const workMonthsFirst = 24;
/** With more work than this, a second page is usual. */
const twoPagesMonths = 120;

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

function experienceOf(build: Builder, { experience }: ResumeFacts, text: string): CvEntry[] {
  return newestFirst(experience).map(({ title, company, location, dates, bullets, unsure }) => {
    const told = bullets.join('\n');
    const { remarks, town } = headerRest(text, { title, company, location, dates });
    const beside = remarks.filter((remark) => !told.includes(remark));
    const header = build.entry({ org: company, title, place: location ?? town, dates }, []);
    const lines = [
      ...build.lines(beside.length === 0 ? [] : [beside.join(', ')]),
      ...build.strongestFirst(build.lines(bullets)),
    ];
    return { ...header, ...(unsure && { unsure }), lines };
  });
}

/** `Cử nhân /` was parted from its field: the sign belongs to neither. */
const withoutSign = (text: string | null): string | null => text?.replace(/[\s/|,;–-]+$/u, '') ?? null;

/** `Cử nhân` and `Kế toán` were one line, unless the degree names its field already. */
const degreeWithField = (degree: string | null, field: string | null): string =>
  degree === null || field === null || fold(degree).includes(fold(field))
    ? (degree ?? field ?? '')
    : `${degree}, ${field}`;

function educationOf(build: Builder, { education }: ResumeFacts, text: string): CvEntry[] {
  return newestFirst(education).map(({ degree, field: subject, institution, gpa, dates }) => {
    const { org, place } = schoolAt(text, institution);
    const entry = build.entry({ org, place, title: degree, detail: wholeGrade(text, gpa), dates }, []);
    const [name, of] = [withoutSign(degree), withoutSign(subject)];
    const title = degreeWithField(name, of);
    const state = studyState(text, entry.quotes, [name ?? '', of ?? '', dates ?? '', institution ?? '']);
    return { ...entry, title: field(state === '' ? title : `${title} (${state})`.trim()) };
  });
}

const languageLine = (build: Builder, name: string, level: string | null): CvLine => ({
  ...build.line(name),
  text: printed(languageWithLevel(name, level ?? '')),
});

/** `Activities` and the like say no more of a line than the CV's own heading does. */
const plainHeading =
  /^(?:(?:other |extra-?\s?curricular |social |leadership (?:and|&) |các |những )*(?:activit\p{L}+|leadership)|hoạt động(?: (?:ngoại kh[oó][aá]|xã hội|khác|đoàn thể))?)$/iu;

/** A line below `Volunteering` or `Talks` says so. */
function activitiesOf(build: Builder, { resume, documents }: Read): CvLine[] {
  return build.dated(resume.activities, resume.listDates?.activities).map((line) => {
    const heading = line.quote ? headingAbove(documents.resume, line.quote.start) : null;
    const isSaid = heading === null || fold(line.text).includes(fold(heading.name));
    const isOwn = heading?.kind === 'activities' || heading?.kind === 'publications';
    return isSaid || !isOwn || plainHeading.test(heading.name)
      ? line
      : { ...line, text: `${heading.name}: ${line.text}` };
  });
}

const listOf = (build: Builder, lines: readonly CvLine[]): CvEntry[] =>
  lines.length === 0 ? [] : [build.entry({}, [...lines])];

/** Every text of a CV, each as it stands there. */
const textsOf = (
  entries: Readonly<Record<CvSectionKind, CvEntry[]>>,
  others: readonly (string | null | undefined)[],
): string[] => [
  ...others.flatMap((one) => one ?? []),
  ...Object.values(entries)
    .flat()
    .map(({ org, place, title, dates, detail, lines }) =>
      [
        title,
        org,
        place,
        dates,
        detail,
        ...lines.flatMap(({ text, quote }) => [text, quote?.quote ?? '']),
      ].join(' '),
    ),
];

/** What the résumé says and no other line of the CV: kept unseen, for its person to call back. */
function unplaced(build: Builder, text: string, texts: readonly string[]): CvEntry[] {
  const lines = build.lines(leftOut(text, texts)).map((line) => ({ ...line, shown: false }));
  return listOf(build, lines);
}

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
  const experience = experienceOf(build, resume, report.documents.resume);
  const projects = resume.projects.map(({ name, dates = null, bullets }) =>
    build.entry({ title: name, dates }, build.lines(bullets)),
  );
  const told = [summary, ...[...experience, ...projects].flatMap(({ lines }) => lines)].flatMap(
    (line) => line?.quote ?? [],
  );
  const entries: Readonly<Record<CvSectionKind, CvEntry[]>> = {
    experience,
    education: educationOf(build, resume, report.documents.resume),
    projects,
    activities: listOf(build, activitiesOf(build, report)),
    skills: skillEntries(build, report, language, told),
    certifications: listOf(build, build.dated(resume.certifications, resume.listDates?.certifications)),
    languages: listOf(
      build,
      resume.languages.map(({ name, level }) => languageLine(build, name, level)),
    ),
    awards: listOf(build, build.dated(resume.awards, resume.listDates?.awards)),
    interests: listOf(build, build.lines(resume.interests ?? [])),
  };
  const headline = (resume.headline ?? headlineUnder(report))?.replace(wishedPay, '');
  const { full_name, location } = contact;
  entries.activities.push(
    ...unplaced(
      build,
      report.documents.resume,
      textsOf(entries, [headline, summary?.text, full_name, location]),
    ),
  );
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
    headline: field(headline),
    summary,
    sections: order.map((kind): CvSection => ({
      kind,
      entries: entries[kind].slice(0, cvLimits.entriesMax),
    })),
  };
}
