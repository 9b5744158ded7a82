import type {
  PremiumReport as ContractPremiumReport,
  PremiumTexts as ContractPremiumTexts,
} from '@fitfolio/analysis-contract/premium-report';
import type { Report as ContractReport } from '@fitfolio/analysis-contract/report';
import type { PremiumReport, PremiumTexts } from '@fitfolio/fit-engine/premium/premium-report';
import type { Report } from '@fitfolio/fit-engine/report';

// The engine knows no contract and the contract no engine: here the compiler checks that they mean one shape.
export const asContractReport = (report: Report): ContractReport => report;
export const asContractPremiumReport = (report: PremiumReport): ContractPremiumReport => report;
export const asContractPremiumTexts = (texts: PremiumTexts): ContractPremiumTexts => texts;
