import type { ReadyPlan } from './career-plans.js';

/** RFC 5545, 3.1: octets of a line, without its end. */
const octetsMax = 75;

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Cuts between letters, never inside one; what follows begins with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let [current, octets] = ['', 0];
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    const size = Buffer.byteLength(segment);
    if (octets + size > octetsMax) {
      lines.push(current);
      [current, octets] = [' ', 1];
    }
    current += segment;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const dayOf = (date: string): string => date.replaceAll('-', '');
const nextDay = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

/**
 * The open steps as all-day events on the day they are due, with a reminder the day before. An event keeps its id when
 * the hours change, so that a calendar moves it. The same plan gives the same bytes.
 */
export function planCalendar({ id, createdAt, plan, texts, done, language }: ReadyPlan): string {
  const stamp = createdAt.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const open = plan.steps.filter(({ key }) => done[key] === undefined);
  const events = open.flatMap(({ key, due }) => {
    const { title = '', detail = '', actions = [], effort = '' } = texts.steps[key] ?? {};
    const description = [detail, ...actions.map((action) => `- ${action}`), effort].join('\n');
    return [
      'BEGIN:VEVENT',
      `UID:${id}-${key}@fitfolio`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dayOf(due)}`,
      `DTEND;VALUE=DATE:${dayOf(nextDay(due))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(description)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-P1D',
      `DESCRIPTION:${escaped(title)}`,
      'END:VALARM',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Fitfolio//Career plan//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
