import type { RequirementKind } from '../report.js';
import type { PlanArea, PlanStep } from './plan.js';

const areas: Readonly<Record<RequirementKind, PlanArea | null>> = {
  'hard-skill': 'skills',
  tool: 'skills',
  'soft-skill': 'soft-skills',
  years: 'experience',
  title: 'experience',
  level: 'experience',
  duty: 'experience',
  degree: 'education',
  certificate: 'education',
  language: 'language',
  condition: null,
};

/** Where a step belongs: a paper is one of education, in whatever words the post asks for it. */
export function areaOf({ kind, code }: PlanStep, asked: RequirementKind | undefined): PlanArea | null {
  if (kind === 'certify' || kind === 'study' || code === 'prove-paper') return 'education';
  return asked === undefined ? null : areas[asked];
}
