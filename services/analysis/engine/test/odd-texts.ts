import { expect } from '@jest/globals';
import { analyse } from '../src/analyse.js';
import { frontEndJob, frontEndResume, text, today } from './people.js';

/** What nobody writes, to be said again and again. How long these take is measured by `bench:engine`. */
export const odd: Readonly<Record<string, string>> = {
  'one endless word': 'a',
  'dotted word': 'a.',
  'camel case': 'aB',
  'plus signs': 'c++',
  tabs: 'a\t',
  bars: 'a|',
  brackets: '(',
  addresses: 'a.b@c ',
  'half dates': 'Jan 2019 - \n',
  years: '2019 - 2020, ',
  capitals: 'REACT DEVELOPER ',
  'right to left': 'מפתח ',
  emoji: '😀',
  'list of skills': 'React, Java, ',
  'one letter a line': 'a\n',
  blank: ' \n',
};

/** A text of this length as a résumé, and as a post. */
export function isAnsweredWithoutInvention(name: string, length: number): void {
  const unit = odd[name] ?? '';
  const value = unit.repeat(Math.ceil(length / unit.length));
  for (const [resume, job] of [
    [value, frontEndJob],
    [frontEndResume, value],
  ] as const) {
    const report = analyse({ resume: text(resume), job: text(job), language: 'vi', today });
    expect(report.resume.experience.length).toBeLessThanOrEqual(resume === value ? 400 : 2);
  }
}
