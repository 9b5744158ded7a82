import { listAudit } from '@fitfolio/auth-contract/audit';
import { api, routeQuery } from '@fitfolio/web-kit/api';

export const { useListAuditQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listAudit: routeQuery(build, listAudit, { providesTags: ['AdminAudit'] }) }),
});
