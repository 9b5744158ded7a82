import {
  answerInterview,
  chooseSentence,
  deleteInterviewAnswers,
  getInterview,
  listInterviews,
  orderInterview,
  phraseFollowUp,
} from '@fitfolio/analysis-contract/interview';
import { api, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

const languages = ['vi', 'en'] as const;

const interviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInterviews: routeQuery(build, listInterviews),
    getInterview: routeQuery(build, getInterview),
    orderInterview: routeMutation(build, orderInterview, {
      invalidatesTags: ['Balance', 'Transactions'],
    }),
    answerInterview: routeMutation(build, answerInterview, {
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const kept = await queryFulfilled.catch(() => null);
        if (!kept) return;
        const { answer, summary } = kept.data.data;
        for (const language of languages)
          dispatch(
            interviewApi.util.updateQueryData('getInterview', { params, query: { language } }, ({ data }) => {
              data.answers.push(answer);
              data.summary = summary;
            }),
          );
      },
    }),
    chooseSentence: routeMutation(build, chooseSentence, {
      async onQueryStarted({ params: { id } }, { dispatch, queryFulfilled }) {
        const kept = await queryFulfilled.catch(() => null);
        if (!kept) return;
        const { answer, summary } = kept.data.data;
        for (const language of languages)
          dispatch(
            interviewApi.util.updateQueryData(
              'getInterview',
              { params: { id }, query: { language } },
              ({ data }) => {
                data.answers = data.answers.map((one) => (one.id === answer.id ? answer : one));
                data.summary = summary;
              },
            ),
          );
      },
    }),
    phraseFollowUp: routeQuery(build, phraseFollowUp),
    deleteInterviewAnswers: routeMutation(build, deleteInterviewAnswers),
  }),
});

export const {
  useAnswerInterviewMutation,
  useChooseSentenceMutation,
  useDeleteInterviewAnswersMutation,
  useGetInterviewQuery,
  useListInterviewsQuery,
  useOrderInterviewMutation,
  usePhraseFollowUpQuery,
} = interviewApi;
