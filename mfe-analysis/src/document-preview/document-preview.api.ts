import {
  adminPreviewJobDescription,
  adminPreviewResume,
  previewJobDescription,
  previewResume,
} from '@fitfolio/analysis-contract/preview';
import { api, routeQuery } from '@fitfolio/web-kit/api';

/** A document is not kept in the page's memory for longer than it is shown. */
const shortly = { keepUnusedDataFor: 0 };

const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewResume: routeQuery(build, previewResume, shortly),
    previewJobDescription: routeQuery(build, previewJobDescription, shortly),
    adminPreviewResume: routeQuery(build, adminPreviewResume, shortly),
    adminPreviewJobDescription: routeQuery(build, adminPreviewJobDescription, shortly),
  }),
});

export const previewQueries = {
  owner: {
    resume: previewApi.usePreviewResumeQuery,
    'job-description': previewApi.usePreviewJobDescriptionQuery,
  },
  admin: {
    resume: previewApi.useAdminPreviewResumeQuery,
    'job-description': previewApi.useAdminPreviewJobDescriptionQuery,
  },
} as const;
