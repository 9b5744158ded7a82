import { type AdviceWords, capital, listed, withoutLevel } from './advice.js';

const list = (labels: readonly string[]): string => listed(labels, 'and', (count) => `${count} more`);
const full = (labels: readonly string[]): string => labels.join(', ');
const at = (employer: string | null): string => (employer === null ? '' : ` at ${employer}`);

export const adviceEn: AdviceWords = {
  section: {
    summary: 'Summary',
    experience: 'Experience',
    skills: 'Skills',
    education: 'Education',
    certifications: 'Certificates',
    languages: 'Languages',
    contact: 'Contact',
  },
  missing: (labels, must, employer) => ({
    title: `Show ${list(labels)} if ${labels.length === 1 ? 'it is' : 'they are'} part of your work`,
    detail: `The post ${must ? 'asks for' : 'welcomes'} ${full(labels)}; no line of the résumé shows ${labels.length === 1 ? 'it' : 'them'}.`,
    proposal: `${capital(labels[0] ?? '___')}${at(employer)}: ___ (what you did), ___ (how often or how much), ___ (result).`,
  }),
  strengthen: (labels, employer) => ({
    title: `Say at which work you used ${list(labels)}`,
    detail: `${full(labels)}: named, but in no line of dated work. A skill shown at work counts more than a listed one.`,
    proposal: `${capital(labels[0] ?? '___')}${at(employer)}: ___ (what for), ___ (result).`,
  }),
  near: (label, shown, employer) => ({
    title: `Say what you know of ${label}`,
    detail: `The post asks for ${label}; the résumé shows ${shown}, which is close to it. Name ${label} only if you have used it.`,
    proposal: `${capital(label)}${at(employer)}: ___ (what you did), ___ (how long).`,
  }),
  coming: (labels) => ({
    title: `Say when ${list(labels)} will be finished`,
    detail: `The résumé says that ${full(labels)} is being learnt or planned; a month makes it count for a reader.`,
    proposal: `${labels[0] ?? '___'}: in progress, expected ___/____.`,
  }),
  soft: (labels) => ({
    title: `Give an example of ${list(labels)}`,
    detail: `The post asks for ${full(labels)}; the résumé only points to it.`,
    proposal: `When ___ happened, I ___ with ___; in the end ___.`,
  }),
  years: (labels) => ({
    title: 'Add related work that the résumé leaves out',
    detail: `The dates in the résumé do not quite reach: ${full(labels)}. Internships, part-time and freelance work in this field count too.`,
    proposal: '___ (title), ___ (employer), ___/____ – ___/____',
  }),
  study: (labels) => ({
    title: `State your education: ${list(labels)}`,
    detail:
      'If you hold it, name degree, field, school and years; if you are still studying, the expected date.',
    proposal: '___ (degree) in ___ (field), ___ (school), ____ – ____',
  }),
  certificates: (labels) => ({
    title: `Add ${list(labels)} if you hold ${labels.length === 1 ? 'it' : 'them'}`,
    detail: `The post names ${full(labels)}. List what you hold with issuer and year.`,
    proposal: `${labels[0] ?? '___'}, ___ (issuer), ____ (year)`,
  }),
  languageMissing: (labels) => ({
    title: `Add ${withoutLevel(list(labels))} with your level, if you speak ${labels.length === 1 ? 'it' : 'them'}`,
    detail: `The post names ${full(labels)}; the résumé does not. A test score or a level from A1 to C2 tells most.`,
    proposal: '___ (language): ___ (level or score)',
  }),
  languageLevel: (labels) => ({
    title: `State a level for ${list(labels)}`,
    detail: 'A test score or a level from A1 to C2 that you can prove is worth more than a word.',
    proposal: `${labels[0]?.replace(/\s*\(.*$/, '') ?? '___'}: ___ (level or score)`,
  }),
  summaryMissing: (title, { role, skills }) => ({
    title: 'Add a short summary at the top',
    detail: `Two or three sentences${title === null ? '' : ` for ${title}`}: what you do, for how long, your strongest result.`,
    proposal: `${role ?? '___'} with ___ years of experience in ${skills.length > 0 ? full(skills) : '___'}; ___ (strongest result in figures).`,
  }),
  summaryTitle: (title, skills) => ({
    title: 'Point the summary at this position',
    detail: `The summary does not speak of ${title}. What the post asks for and you have belongs there: ${full(skills)}.`,
    proposal: `… applying as ${title}, with ___ years of experience in ${listed(skills, 'and', String)}.`,
  }),
  numbers: (line, count, all) => ({
    title: 'Put results into numbers',
    detail: `${count} of ${all} lines of experience hold no figure. One of them, with blanks to fill:`,
    proposal: `${line}: ___ (how many or how often), ___ (what came of it).`,
  }),
  opening: (rest) => ({
    title: 'Begin with what you did',
    detail: 'The line tells of a duty; a verb of your own tells of a deed.',
    proposal: `___ (built, led, ran …) ${rest}; result: ___.`,
  }),
  dates: (header) => ({
    title: 'Give every position its dates',
    detail: 'Without a start and an end, experience cannot be counted. Month and year are enough.',
    proposal: `${header}, ___/____ – ___/____`,
  }),
  bullets: (header) => ({
    title: 'Describe what you did in each position',
    detail: `No line describes “${header}”. Two to five lines with what you did and achieved make it count.`,
    proposal: 'Did ___ for ___ with ___; result: ___.',
  }),
  email: {
    title: 'Add an email address',
    detail: 'No email address was found as text. An address in a picture cannot be read.',
    proposal: '___@___',
  },
  phone: {
    title: 'Add a phone number',
    detail: 'No phone number was found as text. A number in a picture cannot be read.',
    proposal: '+__ ___ ___ ___',
  },
  hidden: {
    title: 'Remove hidden text',
    detail:
      'The file holds text that people cannot see. It is not counted, and many employers reject such files.',
  },
};
