import type { AdminFitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import type { PremiumReport, PremiumTexts } from '@fitfolio/analysis-contract/premium-report';
import { someId } from './fixtures.js';

const line = { quotes: [], requirementIds: ['r1'], values: {} };
const empty = { met: [], partly: [], missing: [], unknown: [] };
const measure = (id: string) => ({ id, score: 80, reason: null, parts: [] });
const text = (title: string) => ({ title, detail: null, proposal: null });

const report: PremiumReport = {
  version: 1,
  engineVersion: '2.1.0',
  today: '2026-11-22',
  score: 82,
  band: 'excellent',
  confidence: 1,
  sum: [],
  subScores: [],
  requirements: [
    {
      id: 'r1',
      kind: 'hard-skill',
      importance: 'must',
      group: null,
      sentence: 'SQL',
      span: { start: 0, end: 3 },
      verdict: 'met',
      evidence: [{ start: 0, end: 9, quote: 'SQL daily', section: 'experience', dated: true }],
      credit: 1,
      units: 3,
      core: false,
      weight: 50,
      earned: 50,
      ask: { type: 'skill' },
      why: { code: 'dated' },
    },
  ],
  integrity: [],
  sections: {
    overall: { musts: 1, met: 1, missing: [], judged: 1, all: 1 },
    metrics: [{ ...measure('job-match'), id: 'job-match' }],
    experience: {
      minimum: measure('minimum-experience'),
      relevance: measure('contextual-relevance'),
      quality: measure('quality-relevance'),
      skills: [],
      gaps: [],
      timeline: [],
    },
    skills: { must: { ...empty, met: ['r1'] }, nice: empty },
    education: { matches: [], gaps: [], running: [] },
    keywords: { matching: [], missing: [] },
    strengths: [],
    enhancement: {
      summary: [],
      keywords: [],
      achievements: { measure: measure('achievement-quantification'), lines: [] },
      experience: [],
      format: [],
    },
    gaps: { experience: [], education: [], skills: [{ ...line, id: 'gap-1', code: 'learn', gain: 4 }] },
    career: { overqualified: null, plans: [] },
  },
  resume: {
    language: 'en',
    contact: { full_name: null, email: null, phone: null, location: null, links: [] },
    headline: null,
    summary: null,
    experience: [],
    education: [],
    skills: [],
    certifications: [],
    languages: [],
    projects: [],
    awards: [],
    experienceMonths: null,
  },
  job: { title: 'Data analyst', company: null, location: null, language: 'en' },
  documents: { resume: 'SQL daily', job: 'SQL' },
};

const texts: PremiumTexts = {
  language: 'en',
  summary: 'Most musts are shown.',
  sum: [],
  subScores: {},
  requirements: { r1: { choice: 'SQL', label: 'SQL', name: 'SQL', reason: 'Shown in dated work.' } },
  measures: { 'job-match': 'One of one.' },
  lines: { 'gap-1': text('Learn Docker') },
  integrity: [],
};

/** A premium result as an administrator sees it. */
export const somePremium = (): AdminFitAnalysisResult => ({
  id: someId(1),
  userId: someId(9001),
  email: 'person-1@example.com',
  resumeFileName: 'cv-1.pdf',
  jobFileName: null,
  careerPlanStatus: null,
  documentsKeptUntil: '2027-11-20T01:02:03.000Z',
  language: 'en',
  report,
  texts,
  position: 'Data analyst',
  createdAt: '2026-11-20T01:02:03.000Z',
});
