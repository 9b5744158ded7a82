import { listApplications } from '@fitfolio/analysis-contract/applications';
import { getFitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import {
  addCandidate,
  type Candidate,
  changeScreening,
  changeScreeningRequirements,
  createScreening,
  deleteScreening,
  getScreening,
  listScreenings,
  listScreeningVersions,
  removeCandidate,
  startCandidates,
} from '@fitfolio/analysis-contract/screening';
import {
  correctCandidateReading,
  endCandidateLink,
  makeCandidateLink,
  openCandidateReading,
} from '@fitfolio/analysis-contract/screening-reading';
import {
  decideCandidate,
  downloadScreeningPaper,
  downloadScreeningTable,
  getCandidate,
  getScreeningTable,
  liftBlind,
  listScreeningEvents,
} from '@fitfolio/analysis-contract/screening-table';
import {
  addCellComment,
  listCellComments,
  listScreeningMembers,
  removeCellComment,
  shareScreening,
  unshareScreening,
} from '@fitfolio/analysis-contract/screening-team';
import { api, routeFile, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

const languages = ['vi', 'en'] as const;
const everything = ['Screening', 'Screenings'] as const;

const screeningApi = api.injectEndpoints({
  endpoints: (build) => ({
    listScreenings: routeQuery(build, listScreenings, { providesTags: ['Screenings'] }),
    savedPosts: routeQuery(build, listApplications),
    savedPost: routeQuery(build, getFitAnalysisResult),
    createScreening: routeMutation(build, createScreening, { invalidatesTags: ['Screenings'] }),
    getScreening: routeQuery(build, getScreening, { providesTags: ['Screening'] }),
    changeScreening: routeMutation(build, changeScreening, { invalidatesTags: [...everything] }),
    deleteScreening: routeMutation(build, deleteScreening, {
      // Who looks at what is gone is led away first; asking for it anew would be an error.
      invalidatesTags: ['Screenings', 'Balance', 'Transactions'],
    }),
    addCandidate: routeMutation(build, addCandidate, {
      invalidatesTags: ['Screenings'],
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        const added = await queryFulfilled.catch(() => null);
        if (!added) return;
        const candidate = added.data.data;
        for (const language of languages) {
          dispatch(
            screeningApi.util.updateQueryData(
              'getScreening',
              { params, query: { language } },
              ({ data: { people } }) => {
                if (!people.some(({ id }) => id === candidate.id)) people.push(candidate);
              },
            ),
          );
        }
      },
    }),
    removeCandidate: routeMutation(build, removeCandidate, {
      invalidatesTags: [...everything, 'Balance', 'Transactions'],
    }),
    startCandidates: routeMutation(build, startCandidates, {
      invalidatesTags: [...everything, 'Balance', 'Transactions'],
    }),
    changeScreeningRequirements: routeMutation(build, changeScreeningRequirements, {
      invalidatesTags: (_reply, error) => (error && error.code !== 'SCREENING_CHANGED' ? [] : ['Screening']),
    }),
    listScreeningVersions: routeQuery(build, listScreeningVersions, { providesTags: ['Screening'] }),
    getScreeningTable: routeQuery(build, getScreeningTable, { providesTags: ['Screening'] }),
    downloadScreeningTable: routeFile(build, downloadScreeningTable),
    downloadScreeningPaper: routeFile(build, downloadScreeningPaper),
    getCandidate: routeQuery(build, getCandidate, { providesTags: ['Screening'] }),
    liftBlind: routeMutation(build, liftBlind, { invalidatesTags: ['Screening'] }),
    decideCandidate: routeMutation(build, decideCandidate, {
      invalidatesTags: (_reply, error) => (error && error.code !== 'DECISION_CHANGED' ? [] : [...everything]),
    }),
    makeCandidateLink: routeMutation(build, makeCandidateLink, { invalidatesTags: ['Screening'] }),
    endCandidateLink: routeMutation(build, endCandidateLink, { invalidatesTags: ['Screening'] }),
    openCandidateReading: routeMutation(build, openCandidateReading),
    correctCandidateReading: routeMutation(build, correctCandidateReading),
    listCellComments: routeQuery(build, listCellComments, { providesTags: ['Screening'] }),
    addCellComment: routeMutation(build, addCellComment, { invalidatesTags: ['Screening'] }),
    removeCellComment: routeMutation(build, removeCellComment, { invalidatesTags: ['Screening'] }),
    listScreeningEvents: routeQuery(build, listScreeningEvents, { keepUnusedDataFor: 0 }),
    listScreeningMembers: routeQuery(build, listScreeningMembers, { providesTags: ['Screening'] }),
    shareScreening: routeMutation(build, shareScreening, { invalidatesTags: ['Screening'] }),
    unshareScreening: routeMutation(build, unshareScreening, { invalidatesTags: [...everything] }),
  }),
});

/** On the way to a result. */
export const isUnderWay = ({ status }: Pick<Candidate, 'status'>): boolean =>
  status === 'queued' || status === 'running';

/** Costs a token when started: read, or failed with the token of its run given back. */
export const isStartable = ({ status }: Pick<Candidate, 'status'>): boolean =>
  status === 'waiting' || status === 'failed';

export const {
  useAddCandidateMutation,
  useAddCellCommentMutation,
  useChangeScreeningMutation,
  useChangeScreeningRequirementsMutation,
  useCorrectCandidateReadingMutation,
  useCreateScreeningMutation,
  useDecideCandidateMutation,
  useDeleteScreeningMutation,
  useDownloadScreeningPaperMutation,
  useDownloadScreeningTableMutation,
  useEndCandidateLinkMutation,
  useGetCandidateQuery,
  useGetScreeningQuery,
  useGetScreeningTableQuery,
  useLazySavedPostQuery,
  useLiftBlindMutation,
  useListCellCommentsQuery,
  useListScreeningEventsQuery,
  useListScreeningMembersQuery,
  useListScreeningsQuery,
  useListScreeningVersionsQuery,
  useMakeCandidateLinkMutation,
  useOpenCandidateReadingMutation,
  useRemoveCandidateMutation,
  useRemoveCellCommentMutation,
  useSavedPostsQuery,
  useShareScreeningMutation,
  useStartCandidatesMutation,
  useUnshareScreeningMutation,
} = screeningApi;
