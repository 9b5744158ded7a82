import { getCareerPlan, orderCareerPlan } from '@fitfolio/analysis-contract/career-plan';
import { analysisRoutes } from '@fitfolio/analysis-contract/routes';
import { type AccessEntry, accessFindings, type Tokens } from '@fitfolio/service-kit/testing/access-findings';
import { oddInputFindings } from '@fitfolio/service-kit/testing/odd-input';
import type { TestService } from '@fitfolio/service-kit/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { completed } from './support/completed.js';
import { type Premium, startPremium } from './support/premium.js';
import { people, screeningsOf } from './support/screening.js';

let premium: Premium;
let service: TestService;
let tokens: Tokens;
let id: string;
let fitId: string;
let cvId: string;
let interviewId: string;
let answerId: string;
let link: string;
let toRevoke: string;
let stepKey: string;
let learntKey: string;
let screeningId: string;
let candidateId: string;
let candidateLink: string;
let waitingId: string | undefined;

beforeAll(async () => {
  premium = await startPremium();
  service = premium.service;
  const idOf = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;
  const token = (n: number, isAdmin = false): Promise<string> => service.token({ id: idOf(n), isAdmin });
  const [user, other, disabled] = [await token(1), await token(2), await token(3)];
  const stale = await service.token({ isAdmin: true, provedMinutesAgo: 11 });
  tokens = { user, other, disabled, exAdmin: await token(4, true), admin: await token(5, true), stale };
  premium.disabled.add(idOf(3));
  premium.formerAdmins.add(idOf(4));
  id = await completed(service, user);
  premium.credits.balances.set(idOf(1), 4);
  fitId = await premium.ended({ id: idOf(1), token: user });
  const headers = { 'idempotency-key': 'access-cv' };
  const ordered = await service.call(
    analysisRoutes.orderCv,
    { params: { id: fitId } },
    { token: user, headers },
  );
  cvId = ordered.body.data.id;
  const interview = await service.call(
    analysisRoutes.orderInterview,
    { params: { id: fitId }, body: { session: 1 } },
    { token: user, headers: { 'idempotency-key': 'access-interview' } },
  );
  interviewId = interview.body.data.id;
  const text = 'I listed every step, I removed two of them and I wrote a checklist for the night shift.';
  const told = { params: { id: interviewId }, body: { question: 1, text } };
  answerId = (await service.call(analysisRoutes.answerInterview, told, { token: user })).body.data.answer.id;
  const cv = { params: { id: cvId }, body: { name: 'first' } };
  for (let kept = 0; kept < 2; kept += 1)
    await service.call(analysisRoutes.keepCvVersion, cv, { token: user });
  const share = async () => {
    const sent = { params: { id: fitId }, body: {} };
    return (await service.call(analysisRoutes.shareFitAnalysis, sent, { token: user })).body.data;
  };
  const ofType = { params: { id: fitId }, query: { career_plan_type: 'dream-job-check' } } as const;
  await service.call(orderCareerPlan, ofType, {
    token: user,
    headers: { 'idempotency-key': 'access-plan' },
  });
  const { plan } = (await service.call(getCareerPlan, ofType, { token: user })).body.data;
  const { steps = [], later = [], waits = [] } = plan?.content?.plan ?? {};
  stepKey = steps[0]?.key ?? '';
  learntKey =
    [...steps, ...later, ...waits].find(({ kind }) => kind !== 'prove' && kind !== 'tell')?.key ?? '';
  [link, toRevoke] = [(await share()).token, (await share()).id];
  const screening = await screeningsOf(premium).completed({ id: idOf(1), token: user }, people.slice(0, 1));
  ({
    id: screeningId,
    ids: [candidateId = ''],
  } = screening);
  const sent = { params: { id: screeningId, candidateId }, body: {} };
  candidateLink = (await service.call(analysisRoutes.makeCandidateLink, sent, { token: user })).body.data
    .token;
});
afterAll(() => premium.close());

const modelBody = {
  mode: 'off',
  baseUrl: '',
  model: '',
  deadlineMs: 5_000,
  replyTokensMax: 1_000,
  dailyCallsMax: 10,
  dailyCostMax: 10,
  inputPrice: 0,
  outputPrice: 0,
  promptVersion: 1,
};

const emptyCv = {
  version: 1,
  language: 'vi',
  design: 'harvard',
  paper: 'a4',
  pages: 1,
  contact: { name: '', email: '', phone: '', place: '', links: [] },
  headline: '',
  summary: null,
  sections: [],
};

/** How each route is rightly called. A new route needs a line here, or the matrix fails. */
const rightCalls = (): Record<string, AccessEntry> => {
  const one = () => ({ params: { id } });
  const fit = () => ({ params: { id: fitId } });
  const plan = () => ({ ...fit(), query: { career_plan_type: 'dream-job-check' } });
  const cv = () => ({ params: { id: cvId } });
  const interview = () => ({ params: { id: interviewId } });
  const screening = () => ({ params: { id: screeningId } });
  const candidate = () => ({ params: { id: screeningId, candidateId } });
  /** Somebody who was not started; the link of who was is needed elsewhere. */
  const waiting = async (): Promise<string> => {
    waitingId ??= (
      await screeningsOf(premium).added({ id: '', token: tokens.user }, screeningId, people[1] ?? '')
    ).id;
    return waitingId;
  };
  const nobody = '00000000-0000-4000-8000-0000000000ff';
  // A completed run is neither repeated nor released.
  const ended = { send: () => ({ ...fit(), body: { reason: 'a test of access' } }), through: 409 };
  return {
    // Not a form, which is said only to who may send one.
    submitFreeAnalysis: { through: 415 },
    getFreeRemaining: {},
    getFreeAnalysis: { send: one, owned: true },
    downloadFreeReport: { send: one, owned: true },
    correctFreeAnalysis: { send: () => ({ ...one(), body: { corrections: [] } }), owned: true },
    listFreeAnalyses: {},
    adminListFreeAnalyses: {},
    adminGetFreeAnalysis: { send: one },
    adminListCorrections: {},
    adminGetFreeModel: {},
    adminSaveFreeModel: { send: () => ({ body: modelBody }) },
    adminTestFreeModel: { through: 409 },
    adminGetFitModel: {},
    adminSaveFitModel: { send: () => ({ body: modelBody }) },
    adminTestFitModel: { through: 409 },
    estimateFitAnalysis: { through: 415 },
    submitFitAnalysis: { through: 415 },
    listFitAnalyses: {},
    getFitAnalysisStatus: { send: fit, owned: true },
    getFitAnalysisResult: { send: fit, owned: true },
    downloadFitReport: { send: fit, owned: true },
    // Nobody's retention can be lengthened, but that is said to its owner only.
    keepFitDocuments: { send: () => ({ ...fit(), body: { days: 365 } }), owned: true, through: 409 },
    shareFitAnalysis: { send: () => ({ ...fit(), body: {} }), owned: true },
    listShares: { send: fit, owned: true },
    revokeShare: { send: () => ({ params: { id: fitId, shareId: toRevoke } }), owned: true },
    openSharedFitAnalysis: { send: () => ({ body: { token: link } }) },
    phraseCareerPlan: { send: plan, owned: true },
    proposeCvLines: { send: cv, owned: true },
    phraseFollowUp: {
      send: () => ({ ...interview(), query: { question: '1', attempt: '1' } }),
      owned: true,
    },
    listFitProducts: { send: fit, owned: true },
    // Without a key: said to its owner only.
    orderCareerPlan: {
      send: plan,
      through: 400,
    },
    getCareerPlan: { send: fit, owned: true },
    setPlanHours: { send: () => ({ ...plan(), body: { hoursPerWeek: 5 } }), owned: true },
    tickPlanStep: {
      send: () => ({ ...plan(), params: { id: fitId, key: stepKey }, body: { done: true } }),
      owned: true,
    },
    knowPlanStep: {
      send: () => ({ ...plan(), params: { id: fitId, key: learntKey }, body: { known: true } }),
      owned: true,
    },
    downloadPlanCalendar: { send: fit, owned: true },
    downloadPlanReport: { send: fit, owned: true },
    orderCv: { send: fit, through: 400 },
    listCvs: {},
    getCv: { send: cv, owned: true },
    // Over a revision that is not the last: said to its owner only.
    saveCv: {
      send: () => ({ ...cv(), body: { revision: 9, document: emptyCv } }),
      owned: true,
      through: 409,
    },
    listCvVersions: { send: cv, owned: true },
    keepCvVersion: { send: () => ({ ...cv(), body: { name: 'kept' } }), owned: true },
    getCvVersion: { send: () => ({ params: { id: cvId, number: '1' } }), owned: true },
    deleteCvVersion: { send: () => ({ params: { id: cvId, number: '2' } }), owned: true },
    exportCv: { send: () => ({ ...cv(), query: { format: 'md' } }), owned: true },
    listApplications: {},
    saveApplication: { send: () => ({ ...fit(), body: { status: 'applied', deadline: null } }), owned: true },
    orderInterview: { send: () => ({ ...fit(), body: { session: 1 } }), through: 400 },
    listInterviews: {},
    getInterview: { send: interview, owned: true },
    answerInterview: { send: () => ({ ...interview(), body: { question: 1, text: 'Yes.' } }), owned: true },
    chooseSentence: {
      send: () => ({
        params: { id: interviewId, answerId, part: 'result' },
        body: { sentence: 'none' },
      }),
      owned: true,
    },
    deleteInterviewAnswers: { send: interview, owned: true },
    createScreening: { through: 415 },
    listScreenings: {},
    getScreening: { send: screening, owned: true },
    changeScreening: { send: () => ({ ...screening(), body: { title: 'Post' } }), owned: true },
    // One of its own, since it is gone after it.
    deleteScreening: {
      send: async () => ({
        params: { id: await screeningsOf(premium).opened({ id: '', token: tokens.user }) },
      }),
      owned: true,
    },
    changeScreeningRequirements: {
      send: () => ({ ...screening(), body: { version: 1, changes: [] } }),
      owned: true,
    },
    listScreeningVersions: { send: screening, owned: true },
    addCandidate: { send: screening, through: 415 },
    removeCandidate: { send: () => ({ params: { id: screeningId, candidateId: nobody } }), owned: true },
    startCandidates: { send: () => ({ ...screening(), body: { candidateIds: [candidateId] } }), owned: true },
    getScreeningTable: { send: screening, owned: true },
    downloadScreeningTable: { send: screening, owned: true },
    downloadScreeningPaper: { send: screening, owned: true },
    getCandidate: { send: candidate, owned: true },
    liftBlind: { send: () => ({ ...candidate(), body: { reason: 'a test of access' } }), owned: true },
    // Over a revision that is not the last: said to its owner only.
    decideCandidate: {
      send: () => ({ ...candidate(), body: { revision: 9, decision: 'hold', reasons: ['other'] } }),
      owned: true,
      through: 409,
    },
    // One that has no result: said to its owner only.
    makeCandidateLink: {
      send: async () => ({ params: { id: screeningId, candidateId: await waiting() }, body: {} }),
      owned: true,
      through: 409,
    },
    endCandidateLink: {
      send: async () => ({ params: { id: screeningId, candidateId: await waiting() } }),
      owned: true,
    },
    openCandidateReading: { send: () => ({ body: { token: candidateLink } }) },
    correctCandidateReading: {
      send: () => ({
        params: { correctionId: nobody },
        body: { token: candidateLink, correction: { kind: 'missing', text: 'Docker' } },
      }),
    },
    listScreeningEvents: { send: screening, owned: true },
    listScreeningMembers: { send: screening, owned: true },
    shareScreening: {
      send: () => ({ ...screening(), body: { email: 'colleague@example.com', role: 'viewer' } }),
      owned: true,
    },
    unshareScreening: { send: () => ({ params: { id: screeningId, memberId: nobody } }), owned: true },
    listCellComments: { send: candidate, owned: true },
    // Without a key: said before it is looked up whose it is.
    addCellComment: {
      send: () => ({ ...candidate(), body: { requirementId: 'r1', text: 'Good.' } }),
      through: 400,
    },
    removeCellComment: {
      send: () => ({ params: { id: screeningId, candidateId, commentId: nobody } }),
      owned: true,
    },
    adminListFitAnalyses: {},
    adminExportFitAnalyses: {},
    adminFitAnalysisDays: {},
    adminFreeAnalysisDays: {},
    adminGetFitAnalysisResult: { send: fit },
    adminGetCareerPlan: { send: fit },
    adminRepeatFitAnalysis: ended,
    adminReleaseFitAnalysis: ended,
    previewResume: { send: fit, owned: true },
    previewJobDescription: { send: fit, owned: true },
    adminPreviewResume: { send: fit },
    adminPreviewJobDescription: { send: fit },
  };
};

it('opens each route to whom its contract names, and to nobody else', async () => {
  expect(await accessFindings(service, analysisRoutes, rightCalls(), tokens)).toEqual([]);
});

it('survives in every field what no field expects', async () => {
  const right = (name: string) => rightCalls()[name]?.send?.('user') ?? {};
  expect(await oddInputFindings(service, analysisRoutes, right, tokens)).toEqual([]);
}, 240_000);
