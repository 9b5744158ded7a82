import {
  type CareerPlanView,
  downloadPlanCalendar,
  getCareerPlan,
  knowPlanStep,
  orderCareerPlan,
  phraseCareerPlan,
  setPlanHours,
  tickPlanStep,
} from '@fitfolio/analysis-contract/career-plan';
import { getFitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import { getMe } from '@fitfolio/auth-contract/me';
import { getBalance } from '@fitfolio/credits-contract/balance';
import { axeFindings } from '@fitfolio/web-kit/testing/axe';
import { someUser } from '@fitfolio/web-kit/testing/fixtures';
import { answer, answerFile, fail } from '@fitfolio/web-kit/testing/handlers';
import { mockApi } from '@fitfolio/web-kit/testing/mock-api';
import { place, renderRemote } from '@fitfolio/web-kit/testing/render-remote';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';
import { jobInput } from '../testing/form-page.js';
import { analysed, analysisId as id, somePlan } from './plan.fixture.js';

const user = someUser();
let plan: CareerPlanView | null = null;
let balance = 2;
let orders: { type: string | null; key: string | null }[] = [];
let ticks: unknown[] = [];
let phrased: { engine: string; model: string }[] = [];
const api = mockApi(
  answer(getMe, { data: user }),
  answer(getBalance, () => ({ data: { balance } })),
  answer(getCareerPlan, () => ({
    data: { plan, types: plan && plan.status !== 'failed' ? [plan.type] : [], position: 'Data Analyst' },
  })),
  answer(phraseCareerPlan, () => ({ data: { lines: phrased } })),
  answer(orderCareerPlan, ({ query, headers }) => {
    orders.push({ type: query.get('career_plan_type'), key: headers.get('idempotency-key') });
    plan = somePlan({ type: 'active-job-seeker' });
    return { data: { id: plan.id, status: 'completed' as const, repeated: false, balance: 1 } };
  }),
  answer(setPlanHours, ({ body }) => {
    plan = somePlan({ hours: (body as { hoursPerWeek: number }).hoursPerWeek });
    return { data: plan };
  }),
  answer(knowPlanStep, ({ body, params }) => {
    plan = somePlan({ known: (body as { known: boolean }).known ? [String(params['key'])] : [] });
    return { data: plan };
  }),
  answer(tickPlanStep, ({ body, params }) => {
    ticks.push([params['key'], (body as { done: boolean }).done]);
    return { data: { done: {} } };
  }),
  answer(getFitAnalysisResult, { data: analysed }),
);
beforeEach(() => {
  plan = null;
  balance = 2;
  orders = [];
  ticks = [];
  phrased = [];
  sessionStorage.clear();
});

const open = (path = `/fit-analysis/career-plan?id=${id}`) =>
  renderRemote(remote, { path, language: 'en', user });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const reach = async () => Number((await screen.findByTestId('reach')).textContent);

describe('before there is a plan', () => {
  it('asks which kind, says what it costs, and orders once it was agreed to', async () => {
    await open();
    await heading('Start career development');
    expect(screen.getByText(/for Data Analyst/)).toBeTruthy();
    expect(await screen.findByText('It costs 1 token. You have 2 tokens.')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /^Active Job Seeker/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Generate plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/only when the plan is there/)).toBeTruthy();
    expect(orders).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Generate plan' }));
    await heading('Career plan: Active Job Seeker');
    expect(orders).toEqual([{ type: 'active-job-seeker', key: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    await waitFor(() => expect(place()).toBe(`/fit-analysis/career-plan?id=${id}&type=active-job-seeker`));
  });

  it('leads who has no token to the prices', async () => {
    balance = 0;
    await open();
    expect(await screen.findByText('Insufficient Credits')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View pricing' }).getAttribute('href')).toBe('/pricing');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Generate plan' }).disabled).toBe(true);
  });

  it('says that an order failed; the same order has the same key until it was refused', async () => {
    const keys: (string | null)[] = [];
    const lost = answer(orderCareerPlan, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      throw new TypeError('lost');
    });
    await open();
    const generate = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Generate plan' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Generate plan' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await screen.findByText('Failed to request career development plan')).toBeTruthy();
    };
    api.use(lost);
    await generate();
    await generate();
    api.use(fail(orderCareerPlan, 409, 'INSUFFICIENT_TOKENS'));
    await generate();
    api.use(lost);
    await generate();
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it.each(['', '?id=nothing'])('without an id (%s) says so and goes to the profile', async (search) => {
    await open(`/fit-analysis/career-plan${search}`);
    expect(await screen.findByText('No analysis ID provided')).toBeTruthy();
    await waitFor(() => expect(place()).toBe('/user-profile'));
  });

  it('is not found for who does not own it, and can be asked again when it could not be', async () => {
    api.use(fail(getCareerPlan, 404, 'NOT_FOUND'));
    const { unmount } = await open();
    expect(await screen.findByText('Analysis Not Found')).toBeTruthy();
    unmount();
    api.use(fail(getCareerPlan, 500, 'INTERNAL'));
    await open();
    expect(await screen.findByText('Error checking career plan status')).toBeTruthy();
  });
});

describe('on the way', () => {
  it('waits until its token has been spent, then shows the plan', async () => {
    plan = somePlan({}, { status: 'running', content: null });
    await open();
    await heading('Your career plan is being made');
    expect(await axeFindings()).toEqual([]);
    plan = somePlan();
    await screen.findByRole('heading', { level: 1, name: 'Career plan: Dream Job Check' }, { timeout: 5000 });
  });

  it('says that it failed, that the token is back, and leads to another try', async () => {
    plan = somePlan({}, { status: 'failed', failureCode: 'PRODUCT_FAILED', content: null });
    await open();
    await heading('Career plan generation failed');
    expect(screen.getByText('Your token is back in your balance.')).toBeTruthy();
    expect(screen.getByText('Error code: PRODUCT_FAILED')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
    await heading('Start career development');
  });
});

describe('a plan', () => {
  beforeEach(() => {
    plan = somePlan();
  });
  const content = () => plan!.content!;

  it('shows every section, the promised score, and each step with its week', async () => {
    await open();
    await heading('Career plan: Dream Job Check');
    expect(await reach()).toBe(content().plan.reach);
    for (const name of [
      'Key development areas',
      'Next steps',
      'Timeline and prioritization',
      'Action plan',
      'Experience gap strategies',
      'Education gap strategies',
      'Soft skills enhancement',
    ])
      expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
    const known = within(screen.getByRole('group', { name: 'Do you have some of this already?' }));
    const boxes = screen.getAllByRole('checkbox').length - known.getAllByRole('checkbox').length;
    expect(boxes).toBe(content().plan.steps.length);
    expect(screen.getByText(content().texts.introduction)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('ticks at once, takes the tick back, and undoes it when it could not be saved', async () => {
    await open();
    const [{ key = '' } = {}] = content().plan.steps;
    const title = content().texts.steps[key]?.title ?? '';
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: title });
    await userEvent.click(box);
    expect(box.checked).toBe(true);
    await waitFor(() => expect(ticks).toEqual([[key, true]]));
    expect(
      await screen.findByText(new RegExp(`^1 of ${content().plan.steps.length} steps are done`)),
    ).toBeTruthy();
    await userEvent.click(box);
    await waitFor(() => expect(ticks).toHaveLength(2));
    expect(box.checked).toBe(false);
    api.use(fail(tickPlanStep, 500, 'INTERNAL'));
    await userEvent.click(box);
    expect(await screen.findByText('The tick could not be saved')).toBeTruthy();
    await waitFor(() => expect(box.checked).toBe(false));
  });

  it('asks for a line instead of weeks for what the reader has, and takes that back', async () => {
    await open();
    const { steps, later, reach: promised } = content().plan;
    const learnt = [...steps, ...later].find(({ kind }) => kind === 'learn')!;
    const { name } = content().texts.steps[learnt.key]!;
    const group = within(await screen.findByRole('group', { name: 'Do you have some of this already?' }));
    const box = group.getByRole<HTMLInputElement>('checkbox', { name });
    await userEvent.click(box);
    expect(box.checked).toBe(true);
    const written = `Write what shows it: ${name}`;
    expect(await screen.findByRole('checkbox', { name: written })).toBeTruthy();
    expect(await reach()).toBeGreaterThanOrEqual(promised!);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(group.getByRole('checkbox', { name }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: written })).toBeNull());
    api.use(fail(knowPlanStep, 500, 'INTERNAL'));
    await userEvent.click(group.getByRole('checkbox', { name }));
    expect(await screen.findByText('This could not be saved')).toBeTruthy();
    await waitFor(() => expect(group.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(false));
  });

  it('follows the hours', async () => {
    await open();
    const slider = await screen.findByRole('slider', { name: 'Hours a week' });
    expect(slider.getAttribute('aria-valuetext')).toBe('6 hours');
    const before = content().plan.steps;
    fireEvent.change(slider, { target: { value: '20' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('20 hours');
    expect(await screen.findByText('26 weeks at 20 hours a week')).toBeTruthy();
    expect(content().plan.steps.at(-1)?.weekTo).not.toBe(before.at(-1)?.weekTo);
    expect(await reach()).toBe(content().plan.reach);
  });

  it('goes back to the hours that are kept when new ones are refused', async () => {
    api.use(fail(setPlanHours, 500, 'INTERNAL'));
    await open();
    const slider = await screen.findByRole('slider');
    fireEvent.change(slider, { target: { value: '20' } });
    expect(await screen.findByText('The hours could not be changed')).toBeTruthy();
    expect(slider.getAttribute('aria-valuetext')).toBe('6 hours');
  });

  it('goes into a calendar', async () => {
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    api.use(answerFile(downloadPlanCalendar, 'career-plan.ics', 'BEGIN:VCALENDAR'));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    clicked.mockRestore();
  });

  it('leads back to the form with the post in it', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Re-check with my new résumé' }));
    await waitFor(() => expect(place()).toBe('/fit-analysis'));
    await waitFor(() => expect(jobInput().value).toBe(analysed.report.documents.job));
  });
});

describe('the optional model', () => {
  it('takes the place of the introduction only where it speaks of this one', async () => {
    plan = somePlan();
    const own = plan.content?.texts.introduction ?? '';
    phrased = [{ engine: own, model: 'The same in other words.' }];
    const { unmount } = await open();
    expect(await screen.findByText('The same in other words.')).toBeTruthy();
    unmount();
    phrased = [{ engine: 'Another plan.', model: 'Something else.' }];
    await open();
    expect(await screen.findByText(own)).toBeTruthy();
    expect(screen.queryByText('Something else.')).toBeNull();
  });
});
