import {
  type CareerPlanType,
  type CareerPlanView,
  downloadPlanCalendar,
  downloadPlanReport,
  getCareerPlan,
  orderCareerPlan,
  setPlanHours,
  tickPlanStep,
} from '@fitfolio/analysis-contract/career-plan';
import { getFitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import { api, routeFile, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

interface Shown {
  readonly id: string;
  readonly type: CareerPlanType | undefined;
}

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
    orderCareerPlan: routeMutation(build, orderCareerPlan, {
      invalidatesTags: ['Balance', 'FitAnalyses', 'Transactions'],
    }),
    setPlanHours: routeMutation(build, setPlanHours, {
      async onQueryStarted({ params, query }, { dispatch, queryFulfilled }) {
        const laid = await queryFulfilled.catch(() => null);
        if (!laid) return;
        dispatch(
          changeShown({ id: params.id, type: query?.career_plan_type }, (view) => {
            view.content = laid.data.data.content;
          }),
        );
      },
    }),
    tickPlanStep: routeMutation(build, tickPlanStep, {
      async onQueryStarted({ params, query, body }, { dispatch, queryFulfilled }) {
        const shown = { id: params.id, type: query?.career_plan_type };
        const undo = dispatch(
          changeShown(shown, ({ done }) => {
            if (body.done) done[params.key] = new Date().toISOString();
            else delete done[params.key];
          }),
        );
        await queryFulfilled.catch(() => undo());
      },
    }),
    downloadPlanCalendar: routeFile(build, downloadPlanCalendar),
    downloadPlanReport: routeFile(build, downloadPlanReport),
    /** For its job description only. */
    getPlanAnalysis: routeQuery(build, getFitAnalysisResult),
  }),
});

const languages = ['vi', 'en'] as const;

/** Changes a plan wherever it is shown: by its type or as the newest, in either language. Gives back how to undo it. */
const changeShown =
  ({ id, type }: Shown, change: (view: CareerPlanView) => void) =>
  (dispatch: (action: ReturnType<typeof patchOf>) => { undo: () => void }): (() => void) => {
    const patches = languages.flatMap((language) => [
      dispatch(patchOf({ id, language }, type, change)),
      dispatch(patchOf({ id, language, ...(type ? { type } : {}) }, type, change)),
    ]);
    return () => {
      for (const patch of patches) patch.undo();
    };
  };

/** The arguments of a shown plan; `type` undefined is the newest. */
export const planArgs = (id: string, language: 'vi' | 'en', type?: CareerPlanType) => ({
  params: { id },
  query: type ? { career_plan_type: type, language } : { language },
});

const patchOf = (
  { id, language, type }: { id: string; language: 'vi' | 'en'; type?: CareerPlanType },
  of: CareerPlanType | undefined,
  change: (view: CareerPlanView) => void,
) =>
  careerPlanApi.util.updateQueryData('getCareerPlan', planArgs(id, language, type), ({ data }) => {
    const { plan } = data;
    if (plan !== null && plan.type === of) change(plan);
  });

export const {
  useDownloadPlanCalendarMutation,
  useDownloadPlanReportMutation,
  useGetCareerPlanQuery,
  useLazyGetPlanAnalysisQuery,
  useOrderCareerPlanMutation,
  useSetPlanHoursMutation,
  useTickPlanStepMutation,
} = careerPlanApi;
