import { Report } from '@fitfolio/analysis-contract/report';
import old from './report-1-2-1.vi.json' with { type: 'json' };
import vi from './report.vi.json' with { type: 'json' };

/** A report as the engine made it, of an invented person and an invented post. */
export const reportFixture: Report = Report.parse(vi);

/** One that engine 1.2.1 made and a service kept: without units, `today` and sections. */
export const olderReportFixture: Report = Report.parse(old);
