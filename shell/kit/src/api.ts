// Entry point: the one RTK Query api. A remote injects its endpoints here.
export { api } from './api/api.js';
export { isApiError, type ApiError } from './api/api-error.js';
export {
  routeFile,
  routeMutation,
  routeQuery,
  type ReceivedFile,
  type RouteArgs,
} from './api/route-endpoint.js';
export { useIdempotencyKey } from './api/use-idempotency-key.js';
export { saveFile } from './api/save-file.js';
export { cacheTags, type CacheTag } from './api/tags.js';
