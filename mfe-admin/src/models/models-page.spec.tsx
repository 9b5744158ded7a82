import {
  adminGetFitModel,
  adminSaveFitModel,
  adminTestFitModel,
  type ModelSettings,
} from '@fitfolio/analysis-contract/models';
import { getMe } from '@fitfolio/auth-contract/me';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.js';

const admin = someUser({ is_admin: true });
const settings: ModelSettings = {
  feature: 'premium-fit-analysis',
  mode: 'off',
  baseUrl: 'https://api.example.com/v1',
  model: 'small-1',
  deadlineMs: 20_000,
  replyTokensMax: 2_000,
  dailyCallsMax: 100,
  dailyCostMax: 1_000_000,
  inputPrice: 150,
  outputPrice: 600,
  promptVersion: 1,
  hasKey: true,
  updatedAt: '2026-11-20T03:00:00.000Z',
  openUntil: null,
  today: { calls: 3, tokens: 900, cost: 1_500 },
};

let sent: unknown[] = [];
const api = mockApi(
  answer(getMe, { data: admin }),
  answer(adminGetFitModel, { data: settings }),
  answer(adminSaveFitModel, ({ body }) => {
    sent.push(body);
    return { data: settings };
  }),
  answer(adminTestFitModel, {
    data: {
      calls: 2,
      lines: 2,
      accepted: 1,
      p50: 800,
      p95: 1_200,
      cost: 90,
      faults: [],
      texts: [
        { language: 'en', engine: 'Excel is met.', model: 'Excel is met', accepted: true, reasons: [] },
        {
          language: 'en',
          engine: 'Four lines hold a figure.',
          model: 'Nine lines hold a figure.',
          accepted: false,
          reasons: [{ kind: 'figure', about: '9' }],
        },
      ],
    },
  }),
);
beforeEach(() => {
  sent = [];
});

const show = (language: 'vi' | 'en' = 'en') =>
  renderRemote(remote, { path: '/admin/premium-fit-analysis/models', language, user: admin });

describe('the model of premium analyses', () => {
  it('is shown with its budget and without its key, in both languages', async () => {
    await show('vi');
    expect(
      await screen.findByRole('heading', { name: 'Mô hình của phân tích nâng cao', level: 1 }),
    ).toBeTruthy();
    expect(await screen.findByText('$0.001500')).toBeTruthy();
    expect((screen.getByLabelText(/Khóa mới/) as HTMLInputElement).value).toBe('');
    expect(await axeFindings()).toEqual([]);
  });

  it('is saved without a key when none was typed', async () => {
    await show();
    await userEvent.selectOptions(await screen.findByLabelText('Mode'), 'test');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The model is saved.')).toBeTruthy();
    expect(sent).toEqual([expect.objectContaining({ mode: 'test', deadlineMs: 20_000 })]);
    expect(sent[0]).not.toHaveProperty('apiKey');
  });

  it('says at its field which address is refused', async () => {
    api.use(fail(adminSaveFitModel, 422, 'MODEL_URL_INVALID'));
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(/must be https/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Address of the server').getAttribute('aria-invalid')).toBe('true');
  });

  it('is tested: the share, the times, and why a sentence was refused', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Test the saved model' }));
    for (const text of [
      '1 of 2',
      '800 ms',
      '1200 ms',
      'Nine lines hold a figure.',
      'Refused · New figure: 9',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('says so when it cannot be had', async () => {
    api.use(fail(adminGetFitModel, 503, 'UNAVAILABLE'));
    await show();
    expect(await screen.findByText('Failed to load the model')).toBeTruthy();
  });
});
