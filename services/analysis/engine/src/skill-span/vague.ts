/** Entries that name a branch or a task rather than something one knows; outside a ledger they say too little. */
const vague = new Set(
  `stakeholder-management event-management training-and-development insurance banking budget-management product-development
  cross-functional-teams corporate-culture transportation finance sales marketing reporting recruitment onboarding
  management-consulting digital-transformation business-strategy user-growth partnerships vendor-management public-relations
  advertising reception travel-arrangements retail customer-service e-commerce logistics employee-relations compensation-and-benefits
  product-launch pricing interpersonal-skills contract-law fundraising mergers-and-acquisitions corporate-law social-insurance
  change-management business-development revenue-growth kpi-management business-requirements business-case product-market-fit
  requirements-gathering product-roadmap procurement caching data-entry freight-forwarding user-stories project-delivery
  office-administration human-resources data-quality scheduling process-improvement after-sales-service employer-branding
  user-acceptance-testing document-management code-review unit-testing technical-documentation debugging`.split(
    /\s+/,
  ),
);
const stillTold =
  /^(?:product management|project management|business analysis|SEO|CRM|B2B|B2C|ERP|TDD|BDD|E2E|e-commerce)$/i;
const vagueTerms =
  /^(?:HQ|NAME|VC|COVID|LinkedIn|MacBook|YouTube|PhD|BUT|BE|GHE|NGO|NGOs|TS|GOV|SW|NET|UTC|CET|EST|PST|GMT|BSPCE|MSc|BSc|MBA|ROI|SLA|SLAs|R&D|PO|PM|BA|QA|UI|ESOP|RSU|RSUs|ORGANIZATION|LOCATION|ADDRESS|PROFESSION|CONTACT|NLP2|[A-Z]{2}\d?)$/;

export const isVague = (id: string, text: string): boolean => vague.has(id) && !stillTold.test(text);
export const isVagueTerm = (term: string): boolean => vagueTerms.test(term);
