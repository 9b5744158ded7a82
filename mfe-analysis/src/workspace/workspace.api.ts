import { listApplications, saveApplication } from '@fitfolio/analysis-contract/applications';
import { listCvVersions } from '@fitfolio/analysis-contract/cv';
import { getFitAnalysisResult } from '@fitfolio/analysis-contract/fit-analysis';
import { api, routeMutation, routeQuery } from '@fitfolio/web-kit/api';

const workspaceApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApplications: routeQuery(build, listApplications),
    workspaceVersions: routeQuery(build, listCvVersions, { providesTags: ['CvVersions'] }),
    workspaceResult: routeQuery(build, getFitAnalysisResult),
    saveApplication: routeMutation(build, saveApplication, {
      async onQueryStarted({ params, body }, { dispatch, queryFulfilled }) {
        const change = (to: typeof body) =>
          dispatch(
            workspaceApi.util.updateQueryData('listApplications', undefined, ({ data }) => {
              const found = data.find(({ id }) => id === params.id);
              if (found) Object.assign(found, to);
            }),
          );
        const shown = change(body);
        const kept = await queryFulfilled.catch(() => null);
        if (!kept) shown.undo();
      },
    }),
  }),
});

export const {
  useListApplicationsQuery,
  useSaveApplicationMutation,
  useWorkspaceResultQuery,
  useWorkspaceVersionsQuery,
} = workspaceApi;
