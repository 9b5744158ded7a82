import {
  type CareerPlanType,
  type CareerPlanView,
  downloadPlanCalendar,
  downloadPlanReport,
  getCareerPlan,
  knowPlanStep,
  orderCareerPlan,
  phraseCareerPlan,
  setPlanHours,
  tickPlanStep,
} from '@fitfolio/analysis-contract/career-plan';
import { getFitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import { api, routeFile, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

interface Shown {
  readonly id: string;
  readonly type: CareerPlanType | undefined;
}

interface Laid {
  readonly data: { readonly data: CareerPlanView };
}

/** A plan that was laid anew takes the place of the one that is shown. */
const laidAnew =
  ({ data: { data: laid } }: Laid) =>
  (view: CareerPlanView): void => {
    view.content = laid.content;
  };

const careerPlanApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCareerPlan: routeQuery(build, getCareerPlan, {
      // A plan that was being paid for when it was asked for changes the balance and the history when it ends.
      async onQueryStarted(_args, { dispatch, queryFulfilled, getCacheEntry }) {
        const before = getCacheEntry().data?.data.plan?.status;
        const after = (await queryFulfilled.catch(() => null))?.data.data.plan?.status;
        if (before === 'running' && after !== 'running')
          dispatch(api.util.invalidateTags(['Balance', 'FitAnalyses', 'Transactions']));
      },
    }),
    phraseCareerPlan: routeQuery(build, phraseCareerPlan),
    orderCareerPlan: routeMutation(build, orderCareerPlan, {
      invalidatesTags: ['Balance', 'FitAnalyses', 'Transactions'],
    }),
    setPlanHours: routeMutation(build, setPlanHours, {
      async onQueryStarted({ params, query }, { dispatch, queryFulfilled }) {
        const laid = await queryFulfilled.catch(() => null);
        const shown = { id: params.id, type: query?.career_plan_type };
        if (laid) dispatch(changeShown(shown, laidAnew(laid)));
      },
    }),
    knowPlanStep: routeMutation(build, knowPlanStep, {
      async onQueryStarted({ params, query }, { dispatch, queryFulfilled }) {
        const laid = await queryFulfilled.catch(() => null);
        const shown = { id: params.id, type: query?.career_plan_type };
        if (laid) dispatch(changeShown(shown, laidAnew(laid)));
      },
    }),
    tickPlanStep: routeMutation(build, tickPlanStep, {
      async onQueryStarted({ params, query }, { dispatch, queryFulfilled }) {
        const ticked = await queryFulfilled.catch(() => null);
        if (!ticked) return;
        dispatch(
          changeShown({ id: params.id, type: query?.career_plan_type }, (view) => {
            view.done = ticked.data.data.done;
          }),
        );
      },
    }),
    downloadPlanCalendar: routeFile(build, downloadPlanCalendar),
    downloadPlanReport: routeFile(build, downloadPlanReport),
    /** For its job description only. */
    getPlanAnalysis: routeQuery(build, getFitAnalysisResult),
  }),
});

const languages = ['vi', 'en'] as const;

/** Changes a plan wherever it is shown: by its type or as the newest, in either language. */
const changeShown =
  ({ id, type }: Shown, change: (view: CareerPlanView) => void) =>
  (dispatch: (action: ReturnType<typeof patchOf>) => unknown): void => {
    for (const language of languages) {
      dispatch(patchOf(planArgs(id, language), type, change));
      dispatch(patchOf(planArgs(id, language, type), type, change));
    }
  };

/** The arguments of a shown plan; `type` undefined is the newest. */
export const planArgs = (id: string, language: 'vi' | 'en', type?: CareerPlanType) => ({
  params: { id },
  query: type ? { career_plan_type: type, language } : { language },
});

const patchOf = (
  args: ReturnType<typeof planArgs>,
  type: CareerPlanType | undefined,
  change: (view: CareerPlanView) => void,
) =>
  careerPlanApi.util.updateQueryData('getCareerPlan', args, ({ data }) => {
    const { plan } = data;
    if (plan !== null && plan.type === type) change(plan);
  });

export const {
  useDownloadPlanCalendarMutation,
  useDownloadPlanReportMutation,
  useGetCareerPlanQuery,
  useKnowPlanStepMutation,
  useLazyGetPlanAnalysisQuery,
  useOrderCareerPlanMutation,
  usePhraseCareerPlanQuery,
  useSetPlanHoursMutation,
  useTickPlanStepMutation,
} = careerPlanApi;
