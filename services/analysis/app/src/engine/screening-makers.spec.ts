import { plainTextDocument } from '@fitfolio/fit-engine/document';
import { premiumReport } from '@fitfolio/fit-engine/premium';
import { expect, it } from '@jest/globals';
import { jobText, resumeText } from '../../test/given/texts.js';
import { personOf, type PostRequirement, readPost, readResume } from './screening-makers.js';

const job = plainTextDocument(jobText);
const report = premiumReport({ resume: plainTextDocument(resumeText), job, today: '2026-11-23' });
const { requirements: post } = readPost(job);
const person = (known: readonly PostRequirement[] = post) =>
  personOf({
    report: new TextEncoder().encode(JSON.stringify(report)),
    post: known,
    changes: [],
    language: 'en',
    blind: true,
    whole: true,
    written: ['Nguyễn Thị Lan was good.'],
    said: [],
  });

it('is the report, blind', () => {
  const { score, cells, whole, written } = person();
  expect(score).toBe(report.score);
  expect(cells.map(({ requirementId, verdict }) => [requirementId, verdict])).toEqual(
    report.requirements.map(({ id, verdict }) => [id, verdict]),
  );
  expect(whole?.lines).toHaveLength(report.documents.resume.split('\n').length);
  expect(JSON.stringify([whole, written])).not.toMatch(/Lan|Nguyễn/);
});

it('names verdicts as the screening knows them, though another engine reads the post otherwise', () => {
  const before = person().cells;
  const [first, ...rest] = post;
  const renamed = rest.map((one, at) => ({ ...one, id: `r${at + 40}` }));
  const after = person(renamed);
  expect(after.cells.map(({ verdict }) => verdict)).toEqual(
    before.filter(({ requirementId }) => requirementId !== first?.id).map(({ verdict }) => verdict),
  );
  expect(after.cells.map(({ requirementId }) => requirementId)).toEqual(renamed.map(({ id }) => id));
  const earned = [...after.cells, ...after.rest].reduce((sum, cell) => sum + cell.earned, 0);
  expect(after.score).toBe(Math.round(earned));
  expect(after.whole?.summary).toContain(`${after.score} of 100`);
});

it('reads of a résumé by what it is found again', () => {
  const { email, name, fingerprint, notices } = readResume(plainTextDocument(resumeText));
  expect([email, name, notices]).toEqual(['lan.nguyen@example.com', 'Nguyễn Thị Lan', []]);
  expect(fingerprint).toMatch(/^[0-9a-f]{32}$/);
});
