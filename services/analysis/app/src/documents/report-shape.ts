import type { Report as ContractReport } from '@fitfolio/analysis-contract/report';
import type { Report } from '@fitfolio/fit-engine/report';

/** The engine knows no contract and the contract no engine: here the compiler checks that they mean one shape. */
export const asContractReport = (report: Report): ContractReport => report;
