import {
  adminPreviewResume,
  previewJobDescription,
  previewResume,
  type Preview,
} from '@fitfolio/analysis-contract/preview';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import remote from '../remote.js';

const user = someUser({ is_admin: true });
const id = '0198f0a4-3c1e-7a52-9d0a-0a8f5c2f9b77';
const mark = { start: 6, end: 9, requirementId: 'r1', importance: 'must', verdict: 'met' } as const;
const line = { text: 'Wrote SQL', size: 11, bold: false, hidden: false, marks: [mark] };
const preview = (changes: Partial<Preview> = {}): Preview => ({
  analysisId: id,
  fileName: 'cv.pdf',
  kind: 'pdf',
  pages: [
    {
      width: 595,
      height: 842,
      lines: [
        { ...line, box: { x: 50, y: 60, width: 90, height: 12 } },
        {
          ...line,
          text: '<img src=x onerror=alert(1)>',
          marks: [],
          box: { x: 50, y: 90, width: 200, height: 12 },
        },
      ],
    },
  ],
  truncated: false,
  keptUntil: '2027-11-20T01:02:03.000Z',
  ...changes,
});
const api = mockApi(
  answer(getMe, { data: user }),
  answer(previewResume, { data: preview() }),
  answer(adminPreviewResume, { data: preview({ fileName: 'theirs.pdf' }) }),
  answer(previewJobDescription, {
    data: preview({
      fileName: null,
      kind: 'text',
      pages: [{ width: null, height: null, lines: [{ ...line, box: null, size: null }] }],
    }),
  }),
);
const open = (search: string) =>
  renderRemote(remote, { path: `/fit-analysis/preview?id=${id}&${search}`, language: 'en', user });

it('draws the pages, the evidence marked, and runs nothing of the file', async () => {
  await open('document=resume');
  const page = await screen.findByRole('img', { name: 'Page 1 of 1' });
  expect(page.querySelectorAll('rect.met')).toHaveLength(1);
  expect(page.textContent).toContain('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img, iframe, object, embed')).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

it('shows a format without pages as its text', async () => {
  await open('document=job-description');
  expect(await screen.findByText('SQL', { selector: 'mark' })).toBeTruthy();
  expect(screen.getByText(/^text-based · kept until \d{4}-\d\d-\d\d\. /)).toBeTruthy();
});

it('shows an administrator the document of anybody', async () => {
  await open('document=resume&reader=admin');
  expect(await screen.findByText(/^theirs\.pdf/)).toBeTruthy();
});

it.each([
  ['resume', previewResume, 'Failed to load resume'],
  ['job-description', previewJobDescription, 'Failed to load JD'],
] as const)('says what could not be loaded (%s)', async (document, route, text) => {
  api.use(fail(route, 503, 'UNAVAILABLE'));
  await open(`document=${document}`);
  expect(await screen.findByText(text)).toBeTruthy();
});

it('says when a document is no longer kept', async () => {
  api.use(fail(previewResume, 410, 'DOCUMENT_GONE'));
  await open('document=resume');
  expect(await screen.findByText('This document is no longer kept')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'To the result' });
  expect(link.getAttribute('href')).toContain('/fit-analysis/result');
});
