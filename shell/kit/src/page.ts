// Entry point: what every page has: title, heading, states.
export { EmptyState } from './page/empty-state.js';
export { ErrorState } from './page/error-state.js';
export { NotFound } from './page/not-found.js';
export { Page, type PageWidth } from './page/page.js';
export { PageHeading } from './page/page-heading.js';
export { PageSkeleton } from './page/page-skeleton.js';
export { StructuredData } from './page/structured-data.js';
export { useCameRendered } from './page/use-came-rendered.js';
export { usePageMeta, type PageMeta } from './page/use-page-meta.js';
