import { degreeNames } from '../catalogue/degrees.js';
import { basesEn } from './bases-en.js';
import type { Words } from './words.js';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const duration = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return plural(rest, 'month');
  return rest === 0 ? plural(years, 'year') : `${plural(years, 'year')} ${plural(rest, 'month')}`;
};
const list = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

const bands = {
  excellent: 'Excellent',
  good: 'Good',
  mediocre: 'Mediocre',
  'needs-improvement': 'Needs Improvement',
};
const levels: Readonly<Record<string, string>> = {
  intern: 'intern',
  junior: 'junior',
  senior: 'senior',
  lead: 'team lead',
  manager: 'manager',
  director: 'director',
  executive: 'executive',
};

const languageLevels = ['beginner', 'basic', 'conversational', 'good', 'fluent', 'native'];

export const en: Words = {
  skill: (skill) => skill.en,
  // "Reusable components" loses its capital in a sentence, "Google Sheets" and "Scrum" do not.
  skillInText: ({ en: name, kind }) =>
    /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) || (kind === 'soft' && /^\p{Lu}\p{Ll}/u.test(name))
      ? name.charAt(0).toLowerCase() + name.slice(1)
      : name,
  years: (years, field) =>
    field === null
      ? `${plural(years, 'year')} of experience`
      : `${plural(years, 'year')} of experience: ${field}`,
  degree: (level) => degreeNames[level].en,
  languageLevel: (rank) => languageLevels[rank - 1] ?? '',
  language: (name, _vi, level) => (level === null ? name : `${name} (${level})`),
  titleLabel: (title) => `Experience as ${title}`,
  levelLabel: (level) => `Level: ${levels[level] ?? level}`,
  why: (why, name) => {
    switch (why.code) {
      case 'used':
        return 'Shown in dated work experience.';
      case 'old':
        return 'Shown in work experience, but that was more than 8 years ago.';
      case 'named':
        return why.section ? `Named under “${why.section}”.` : 'Named in the résumé.';
      case 'listed':
        return why.section
          ? `Named under “${why.section}”, but not shown in dated work experience.`
          : 'Mentioned, but not shown in dated work experience.';
      case 'child':
        return `Covered by ${name(why.other)}.`;
      case 'related':
        return `Not named itself; ${name(why.other)} is close to it.`;
      case 'parent':
        return `Only the wider field is named: ${name(why.other)}.`;
      case 'trait':
        return 'A résumé can hardly show this trait; it is usually explored in an interview.';
      case 'basic':
        return 'Named in the résumé, at a basic level.';
      case 'denied':
        return 'The résumé itself says that this is not there.';
      case 'wished':
        return 'The résumé speaks of it as a wish, not as experience.';
      case 'learning':
        return 'The résumé says that this is still being learnt.';
      case 'planned':
        return 'The résumé says that this is planned or in preparation.';
      case 'words-part':
        return 'Part of it stands in the résumé.';
      case 'shown':
        return 'Shown by what was done.';
      case 'shown-part':
        return 'Not named; a duty in the résumé points to it.';
      case 'vague':
        return 'Nothing about this was found; a résumé need not speak of it.';
      case 'unsure':
        return 'Words of this kind stand in the résumé, but what they show could not be settled.';
      case 'condition':
        return 'The résumé speaks of it. It is not scored.';
      case 'condition-part':
        return 'The résumé speaks of it in part. It is not scored.';
      case 'condition-not':
        return 'The résumé says otherwise. It is not scored.';
      case 'condition-unknown':
        return 'The résumé does not speak of it. It is not scored.';
      case 'years-said':
        return `The résumé says ${plural(why.years, 'year')}.`;
      case 'language-native':
        return 'The résumé is written in this language.';
      case 'degree-part':
        return 'Studies of this kind were begun; no finished degree is named.';
      case 'absent':
        return 'Not found in the résumé.';
      case 'years': {
        const counted = `${duration(why.months)}${why.field === null ? '' : ' of it in this field'}`;
        const until = why.until === null ? '' : `, counting the current position up to ${why.until}`;
        return `The dates in the résumé add up to ${counted}${until}; ${plural(why.years, 'year')} asked.`;
      }
      case 'years-total':
        return `${duration(why.total)} of work in total, ${why.months === 0 ? 'none' : duration(why.months)} of it shown in this field; ${plural(why.years, 'year')} asked.`;
      case 'years-claimed':
        return `The résumé says ${plural(why.years, 'year')}, but its dates do not show them.`;
      case 'years-unknown':
        return 'The dates in the résumé cannot be counted.';
      case 'degree':
        return 'The degree fits.';
      case 'degree-field':
        return 'The level fits; the field of study is another one.';
      case 'degree-level':
        return 'The degree named is of a lower level.';
      case 'degree-none':
        return 'No degree was found in the résumé.';
      case 'degree-running':
        return 'The degree is not finished yet.';
      case 'language':
        return 'The language is named at a sufficient level.';
      case 'language-below':
        return 'The language is named, at a lower level than asked.';
      case 'language-no-level':
        return 'The language is named without a level.';
      case 'language-written':
        return 'Not stated; the résumé is written in this language, which does not show a level.';
      case 'language-none':
        return 'The language is not named in the résumé.';
      case 'title':
        return 'Held this position, or one that means the same.';
      case 'title-near':
        return 'Held a similar position.';
      case 'title-none':
        return 'No position like this was found.';
      case 'level':
        return 'Has worked at this level.';
      case 'level-above':
        return 'Has worked well above this level.';
      case 'level-below':
        return 'Has worked at a lower level so far.';
      case 'level-unknown':
        return 'The résumé names no positions to compare the level with.';
      case 'duty':
        return 'Described in the résumé.';
      case 'duty-part':
        return 'Described in part.';
      default:
        return 'This cannot be judged from a résumé.';
    }
  },
  band: (band) => bands[band],
  summary: ({ score, band, musts, met, missing }) => {
    const head = `${score} of 100 (${bands[band]}): ${met} of ${plural(musts, 'required item')} ${met === 1 ? 'is' : 'are'} shown`;
    return missing.length === 0
      ? `${head}; none is missing entirely.`
      : `${head}; not found: ${list(missing)}.`;
  },
  noScore:
    'Too little could be judged to give a score: the post names too few requirements, or the résumé could not be read.',
  middleLine: 'Base points: they keep a post with few requirements from giving an extreme score',
  occupationLine:
    'How much of the occupation itself is shown (title, skills, tools and certificates together)',
  all: (labels) => list(labels),
  anyOf: (labels) => list(labels, 'or'),
  base: basesEn,
  suggestion: {
    show: (label, must, soft) => ({
      title: soft ? `Give an example of ${label}` : `Show ${label}`,
      detail: `The post ${must ? 'asks for' : 'welcomes'} ${label} and the résumé does not show it. ${soft ? 'Tell in one line, under the position where it happened, what the situation was, what you did and what came of it.' : 'If you have used it, add a line under the position where you did: what you did with it and what came of it.'}`,
    }),
    strengthen: (labels) => ({
      title: `Show where you used ${list(labels)}`,
      detail: `${labels.length === 1 ? 'It is' : 'They are'} only listed or mentioned. If you have used ${labels.length === 1 ? 'it' : 'them'} at work, say so in a line under that position; used skills count more than listed ones.`,
    }),
    parts: (field, labels) => ({
      title: `Say which parts of ${field} you have done`,
      detail: `The résumé names ${field} as a whole; the post asks for ${list(labels)}. Name those you have done, under the position where you did them.`,
    }),
    related: (label, quote, soft, choice) => ({
      title: soft ? `Show ${label}` : `Name ${label} if you know ${choice ? 'one of them' : 'it'}`,
      detail: `The résumé shows something close (“${quote}”) but not ${label}${choice ? '' : ' itself'}. ${soft ? 'If you can give an example, add it where it happened.' : 'If you have worked with it, name it where you did.'}`,
    }),
    years: (label) => ({
      title: 'Make your years of experience countable',
      detail: `The post asks for “${label}”. Give each position a start and an end with month and year, and add relevant positions that are missing.`,
    }),
    yearsShort: (label) => ({
      title: 'Add relevant experience that is missing',
      detail: `The post asks for “${label}”, and the dates in the résumé do not reach it. If you have internships, freelance work or earlier positions in this field, add them with month and year.`,
    }),
    study: (label) => ({
      title: `State your education: ${label}`,
      detail:
        'If you hold it, name degree, field and school with years in an education section. If you are still studying, give the expected date.',
    }),
    certificate: (label) => ({
      title: `Add the certificate ${label} if you hold it`,
      detail:
        'List it under certifications with the issuer and the year. If you are preparing for it, say so with the planned date.',
    }),
    spoken: (label) => ({
      title: `State your language level: ${label}`,
      detail:
        'Name the language with a test score (IELTS, TOEIC, JLPT …) or a level (A1–C2) that you can prove.',
    }),
    title: (label) => ({
      title: `Make the link to ${label} visible`,
      detail:
        'No job title in the résumé is the one offered. If you did this work under another title, say so in the headline, the summary or that position’s first line.',
    }),
    summaryMissing: (title) => ({
      title: 'Add a short summary at the top',
      detail: `Two or three sentences: what you do, for how long, and your strongest results${title === null ? '' : ` for the position of ${title}`}. Say only what the rest of the résumé shows.`,
    }),
    summaryTitle: (title) => ({
      title: 'Point the summary at this position',
      detail: `The summary does not speak of ${title}. Name the position and the two or three requirements you meet best.`,
    }),
    numbers: (quote) => ({
      title: 'Put results into numbers',
      detail: `Most lines say what was done, not what came of it. For example “${quote}”: how many, how much, how fast, compared with before?`,
    }),
    dates: {
      title: 'Give every position its dates',
      detail:
        'Without a start and an end, experience cannot be counted by people or programs. Month and year are enough.',
    },
    email: {
      title: 'Add an e-mail address',
      detail: 'No e-mail address was found that a program could read. Write it as text, not in a picture.',
    },
    phone: {
      title: 'Add a phone number',
      detail: 'No phone number was found that a program could read. Write it as text, not in a picture.',
    },
    hidden: {
      title: 'Remove hidden text',
      detail:
        'The file holds text that people cannot see. It is not counted here, and many employers reject such files.',
    },
    bullets: {
      title: 'Describe what you did in each position',
      detail:
        'At least one position has no description. Two to five lines with what you did and achieved make it count.',
    },
  },
  strength: (label, quote, dated) => (dated ? `${label}, shown at work: “${quote}”` : `${label}: “${quote}”`),
  integrity: (code, where) => {
    const file = where === 'resume' ? 'résumé' : 'job description';
    switch (code) {
      case 'hidden-text':
        return `The ${file} holds text that a reader cannot see. It was left out of the score.`;
      case 'instructions':
        return `The ${file} holds sentences that give orders to a program. They were left out and have no effect.`;
      case 'stuffing':
        return `One word is repeated unusually often in the ${file}. Repetition does not raise the score.`;
      case 'copied-job':
        return 'Lines of the job description stand word for word in the résumé. They were not counted as evidence.';
      case 'invisible-characters':
        return `The ${file} holds invisible characters. They were removed before reading.`;
      case 'two-people':
        return 'The résumé holds contact details of several people. Please check that it is the right file.';
      case 'job-as-resume':
        return 'The file given as résumé reads like a job description. Please check that the files are not swapped.';
      case 'resume-as-job':
        return 'The text given as job description reads like a résumé. Please check that the files are not swapped.';
      default:
        return `The ${file} is longer than the limit; only its beginning was read.`;
    }
  },
  overqualifiedYears: (years, asked) =>
    `The résumé shows about ${plural(years, 'year')} of experience where ${plural(asked, 'year')} ${asked === 1 ? 'is' : 'are'} asked. You may be overqualified; consider higher positions too.`,
  overqualifiedLevel: (title) =>
    `The résumé shows positions well above this level (“${title}”). You may be overqualified; consider higher positions too.`,
};
