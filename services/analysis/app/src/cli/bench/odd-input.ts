import { analyse } from '@fitfolio/fit-engine/analyse';
import { documentCharsMax, plainTextDocument } from '@fitfolio/fit-engine/document';
import { atMost, benchDay, type Line } from './measure.js';

const engineMsMax = 100;
const rounds = 5;
const bytesOfOneWord = 2 * 1024 * 1024;

const fill = (unit: string): string => unit.repeat(Math.ceil(documentCharsMax / unit.length));
const entry = 'Kỹ sư xây dựng\nCông ty TNHH Đất Việt\n01/2019 - 12/2020\n- Giám sát 4 công trình\n\n';

/** What people and machines send by mistake or in bad faith, each as long as the engine reads. */
const inputs: Readonly<Record<string, string>> = {
  empty: '',
  'one line': 'React developer',
  '200 pages': fill(entry),
  capitals: fill(entry.toUpperCase()),
  'no spaces': fill(entry.replace(/ /g, '')),
  'right to left': fill('מפתח תוכנה בכיר 2019 - 2020\n'),
  emoji: fill('😀'),
  '2 MB of one word': 'a'.repeat(bytesOfOneWord),
  'dated lines': fill('Jan 2019 - Feb 2020, Java\n'),
  'bare dates': fill('2019 - 2020\n'),
  'one letter a line': fill('a\n'),
  'list of skills': fill('React, Java, '),
  'dotted word': fill('a.'),
  'camel case': fill('aB'),
  'plus signs': fill('c++'),
  bars: fill('a|'),
  'half dates': fill('Jan 2019 - \n'),
  'years in a row': fill('2019 - 2020, '),
  addresses: fill('a.b@c '),
  tabs: fill('a\t'),
  'opening brackets': fill('('),
  'brackets in brackets': fill('[({'),
  'closed brackets': fill('()'),
  newlines: fill('\n'),
  'newlines and bullets': fill('\n- '),
  'one word again and again': fill('experience '),
  'one word of Vietnamese': fill('kinh nghiệm '),
  'years again and again': fill('3 years of experience in Java, '),
  'years of Vietnamese': fill('2 năm kinh nghiệm, '),
  'skills in brackets': fill('React (Java) '),
  denials: fill('no experience with Docker, '),
};

const post = plainTextDocument('Kỹ sư xây dựng\nYêu cầu\n- 2 năm kinh nghiệm với AutoCAD\n- Tiếng Anh tốt');

function bestMs(task: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    task();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** The engine's time for the worst of the odd inputs, as résumé and as post, the best of some rounds. */
export function oddInputLine(): Line {
  const times = Object.entries(inputs).flatMap(([name, content]) => {
    const odd = plainTextDocument(content);
    return [
      { name, ms: bestMs(() => analyse({ resume: odd, job: post, language: 'vi', today: benchDay })) },
      {
        name: `${name} as a post`,
        ms: bestMs(() => analyse({ resume: post, job: odd, language: 'vi', today: benchDay })),
      },
    ];
  });
  const worst = times.reduce((a, b) => (b.ms > a.ms ? b : a));
  const what = `odd input: engine time in ms, worst of ${times.length} (${worst.name})`;
  return atMost(what, times.length, Math.round(worst.ms), engineMsMax);
}
