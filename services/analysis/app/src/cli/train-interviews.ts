// `npm run train:interviews`: learns from labelled practice answers which sentence is an act of the speaker's own and
// which tells what came of it, and writes the weights that the engine is built with.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnswerSetName, answerWeightOf, labelledAnswers } from './train/answers.js';
import { trainAnswers } from './train/answer-model.js';
import { writeWeights } from './train/write-model.js';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const cli = join(root, 'services/analysis/app/src/cli');
const target = process.env['TRAIN_TARGET'] ?? join(root, 'services/analysis/engine/src/interview/model');

/** Answers by people of many trades, labelled by readers; and those of the engine's tests, labelled by the rules that the tests hold. */
const sets = Object.keys(answerWeightOf) as AnswerSetName[];
const answers = sets.flatMap((set) =>
  labelledAnswers(join(cli, `train/answers/${set}.jsonl`)).map((answer) => ({
    ...answer,
    weight: answerWeightOf[set],
  })),
);
writeWeights({ folder: target, by: 'train:interviews' }, 'answerWeights', trainAnswers(answers));
console.log(`${answers.length} answers`);
