import type { Effort } from '../catalogue/effort.js';
import type { PlanSay, PlanWords, StepSay } from './plan-words.js';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const day = (date: string): string => {
  const [year = '', month = '', number = ''] = date.split('-');
  return `${Number(number)} ${months[Number(month) - 1] ?? ''} ${year}`;
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const sentence = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const found = ({ quote }: StepSay): string => (quote === '' ? '' : `Your résumé says: “${quote}”.`);
const nearest = ({ quote }: StepSay): string =>
  quote === '' ? '' : `Nearest to it in your résumé: “${quote}”.`;
const others = ({ others: names }: StepSay): string =>
  names === '' ? '' : `The post would also take ${names}.`;
const known = 'If you know it already, show it in a line of work instead.';

const practise = ({ sentence: asked, name }: StepSay): string[] => [
  `Choose one course or book with exercises on ${name}, and fix its hours in each week.`,
  `After a third of the hours, begin a small piece of work of your own with it, near to what the post says: “${asked}”.`,
  'Write that work into the résumé: what it does, how large it is, and the month.',
];
const examined: readonly string[] = [
  'Read what the issuer asks for: conditions, fee, dates.',
  'Choose a date and count the weeks back from it.',
  'Study by the official outline, and do at least two trial papers.',
  'List it with issuer and year; until then, write the month in which you expect it.',
];
const studied: readonly string[] = [
  'List two programmes that go beside work: in the evening, part-time or at a distance.',
  'Ask each for its conditions and fees, and what of your earlier studies counts.',
  'Once you are enrolled, write it into the résumé with the month of its end.',
];
const spoken: readonly string[] = [
  'Take a free placement test, so that you know where you begin.',
  'Fix three or four sessions a week, one of them speaking with somebody.',
  'Sit a test when trial papers give the level, and write the score with its year.',
];

const sources: Readonly<Record<Effort['source'], string>> = {
  estimate: 'our estimate',
  unknown: 'a rough guess, since our catalogue does not know it',
  cefr: 'guided hours that Cambridge English names for the levels of CEFR',
  pmi: '35 hours of instruction that PMI asks for, and our estimate of the study',
  cfa: 'about 300 hours a level, as candidates report to CFA Institute',
};

const score = ({ plan }: PlanSay): string =>
  plan.reach === null || plan.now === null ? '' : `from ${plan.now} to ${plan.reach} points`;

export const planEn: PlanWords = {
  steps: {
    'prove-listed': (say) => ({
      title: `Show ${say.name} in a line of work`,
      detail: sentence(say.reason, found(say)),
      actions: [
        `Pick one position or project in which you worked with ${say.name}.`,
        'Write one line there: what you did with it, for whom, and what came of it in figures that you can prove.',
      ],
    }),
    'prove-old': (say) => ({
      title: `Say when you last used ${say.name}`,
      detail: sentence(say.reason, found(say)),
      actions: [
        'If you have used it since, write a line with it under that position.',
        'If you have not, leave it as it is: it counts nearly in full.',
      ],
    }),
    'prove-part': (say) => ({
      title: `Say plainly what you did: ${say.name}`,
      detail: sentence(say.reason, found(say)),
      actions: [
        `If that work was ${say.name}, name it so in that line.`,
        'Add what you worked with, and what came of it.',
        'If it was something else, leave the line as it is.',
      ],
    }),
    'prove-name': (say) => ({
      title: `Name what the line shows: ${say.name}`,
      detail: sentence(say.reason, found(say)),
      actions: [
        `If that work was ${say.name}, write the word into that line, or into a line of that position.`,
        'If it was something else, leave the line as it is.',
      ],
    }),
    'prove-branch': (say) => ({
      title: `Say which branch your employers belong to: ${say.name}`,
      detail: sentence(say.reason, found(say)),
      actions: [
        'Beside the name of each employer of that branch, say in a few words what it makes or sells.',
        'Leave those of other branches as they are.',
      ],
    }),
    'prove-paper': (say) => ({
      title: `List it by its full name: ${say.label}`,
      detail: found(say),
      actions: [
        'If that is the paper asked for, list it under certificates by the name that the post uses, with issuer and year.',
        'If it is another one, or of a lower level, leave the line as it is.',
      ],
    }),
    'prove-dates': (say) => ({
      title: 'Give your positions their months',
      detail: sentence(say.reason, found(say)),
      actions: [
        'Write month and year of the start and the end beside each position.',
        'Count internships and projects in this field as well, with their months.',
      ],
    }),
    'prove-level': (say) => ({
      title: `State your level: ${say.name}`,
      detail: sentence(say.reason, found(say)),
      actions: [
        'Write a test score with its year, or a level from A1 to C2.',
        'Without a test: take a free placement test, and name it as one.',
      ],
    }),
    'prove-language': (say) => ({
      title: `Name the language: ${say.label}`,
      detail: say.reason,
      actions: [
        `Add a line under Languages: ${say.label}, with “mother tongue” if it is yours, else with your level.`,
      ],
    }),
    'prove-duty': (say) => ({
      title: `Tell this duty in full: ${say.label}`,
      detail: sentence(say.reason, found(say)),
      actions: [
        'If you have done all of it, say so in that line, with how often or how large.',
        'If you did a part of it, name your part.',
      ],
    }),
    'prove-own': (say) => ({
      title: `Write what shows it: ${say.label}`,
      detail: sentence('You say that you have it; the comparison found no line with it.', nearest(say)),
      actions: [
        'Find the position, project or study where it belongs, and write one line there: what you did, for whom, with what result.',
        ...(say.sentence === '' ? [] : [`Say it once in the words of the post: “${say.sentence}”.`]),
        'A certificate, degree or language goes into its own section, with issuer, year or level.',
      ],
    }),
    tell: (say) => ({
      title: `Tell one example: ${say.name}`,
      detail: sentence(
        say.reason === '' ? 'The post asks for it, and no line was found that shows it.' : say.reason,
        others(say),
      ),
      actions: [
        'Think of one situation in which you needed it: at work, in studies or in a project.',
        'Write one line: the situation, what you did yourself, and what came of it.',
        'Put it under the position in which it happened.',
      ],
    }),
    'tell-more': (say) => ({
      title: `Make it plain in a line: ${say.name}`,
      detail: sentence(say.reason, found(say)),
      actions: [
        'Say in that line what you did yourself, and what came of it.',
        'If you have a stronger example, write that one instead.',
      ],
    }),
    learn: (say) => ({
      title: `Learn ${say.name}`,
      detail: sentence(say.reason, nearest(say), others(say), known),
      actions: practise(say),
    }),
    'learn-near': (say) => ({
      title: `Learn ${say.name}, from what you know`,
      detail: sentence(say.reason, nearest(say), others(say), known),
      actions: practise(say),
    }),
    'learn-next': (say) => ({
      title: `Go on from what you know: ${say.name}`,
      detail: sentence('Your résumé names it with another number or level.', found(say), known),
      actions: practise(say),
    }),
    'learn-basic': (say) => ({
      title: `Go further with ${say.name}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: practise(say),
    }),
    'learn-begun': (say) => ({
      title: `Finish what you have begun: ${say.name}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: practise(say),
    }),
    'learn-again': (say) => ({
      title: `Take it up again: ${say.name}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: [
        'If you have used it since, or renewed it, write so in that line, and you are done.',
        ...practise(say),
      ],
    }),
    'learn-term': (say) => ({
      title: `Look into what the post calls ${say.name}`,
      detail: sentence(say.reason, nearest(say), others(say), known),
      actions: [
        `Find out what is meant: read the post again (“${say.sentence}”), and two posts like it.`,
        'If you have done it under another name, say so in that line, and you are done.',
        'If not, ask somebody who does this work what it takes; it may be more or less than the hours here.',
        'Learn it in a course or from somebody who does it; where it can be tried alone, try it on something small, and write that into the résumé.',
      ],
    }),
    certify: (say) => ({
      title: `Obtain the certificate: ${say.label}`,
      detail: sentence(say.reason, others(say), 'If you hold it, list it with issuer and year instead.'),
      actions: [...examined],
    }),
    'certify-begun': (say) => ({
      title: `Finish the certificate: ${say.label}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: [...examined],
    }),
    'certify-renew': (say) => ({
      title: `Renew it: ${say.label}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: [
        'If it has been renewed since, write the new date beside it, and you are done.',
        'Ask the issuer what a renewal takes: a refresher, a test, a fee.',
        'Book the next date, and write the month of it into the résumé.',
      ],
    }),
    'certify-next': (say) => ({
      title: `Obtain the certificate: ${say.label}`,
      detail: sentence('Your résumé names another number or level of it.', found(say), others(say)),
      actions: [...examined],
    }),
    language: (say) => ({
      title: `Learn the language: ${say.label}`,
      detail: sentence(say.reason, others(say), 'If you speak it, state your level instead.'),
      actions: [...spoken],
    }),
    'language-below': (say) => ({
      title: `Raise your level: ${say.label}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: [...spoken],
    }),
    'language-further': (say) => ({
      title: `Raise your level: ${say.label}`,
      detail: sentence('The post names no level; yours is a low one.', found(say), others(say)),
      actions: [...spoken],
    }),
    study: (say) => ({
      title: `Study: ${say.label}`,
      detail: sentence(
        say.reason,
        others(say),
        'If you hold one, name the degree, field and school instead.',
      ),
      actions: [...studied],
    }),
    'study-begun': (say) => ({
      title: `Finish your studies: ${say.label}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: [
        'Write the month in which you expect to finish.',
        'Ask your school what is still missing, and by when it can be handed in.',
      ],
    }),
    'study-open': (say) => ({
      title: `Say how your studies stand: ${say.label}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: [
        'If you have finished them since, write the degree with its year.',
        'If you are enrolled, write the month in which you expect to finish.',
        'If you broke them off, ask the school what of them still counts, and what it takes to go on.',
      ],
    }),
    'study-level': (say) => ({
      title: `Study on: ${say.label}`,
      detail: sentence(say.reason, found(say), others(say)),
      actions: [...studied],
    }),
    'wait-years': (say) => ({
      title: say.label,
      detail: sentence(say.reason, found(say)),
      actions: [
        'Years cannot be hurried. Apply meanwhile for posts of this kind that ask for fewer.',
        'If your present job has tasks of this kind, ask for them, and write them down with their months.',
        'Internships, voluntary work and projects of your own in this field count too, if they have months.',
      ],
    }),
    'wait-title': (say) => ({
      title: say.label,
      detail: sentence(say.reason, found(say)),
      actions: [
        'If you did this work under another title, say so in that position.',
        'Apply meanwhile for related positions, from which people change into this one.',
      ],
    }),
    'wait-level': (say) => ({
      title: say.label,
      detail: sentence(say.reason, found(say)),
      actions: [
        'Write the widest responsibility you have had: how many people, how much money, which decisions.',
        'Ask to lead a small project in your present job.',
      ],
    }),
    'wait-duty': (say) => ({
      title: say.label,
      detail: say.reason,
      actions: [
        'If you have done this, write a line about it.',
        'If not, and your present job has such work, ask to take part in it.',
      ],
    }),
    'wait-field': (say) => ({
      title: say.label,
      detail: sentence(say.reason, found(say)),
      actions: [
        'Name courses and projects of your studies that belong to the field asked for.',
        'A second degree is seldom worth its years for this; experience in the field weighs more.',
      ],
    }),
    'wait-branch': (say) => ({
      title: `Branch of industry: ${say.label}`,
      detail: sentence(say.reason, nearest(say)),
      actions: [
        'If an employer of yours belongs to it, say beside its name what it makes or sells.',
        'If none does, no course makes up for it: look for employers of that branch, or for their suppliers and customers.',
      ],
    }),
    'wait-trade': (say) => ({
      title: say.label,
      detail: sentence(say.reason, nearest(say)),
      actions: [
        'This is a trade of its own, and no weeks of evenings make one.',
        'Look for a position as an assistant or a trainee in it, or for tasks that lie between it and yours.',
      ],
    }),
  },
  effort: (effort) =>
    effort === null
      ? 'Hours do not help here.'
      : `${effort.low}–${effort.high} hours (${sources[effort.source]})`,
  areas: {
    skills: 'Skills and tools',
    'soft-skills': 'Soft skills',
    experience: 'Experience',
    education: 'Education and certificates',
    language: 'Languages',
  },
  alone: (from, to, names) =>
    to > from
      ? `Shown in full, this area alone would raise the score from ${from} to ${to}: ${names}.`
      : `Less than a point is open: ${names}.`,
  aims: {
    'active-job-seeker':
      'You apply soon, so what you have done comes first, and of what is to be learnt, what gains most for its hours.',
    'dream-job-check':
      'You aim at this post, so what it must have comes first, and what needs something else after it.',
    'casual-development':
      'You have time, so one topic is learnt at a time, and examples and languages go beside it.',
  },
  introduction: (say) => {
    const { plan, company, title } = say;
    const post = title === null ? 'this post' : `“${title}”${company === null ? '' : ` at ${company}`}`;
    if (plan.now === null)
      return `Too little of what ${post} asks for could be judged for a score, so no steps can be counted.`;
    if (plan.steps.length === 0 && plan.later.length === 0 && plan.waits.length === 0)
      return plan.areas.length === 0
        ? `Your résumé shows everything that could be judged of what ${post} asks for. Your score is ${plan.now ?? '–'}.`
        : `Your résumé shows nearly everything that could be judged of what ${post} asks for; what is open weighs less than half a point each. Your score is ${plan.now ?? '–'}.`;
    return sentence(
      `This plan is for ${post}.`,
      planEn.aims[plan.type],
      plan.hoursPerWeek === 0
        ? 'With no hours a week, nothing can be planned.'
        : `It begins on ${day(plan.start)} and counts ${plural(plan.hoursPerWeek, 'hour')} a week for ${plan.weeks} weeks.`,
    );
  },
  goals: (say) => {
    const { plan, names } = say;
    const [shown, learnt, languages] = [
      names('prove', 'tell'),
      names('learn', 'certify', 'study'),
      names('language'),
    ];
    return [
      ...(score(say) === '' || plan.reach === plan.now
        ? []
        : [
            `Raise the score ${score(say)} by week ${plan.weeks}: the same comparison gives it when the résumé shows these steps. It is no promise of a job.`,
          ]),
      ...(learnt === '' && languages === '' ? [] : [planEn.checkFirst]),
      ...(shown === '' ? [] : [`Write down, as far as it is true of you: ${shown}.`]),
      ...(learnt === '' ? [] : [`Learn and prove: ${learnt}.`]),
      ...(languages === '' ? [] : [`Reach the level asked for: ${languages}.`]),
    ];
  },
  timeline: (say) => {
    const { plan, over, later, waits } = say;
    const apply = plan.titles.map((title) => `“${title}”`).join(', ');
    return [
      ...(plan.steps.length === 0
        ? []
        : [
            `${plan.steps.length === 1 ? 'One step takes' : `${plan.steps.length} steps take`} about ${plural(plan.hours, 'hour')} in all; you have ${plan.weeks * plan.hoursPerWeek} in ${plan.weeks} weeks. Each bar shows the middle of its range.`,
          ]),
      ...(plan.type === 'active-job-seeker' && apply !== ''
        ? [`By week 2, apply with the résumé as it then is. Look for ${apply}.`]
        : []),
      ...(over === ''
        ? []
        : [
            `${capital(over)} will not be done by week ${plan.weeks}; the points are not counted in the goal.`,
          ]),
      ...(later === ''
        ? []
        : [
            `Later: ${later}.${plan.beyond !== null && plan.reach !== null && plan.beyond > plan.reach ? ` With all of it, the score would be ${plan.beyond}.` : ''}`,
          ]),
      ...(waits === '' ? [] : [`Not planned, since hours do not bring it: ${waits}.`]),
    ];
  },
  checkFirst:
    'First go through what was not found: the comparison looks for words, and you may have it under another name. What you have needs one line, not weeks.',
  overqualified: (note, titles) => (titles === '' ? note : `${note} For example: ${titles}.`),
  more: (count) => `${count} more`,
  nothing: 'Apply now, and prepare for the interview.',
  noScore:
    'Choose a post that says more of what it asks for, or ask the employer, and compare your résumé with that.',
  noHours: (first) =>
    `Say how many hours a week you have: with none, nothing can be planned.${first === '' ? '' : ` The first step would be: ${first}.`}`,
  nothingFits: (first) =>
    `None of the steps fits into these weeks and hours.${first === '' ? '' : ` The nearest one is: ${first}.`}`,
};
