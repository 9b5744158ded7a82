import { monthYear } from '../text/dates.js';
import { line, number, type PremiumWords, type Say, text } from './say.js';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const duration = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return plural(rest, 'month');
  return rest === 0 ? plural(years, 'year') : `${plural(years, 'year')} ${plural(rest, 'month')}`;
};
/** A length of time; about so many years where the dates name years only. */
function lengthOf(say: Say, key: string): string {
  const months = number(say, key);
  return say.values['rough'] === true && months >= 12
    ? `about ${plural(Math.floor(months / 12), 'year')}`
    : duration(months);
}
const toDate = (say: Say): string =>
  text(say, 'until') === '' ? '' : `, the current one counted up to ${text(say, 'until')}`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
const quoted = (items: readonly string[]): string => list(items.map((item) => `“${item}”`));
const count = (say: Say): number => number(say, 'count');
const all = (say: Say): number => number(say, 'all');
const bare = (quote: string): string => quote.replace(/^[\s•·▪●○◦‣*–-]+/u, '').replace(/[.;,\s]+$/u, '');
const of = (parts: ReadonlyMap<string, Say>, code: string, key: string): number => {
  const part = parts.get(code);
  return part ? number(part, key) : 0;
};
const ask = (question: string): ((say: Say) => ReturnType<typeof line>) => {
  return ({ quote }) => line(question, `“${quote}”`, quote.endsWith('…') ? null : `${bare(quote)}: ___.`);
};

export const premiumEn: PremiumWords = {
  unmeasured: {
    'no-score': 'Too little could be judged to give a score.',
    'no-positions': 'No position could be read in the résumé.',
    'no-lines': 'No line of the résumé tells what was done.',
    'no-years-asked': 'No number of years could be read in the post.',
    'no-dates': 'The dates of the positions could not be read.',
    'no-skills-asked': 'No skill or tool could be read in the post.',
    'no-soft-skills-asked': 'No soft skill could be read in the post.',
    'summary-unread': 'A summary is there, but it could not be set apart from the rest.',
    'contextual-relevance.title': 'Titles could not be compared: none could be read in the post',
    'contextual-relevance.duties': 'No duty that could be compared was read in the post',
    'contextual-relevance.field': 'The field of the title offered could not be told',
    'experience-relevance.title': 'Titles could not be compared: none could be read in the post',
    'experience-relevance.skills-used': 'No skill that could be judged was read in the post',
    'summary-effectiveness.title': 'The post has no single job title to compare with',
    'summary-effectiveness.skills': 'No skill could be read in the post',
    'nothing-to-compare': 'The post names nothing of this kind that could be compared.',
  },
  measures: {
    'minimum-experience': (parts) => {
      const counted = [...parts.values()].filter((say) => 'months' in say.values);
      return counted.length === 0
        ? 'From what the résumé says of its years.'
        : `${list(counted.map((say) => `${lengthOf(say, 'months')} of ${duration(number(say, 'asked'))}`))} counted from dated positions.`;
    },
    'contextual-relevance': (parts) =>
      parts.has('duties') && of(parts, 'duties', 'all') > 0
        ? `Titles, the work of the last five years, and ${of(parts, 'duties', 'found')} of the ${plural(of(parts, 'duties', 'all'), 'duty', 'duties')} that could be compared, which a line speaks of in like words.`
        : 'Titles and the work of the last five years.',
    'quality-relevance': (parts) =>
      `${of(parts, 'used', 'count')} of ${of(parts, 'used', 'all')} professional skills asked for stand in dated work, ${of(parts, 'figure', 'count')} with a figure in the line.`,
    'achievement-quantification': (parts) =>
      `${of(parts, 'lines', 'count')} of ${of(parts, 'lines', 'all')} lines hold a figure; half of them is full.`,
  },
  lines: {
    'job-match.requirement': ({ label, reason }) => line(label, reason),
    'job-match.occupation': () => line('How far the occupation itself is shown'),
    'job-match.base': () => line('Base points, which keep short posts from giving extreme scores'),
    'summary-effectiveness.absent': () => line('The résumé has no summary'),
    'summary-effectiveness.length': (say) =>
      line(`Length: ${plural(number(say, 'words'), 'word')}`, 'Full points from 20 to 120 words.'),
    'summary-effectiveness.title': (say) =>
      line(say.got > 0 ? `Speaks of ${text(say, 'title')}` : `Does not speak of ${text(say, 'title')}`),
    'summary-effectiveness.skills': (say) =>
      line(
        say.quotes.length > 0
          ? `Names ${number(say, 'named')} of the skills asked for: ${quoted(say.quotes)}`
          : 'Names none of the skills asked for',
      ),
    'summary-effectiveness.figure': ({ got }) => line(got > 0 ? 'Holds a figure' : 'Holds no figure'),
    'summary-effectiveness.no-empty-words': ({ quotes }) =>
      line(
        quotes.length === 0
          ? 'No words that anyone could write'
          : `Words that anyone could write: ${quoted(quotes)}`,
      ),
    'summary-effectiveness.opening': ({ got, quote }) =>
      line(got > 0 ? `Names the trade at once: “${quote}”` : `Does not name a trade at once: “${quote}”`),
    'experience-relevance.title': (say) =>
      line(
        say.quote === ''
          ? `No title in the résumé is the same as or close to ${text(say, 'title')}`
          : `The title nearest to the post’s: “${say.quote}”; the post’s is ${text(say, 'title')}`,
      ),
    'experience-relevance.skills-used': (say) =>
      line(`${count(say)} of ${all(say)} professional skills asked for are shown in dated work`),
    'achievement-impact.figures': (say) =>
      line(`${count(say)} of ${all(say)} lines hold a figure`, 'Half of the lines gives full points.'),
    'achievement-impact.verbs': (say) => line(`${count(say)} of ${all(say)} lines begin with an action verb`),
    'soft-skills.shown': ({ label, reason }) => line(`${label}: shown in a line`, reason),
    'soft-skills.named': ({ label, reason }) => line(`${label}: named, not shown`, reason),
    'soft-skills.shown-part': ({ label, reason }) => line(`${label}: shown in part`, reason),
    'soft-skills.untold': ({ label, reason }) => line(`${label}: cannot be told`, reason),
    'soft-skills.silent': ({ label, reason }) => line(`${label}: not shown`, reason),
    'soft-skills.own-shown': ({ quote }) => line('Shown in a line', `“${quote}”`),
    'soft-skills.own-named': ({ quote }) => line('Named only', `“${quote}”`),
    'soft-skills.own-none': () =>
      line(
        'No more soft skills in the résumé',
        'None was read in the post, so the résumé’s own are counted, up to five.',
      ),
    'additional-skills.nice': ({ label, reason }) => line(label, reason),
    'additional-skills.extra': () =>
      line(
        'Other skills that the résumé lists',
        'No skill among the post’s pluses is scored, so the other skills of the list are counted.',
      ),
    'language-quality.checked': () =>
      line('Checked for 13 kinds of faults', 'A text without any of them has 95 points.'),
    'language-quality.long': (say) => line(`${plural(count(say), 'sentence')} of more than 45 words`),
    'language-quality.pronouns': (say) => line(`“I” or “my” in lines of work, ${plural(count(say), 'time')}`),
    'language-quality.weak': (say) =>
      line(`Weak openings, ${plural(count(say), 'time')}: ${quoted(say.quotes)}`),
    'language-quality.slips': (say) => line(`Possible slips: ${quoted(say.quotes)}`),
    'language-quality.spaces': (say) => line(`${plural(count(say), 'misplaced space')} beside commas`),
    'language-quality.capitals': (say) => line(`${plural(count(say), 'long line')} in capitals`),
    'language-quality.repeated': (say) =>
      line(`“${text(say, 'opening')}” begins ${plural(count(say), 'line')}`),
    'language-quality.accentless': () => line('Vietnamese without diacritics'),
    'language-quality.tense': (say) =>
      line(
        `${plural(count(say), 'line')} of past positions in the present: ${quoted(say.quotes)}`,
        'Work that is over is told in the past.',
      ),
    'language-quality.date-forms': ({ quotes }) =>
      line(`Dates are written in several ways: ${quoted(quotes)}`),
    'language-quality.end-points': () => line('Some lines of work end with a full stop, others do not'),
    'language-quality.names': ({ quotes }) => line(`Names written in unusual capitals: ${quoted(quotes)}`),
    'language-quality.ki-ky': ({ quotes }) => line(`Two spellings of one word: ${quoted(quotes)}`),
    'personality-showcase.initiative': (say) => behaviour(say, 'Initiative'),
    'personality-showcase.teamwork': (say) => behaviour(say, 'Teamwork'),
    'personality-showcase.teaching': (say) => behaviour(say, 'Teaching others'),
    'personality-showcase.persistence': (say) => behaviour(say, 'Seeing things through'),
    'personality-showcase.learning': (say) => behaviour(say, 'Learning'),
    'personality-showcase.adjectives': ({ quotes }) =>
      line(`Said of oneself: ${quoted(quotes)}`, 'Words like these count only when a line shows them.'),
    'minimum-experience.years-counted': (say) =>
      line(
        say.label,
        `${lengthOf(say, 'months')} counted of ${duration(number(say, 'asked'))}${number(say, 'total') > number(say, 'months') ? `; ${lengthOf(say, 'total')} in all positions${toDate(say)}` : ''}.`,
      ),
    'minimum-experience.years-claimed': ({ label, reason }) => line(label, reason),
    'minimum-experience.years-none': ({ label, reason }) => line(label, reason),
    'minimum-experience.years-unread': ({ label, reason }) => line(label, reason),
    'contextual-relevance.title': (say) =>
      line(
        say.quote === ''
          ? `No title in the résumé is the same as or close to ${text(say, 'title')}`
          : `The title nearest to the post’s: “${say.quote}”; the post’s is ${text(say, 'title')}`,
        say.quote === '' ? null : 'Titles of the last 3 years count in full, older ones less.',
      ),
    'contextual-relevance.duties': (say) =>
      line(
        `Lines speak in like words of ${number(say, 'found')} of ${plural(all(say), 'duty', 'duties')} of the post that could be compared`,
      ),
    'contextual-relevance.field': ({ got }) =>
      line(
        got > 0
          ? 'A position of the last 5 years has a close title or uses several of the skills the post names'
          : 'No position of the last 5 years has a close title or uses several of the skills the post names',
      ),
    'quality-relevance.used': (say) =>
      line(`Used in dated work: ${count(say)} of ${all(say)} professional skills asked for`),
    'quality-relevance.recent': (say) => line(`Used within the last 3 years: ${count(say)} of ${all(say)}`),
    'quality-relevance.figure': (say) => line(`With a figure in the same line: ${count(say)} of ${all(say)}`),
    'quality-relevance.repeated': (say) =>
      line(`Used in two positions or more: ${count(say)} of ${all(say)}`),
    'achievement-quantification.lines': (say) =>
      line(
        `${count(say)} of ${all(say)} lines hold a figure`,
        `Percent ${number(say, 'percent')}, money ${number(say, 'money')}, before and after ${number(say, 'change')}, time ${number(say, 'time')}.`,
      ),
    'years-short': (say) =>
      line(
        `${say.label}: ${lengthOf(say, 'missing')} short`,
        `${lengthOf(say, 'months')} counted of ${duration(number(say, 'asked'))}.`,
      ),
    'years-elsewhere': ({ label, reason }) => line(label, reason),
    'duty-silent': ({ sentence }) => line('No line speaks of this duty in like words', `“${sentence}”`),
    break: (say) =>
      line(
        `${lengthOf(say, 'months')} between two positions: ${monthYear(number(say, 'from'))} – ${monthYear(number(say, 'to'))}`,
        'Be ready to say in one sentence what you did then. It takes no points.',
      ),
    'study-met': ({ label, reason }) => line(label, reason),
    'study-partly': ({ label, reason }) => line(label, reason),
    'study-not-found': ({ label, reason }) => line(label, reason),
    'study-cannot-tell': ({ label, reason }) => line(label, reason),
    'study-running': ({ label, reason }) => line(label, reason),
    'show-at-work': ({ label, quote }) =>
      line(`${label}: “${quote}”`, 'It is only listed. Show it in a line of a position where you used it.'),
    'move-up': ({ label, quote }) =>
      line(`${label}: “${quote}”`, 'Move this line up: the first line of a position is read most.'),
    'add-figure': ({ label, quote }) =>
      line(
        `${label}: “${quote}”`,
        'It stands well. A figure of your own (how many, how often) would make it stronger.',
      ),
    'name-in-summary': ({ label, quote }) =>
      line(`${label}: “${quote}”`, 'Name it in the summary too, so that it is seen at once.'),
    'show-early': ({ label, quote }) =>
      line(`${label}: “${quote}”`, 'Let it be seen early, for instance in a summary at the top.'),
    keep: ({ label, quote }) =>
      line(`${label}: “${quote}”`, 'It stands where it is seen first. Keep it there.'),
    'summary-absent': (say) => draft(say, 'Add a short summary at the top'),
    'summary-draft': (say) => draft(say, 'A summary from the facts of your résumé'),
    'summary-length': (say) =>
      line(`The summary has ${plural(number(say, 'words'), 'word')}; 20 to 120 read best`),
    'summary-title': (say) => line(`Name the position in the summary: ${text(say, 'title')}`),
    'summary-skills': (say) =>
      line(
        `Name more of the skills asked for that the résumé has (${number(say, 'named')} so far)`,
        say.names.length > 0 ? `Such as ${list(say.names)}.` : null,
      ),
    'summary-figure': (say) =>
      line(
        'Add one figure that you can prove',
        null,
        text(say, 'language') === 'vi' ? null : '… with ___ years in ___; ___ (strongest result in figures).',
      ),
    'summary-no-empty-words': ({ quotes }) =>
      line(`Leave out ${quoted(quotes)}`, 'Put a deed in its place that shows it.'),
    'summary-opening': ({ quote }) => line('Begin with what you are', `Now it begins: “${quote}”`),
    'write-both': (say) =>
      line(
        `Write “${text(say, 'job')}” as the post does`,
        `The résumé says “${text(say, 'resume')}”. Some readers look for the very word.`,
        `${text(say, 'resume')} (${text(say, 'job')})`,
      ),
    'show-in-line': ({ label, quote }) =>
      line(`${label}: show it in a line of work`, `It stands in no line of work yet, only here: “${quote}”`),
    'ask-change': ask('From what to what?'),
    'ask-money': ask('How much money?'),
    'ask-people': ask('How many people?'),
    'ask-customers': ask('For how many people?'),
    'ask-often': ask('How many, and how often?'),
    'ask-size': ask('How large was it, and who used it?'),
    'ask-result': ask('What came of it, in figures?'),
    'duty-opening': ({ quote }) => line('Begin with what you did, not with the duty', `“${quote}”`),
    'long-line': (say) => line(`Split this line of ${number(say, 'words')} words`, `“${say.quote}”`),
    undated: ({ quote }) => line(`Give “${quote}” a start and an end`, null, `${quote}, ___/____ – ___/____`),
    untold: ({ quote }) => line(`Tell what you did as “${quote}”`, 'No line was found below it.'),
    thin: ({ quote }) =>
      line(`Tell more of “${quote}”`, 'It is the work the post asks for, and has one line.'),
    'pages-many': (say) => line(`${number(say, 'pages')} pages; two are usual`),
    'pages-two': (say) =>
      line(`Two pages for ${lengthOf(say, 'months')} of work`, 'One page is usual at this point.'),
    'pages-fit': (say) => line(`${plural(number(say, 'pages'), 'page')}: a usual length`),
    'small-type': (say) =>
      line(
        `Letters of ${number(say, 'points')} points on page ${number(say, 'page')}`,
        `${number(say, 'share')} % of the text is smaller than 9 points.`,
      ),
    edge: (say) => line(`Text close to the edge of page ${number(say, 'page')}`, 'Printers may cut it off.'),
    columns: () =>
      line(
        'Text in columns side by side',
        'We could read it; some applicant systems read across the columns.',
      ),
    tables: (say) =>
      line(
        `${plural(number(say, 'rows'), 'table row')}`,
        'Some applicant systems mix up the cells of tables.',
      ),
    'contact-late': (say) =>
      line(`Contact details on page ${number(say, 'page')}`, 'They belong on the first page.'),
    'no-email': () => line('No email address was found as text'),
    'no-phone': () => line('No phone number was found as text'),
    headings: (say) => line(`${plural(count(say), 'section')} recognised`),
    'no-headings': () =>
      line('No heading of a section was recognised', 'Use plain ones: Experience, Education, Skills.'),
    'headings-unknown': ({ quotes }) =>
      line(
        quotes.length > 0 ? `Headings that are unusual: ${quoted(quotes)}` : 'Some headings are unusual',
        'Plain names such as Experience or Skills are found by every reader.',
      ),
    'hidden-text': () => line('The file holds text that people cannot see', 'It is not counted. Remove it.'),
    truncated: () => line('The file is longer than the limit; only its beginning was read'),
    'gap.learn': ({ label, reason, quote, values }) =>
      line(label, reason, quote === '' || values['near'] === true ? null : `Nearest to it: “${quote}”`),
    'gap.prove': ({ label, reason }) =>
      line(label, `${reason} If you have done it, tell one piece of work that called for it.`),
    'gap.finish': ({ label, reason }) =>
      line(label, `${reason} Give the month in which it will be finished.`),
    'gap.years': ({ label, reason }) => line(label, reason),
    'gap.level': ({ label, reason }) => line(label, `${reason} Show the widest responsibility you have had.`),
    'gap.title': ({ label, reason }) =>
      line(label, `${reason} If you did this work under another title, say so in that position.`),
    'gap.study': ({ label, reason }) =>
      line(label, `${reason} If you hold one, name degree, field and school.`),
    'gap.study-partly': ({ label, reason }) => line(label, reason),
    'gap.certify': ({ label, reason }) =>
      line(label, `${reason} If you hold it, list it with issuer and year.`),
    'gap.language': ({ label, reason }) =>
      line(label, `${reason} A test score or a level from A1 to C2 says it best.`),
    'gap.tell': ({ label, reason }) => line(label, `${reason} One example of what you did would show it.`),
    'gap.duty': ({ label, reason }) => line(label, reason),
    'overqualified-years': (say) =>
      line(
        `About ${number(say, 'years')} years of experience, ${number(say, 'asked')} asked for`,
        'You may be overqualified. Consider higher positions as well.',
      ),
    'overqualified-level': (say) =>
      line(
        `“${text(say, 'title')}” is well above this level`,
        'You may be overqualified. Consider higher positions as well.',
      ),
  },
};

function behaviour(say: Say, name: string): ReturnType<typeof line> {
  return say.got > 0 ? line(name, `“${say.quote}”`) : line(`${name}: not seen in the lines of what was done`);
}

function draft(say: Say, title: string): ReturnType<typeof line> {
  if (text(say, 'language') === 'vi')
    return line(title, 'In the language of the résumé: title, years, what you know well, strongest result.');
  const years = number(say, 'years');
  const skills = say.names.length > 0 ? list(say.names) : '___';
  const certificate = text(say, 'certificate');
  return line(
    title,
    'Made of your own lines only; put your strongest result into the last blank.',
    `${text(say, 'title')}${years > 0 ? `, ${plural(years, 'year')} of work` : ''}; experienced in ${skills}${certificate === '' ? '' : `; ${certificate}`}; ___.`,
  );
}
