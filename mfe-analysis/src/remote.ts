import { defineRemote } from '@fitfolio/web-kit/remote';
import en from './locales/en.json' with { type: 'json' };
import vi from './locales/vi.json' with { type: 'json' };

export default defineRemote({
  kit: '^2.5',
  resources: { namespace: 'mfe-analysis', vi, en },
  routes: [
    {
      path: '/free-analysis',
      access: 'public',
      prerender: true,
      load: () => import('./free-analysis/free-analysis-page.js').then((m) => m.FreeAnalysisPage),
    },
    {
      path: '/free-analysis-result',
      access: 'user',
      load: () =>
        import('./free-analysis/free-analysis-result-page.js').then((m) => m.FreeAnalysisResultPage),
    },
    {
      path: '/fit-analysis',
      access: 'public',
      prerender: true,
      load: () => import('./fit-analysis/fit-analysis-page.js').then((m) => m.FitAnalysisPage),
    },
    {
      path: '/fit-analysis/result',
      access: 'user',
      load: () => import('./fit-analysis/fit-analysis-result-page.js').then((m) => m.FitAnalysisResultPage),
    },
    {
      path: '/workspace',
      access: 'user',
      load: () => import('./workspace/workspace-page.js').then((m) => m.WorkspacePage),
    },
    {
      path: '/screenings',
      access: 'user',
      load: () => import('./screening/screenings-page.js').then((m) => m.ScreeningsPage),
    },
    {
      path: '/screenings/new',
      access: 'user',
      load: () => import('./screening/new-screening-page.js').then((m) => m.NewScreeningPage),
    },
    {
      path: '/screenings/screening',
      access: 'user',
      load: () => import('./screening/screening-page.js').then((m) => m.ScreeningPage),
    },
    {
      path: '/screenings/candidate',
      access: 'user',
      load: () => import('./screening/candidate-page.js').then((m) => m.CandidatePage),
    },
    {
      path: '/screenings/log',
      access: 'user',
      load: () => import('./screening/screening-log-page.js').then((m) => m.ScreeningLogPage),
    },
    {
      path: '/screenings/reading',
      access: 'public',
      load: () => import('./screening/reading/reading-page.js').then((m) => m.ReadingPage),
    },
    {
      path: '/fit-analysis/interview',
      access: 'user',
      load: () => import('./interview/interviews-page.js').then((m) => m.InterviewsPage),
    },
    {
      path: '/fit-analysis/interview/session',
      access: 'user',
      load: () => import('./interview/interview-page.js').then((m) => m.InterviewPage),
    },
    {
      path: '/fit-analysis/career-plan',
      access: 'user',
      load: () => import('./career-plan/career-plan-page.js').then((m) => m.CareerPlanPage),
    },
    {
      path: '/fit-analysis/preview',
      access: 'user',
      load: () => import('./document-preview/document-preview-page.js').then((m) => m.DocumentPreviewPage),
    },
    {
      path: '/fit-analysis/cv',
      access: 'user',
      load: () => import('./cv/cv-page.js').then((m) => m.CvPage),
    },
    {
      path: '/fit-analysis/sample',
      access: 'public',
      load: () => import('./fit-analysis/sample-page.js').then((m) => m.SamplePage),
    },
    {
      path: '/fit-analysis/shared',
      access: 'public',
      load: () => import('./fit-analysis/shared-result-page.js').then((m) => m.SharedResultPage),
    },
  ],
});
