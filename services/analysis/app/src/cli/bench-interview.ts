// `npm run bench:interview`: how far the order of the feedback's levels is the one that was stated.
import { type AnswerSet, answerSets, junkIn, orderOf } from './bench/interview-order.js';
import { atLeast, atMost, type Line, table } from './bench/measure.js';

const names = Object.keys(answerSets) as AnswerSet[];
const junk = names.filter((name) => name !== 'strangers.counted').map(junkIn);
const strange = junkIn('strangers.counted');
const lines: Line[] = [
  ...names.flatMap((name) =>
    answerSets[name].languages.map((language) => {
      const { n, rho } = orderOf(name, language);
      return atLeast(`${answerSets[name].about}, ${language}`, n, rho, answerSets[name].bar);
    }),
  ),
  atMost(
    'no answers that got a score',
    junk.reduce((sum, { n }) => sum + n, 0),
    junk.reduce((sum, { scored }) => sum + scored.length, 0),
    0,
  ),
  atMost(
    'the same of two further hands, recipes and notices among them',
    strange.n,
    strange.scored.length,
    0,
  ),
];
console.log(table(lines));
process.exitCode = lines.every(({ pass }) => pass) ? 0 : 1;
