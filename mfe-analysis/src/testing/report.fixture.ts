import { Report } from '@fitfolio/analysis-contract/report';
import vi from './report.vi.json' with { type: 'json' };

/** A report as the engine made it, of an invented person and an invented post. */
export const reportFixture: Report = Report.parse(vi);
