import { degreeNames } from '../catalogue/degrees.js';
import { adviceEn } from './advice-en.js';
import { basesEn } from './bases-en.js';
import type { Words } from './words.js';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
/** A time asked for; less than a year is told in months. */
const asked = (years: number): string =>
  years < 1 ? plural(Math.round(years * 12), 'month') : plural(years, 'year');
const duration = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return plural(rest, 'month');
  return rest === 0 ? plural(years, 'year') : `${plural(years, 'year')} ${plural(rest, 'month')}`;
};
/** A length of time; about so many years where the dates name years only. */
const counted = (months: number, rough: boolean | undefined): string =>
  rough === true && months >= 12 ? `about ${plural(Math.floor(months / 12), 'year')}` : duration(months);
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
    field === null ? `${asked(years)} of experience` : `${asked(years)} of experience: ${field}`,
  degree: (level) => degreeNames[level].en,
  languageLevel: (rank) => languageLevels[rank - 1] ?? '',
  language: (name, _vi, level) => (level === null ? name : `${name} (${level})`),
  titleLabel: (title) => `Position: ${title}`,
  levelLabel: (level) => `Level: ${levels[level] ?? level}`,
  why: (why, name) => {
    switch (why.code) {
      case 'used':
        return 'Shown in dated work experience.';
      case 'old':
        return 'Shown in work experience; the latest line found is of more than 8 years ago.';
      case 'named':
        return why.section ? `Named under “${why.section}”.` : 'Named in the résumé.';
      case 'listed':
        return why.section
          ? `Named under “${why.section}”; no dated line of work was found that names it.`
          : 'Mentioned; no dated line of work was found that names it.';
      case 'child':
        return `Covered by ${name(why.other)}.`;
      case 'parts':
        return `Shown by ${why.others.map(name).join(' and ')} together.`;
      case 'child-part':
        return `Only ${name(why.other)} is shown, which is a part of it.`;
      case 'related':
        return `Not named itself; ${name(why.other)} is close to it.`;
      case 'trait':
        return 'A résumé need not speak of it; it is usually explored in an interview.';
      case 'basic':
        return 'Spoken of in the résumé, by this name or one like it, at a basic level.';
      case 'denied':
        return 'The résumé itself says that this is not there.';
      case 'wished':
        return 'The résumé speaks of it as a wish, not as experience.';
      case 'learning':
        return 'The résumé says that this is still being learnt, or not examined yet.';
      case 'planned':
        return 'The résumé says that this is planned or in preparation.';
      case 'lapsed':
        return 'It stands in the résumé as lapsed.';
      case 'past':
        return 'The résumé says that this was there once, and not lately.';
      case 'words-part':
        return 'Part of it stands in the résumé.';
      case 'shown':
        return 'Shown by what was done.';
      case 'shown-part':
        return 'Not named; a duty in the résumé points to it.';
      case 'vague':
        return 'This cannot be told from the résumé, which need not speak of it.';
      case 'unsure':
        return 'Words of this kind stand in the résumé, but what they show could not be settled.';
      case 'condition':
        return 'The résumé speaks of it. It is not scored.';
      case 'condition-part':
        return 'The résumé speaks of it in part. It is not scored.';
      case 'condition-not':
        return 'The résumé says otherwise. It is not scored.';
      case 'condition-unknown':
        return 'This could not be matched with the résumé. It is not scored.';
      case 'years-said':
        return `The résumé says ${plural(why.years, 'year')}.`;
      case 'language-native':
        return 'The résumé is written in this language.';
      case 'degree-part':
        return 'Studies of this kind were begun; no finished degree is named.';
      case 'absent':
        return 'Not found in the résumé.';
      case 'years': {
        const sum = `${counted(why.months, why.rough)}${why.field === null ? '' : ' in positions that could be told to be of this field'}`;
        const until = why.until === null ? '' : `, counting the current position up to ${why.until}`;
        return `The dates in the résumé add up to ${sum}${until}; ${asked(why.years)} asked.`;
      }
      case 'years-total': {
        const until = why.until ? ` (counting the current position up to ${why.until})` : '';
        const sum = counted(why.total, why.rough);
        // That no line names the kind is no proof that it was another one.
        const inField =
          why.months === 0
            ? '; how much of it is of this kind could not be told from its lines'
            : `, ${counted(why.months, why.rough)} of it shown to be of this kind`;
        return `${sum.charAt(0).toUpperCase()}${sum.slice(1)} of work in total${until}${inField}; ${asked(why.years)} asked.`;
      }
      case 'years-claimed':
        return `The résumé says ${plural(why.years, 'year')}, but its dates do not show them.`;
      case 'years-unknown':
        return 'The dates in the résumé cannot be counted.';
      case 'degree':
        return 'The degree fits.';
      case 'degree-field':
        return 'The level fits; the field of study has another name.';
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
      case 'language-reading':
        return 'Only reading is named; the post asks for more.';
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
        return 'No title in the résumé names this level.';
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
  summary: ({ score, band, musts, met, missing, judged, all }) => {
    const head = `${score} of 100 (${bands[band]})`;
    const shown =
      musts === 0
        ? 'the post names no required item that could be judged'
        : `${met} of ${plural(musts, 'required item')} that could be judged ${met === 1 ? 'is' : 'are'} shown`;
    const absent = missing.length === 0 ? '' : `; not found, first of all: ${list(missing)}`;
    return `${head}: ${shown}${absent}. ${judged} of ${plural(all, 'item')} of the post that are scored could be judged.`;
  },
  noScore:
    'Too little could be judged to give a score: the post names too few requirements, or the résumé could not be read.',
  middleLine: 'Base points: they keep a post with few requirements from giving an extreme score',
  occupationLine:
    'How much of the occupation itself is shown (title, skills, tools and certificates together)',
  all: (labels) => list(labels),
  anyOf: (labels) => list(labels, 'or'),
  base: basesEn,
  advice: adviceEn,
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
      case 'plain-reader':
        return 'A plain text reader, as some recruiting software has it, loses or tears apart this part of the résumé. Nothing of it changes your score here; a file without columns, drawn letters and text boxes is read by everyone.';
      default:
        return `The ${file} is longer than the limit; only its beginning was read.`;
    }
  },
  overqualifiedYears: (years, asked) =>
    `The résumé shows about ${plural(years, 'year')} of experience where ${plural(asked, 'year')} ${asked === 1 ? 'is' : 'are'} asked. You may be overqualified; consider higher positions too.`,
  overqualifiedLevel: (title) =>
    `The résumé shows positions well above this level (“${title}”). You may be overqualified; consider higher positions too.`,
};
