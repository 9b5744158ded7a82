import { jobLabels, lineRoles, studyLabels } from '@fitfolio/fit-engine/resume/model/roles';
import { fieldFeatures, type FieldToken } from '@fitfolio/fit-engine/resume/model/field-features';
import { entriesOf } from '@fitfolio/fit-engine/resume/model/entries';
import { lineFeatures } from '@fitfolio/fit-engine/resume/model/line-features';
import { Draws } from '../bench/corpus/draws.js';
import { type LabelledSequence, trainChain } from './chain-trainer.js';
import type { FieldSpan, LabelledResume } from './drawn/drawn-resume.js';
import { modelText } from './write-model.js';

const lineTraining = { labels: lineRoles, rounds: 70, pull: 1.5, countMin: 4 };
const fieldTraining = { rounds: 70, pull: 1, countMin: 4 };
/** How many weights are kept: all models together stay below 250 KB. */
const linePairsMax = 18_000;
const fieldPairsMax = 9_000;

const named = /^(?:f|f2|w|sw|p|e|-?\+?[12]:?)=|^[+-][12]=|^w=|^under=/;
/** In so many of a hundred lines and words the model sees no words: looks and places must count too. */
const wordless = 30;

/** Features of which those that name words are left out here and there. */
function lessWords(features: readonly (readonly string[])[], draw: Draws): string[][] {
  return features.map((each) =>
    draw.chance(wordless) ? each.filter((feature) => !named.test(feature)) : [...each],
  );
}

export function lineSequence(resume: LabelledResume, draw: Draws | null): LabelledSequence {
  const features = lineFeatures(resume.blocks);
  return {
    features: draw ? lessWords(features, draw) : features,
    labels: resume.roles,
    weight: resume.weight,
  };
}

function labelsOf(tokens: readonly FieldToken[], spans: readonly FieldSpan[]): string[] {
  let last: FieldSpan | undefined;
  return tokens.map(({ start, end }) => {
    const span = spans.find((each) => each.start < end && each.end > start);
    const label = span ? `${span === last ? 'I' : 'B'}${span.letter}` : 'O';
    last = span;
    return label;
  });
}

export function fieldSequences(
  resume: LabelledResume,
  study: boolean,
  draw: Draws | null,
): LabelledSequence[] {
  const allowed: readonly string[] = study ? studyLabels : jobLabels;
  const all = entriesOf(resume.blocks, resume.roles).filter((entry) => entry.study === study);
  return all.map((entry) => {
    const { tokens, features } = fieldFeatures(entry, all);
    const labels = labelsOf(tokens, resume.spans).map((label) => (allowed.includes(label) ? label : 'O'));
    return { features: draw ? lessWords(features, draw) : features, labels, weight: resume.weight };
  });
}

export interface ResumeWeights {
  readonly lines: string;
  readonly jobs: string;
  readonly studies: string;
}

export function trainResumes(resumes: readonly LabelledResume[]): ResumeWeights {
  const draw = new Draws(1);
  const fields = (study: boolean): LabelledSequence[] =>
    resumes.flatMap((resume) => fieldSequences(resume, study, draw));
  const lines = trainChain(
    resumes.map((resume) => lineSequence(resume, draw)),
    lineTraining,
  );
  const jobs = trainChain(fields(false), { ...fieldTraining, labels: jobLabels });
  const studies = trainChain(fields(true), { ...fieldTraining, labels: studyLabels });
  return {
    lines: modelText(lineRoles, lines, linePairsMax),
    jobs: modelText(jobLabels, jobs, fieldPairsMax),
    studies: modelText(studyLabels, studies, fieldPairsMax),
  };
}
