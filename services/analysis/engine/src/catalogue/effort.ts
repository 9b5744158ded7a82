import type { DegreeLevel } from './degrees.js';
import { certificates } from './certificates.js';
import type { SkillKind } from './entry.js';

/** Where the hours of an entry come from. */
export type EffortSource = 'estimate' | 'unknown' | 'cefr' | 'pmi' | 'cfa';

/** Hours of work until one can show it, as a range; nobody can say it closer. */
export interface Effort {
  readonly low: number;
  readonly high: number;
  readonly source: EffortSource;
}

/**
 * Skills by id: hours from the first look until a piece of one's own work shows it, and what should be known before.
 * There is no official figure for any of them; all are our estimates. What is missing takes the hours of its kind.
 */
const skillTable = `javascript|60-120|
typescript|20-40|javascript
html|15-30|
css|25-50|html
react|40-80|javascript
angular|50-100|typescript
vue-js|35-70|javascript
next-js|25-50|react
svelte|25-50|javascript
redux|10-25|react
tailwind-css|8-20|css
node-js|40-80|javascript
express-js|15-35|node-js
nestjs|25-50|typescript
python|50-100|
django|40-80|python
flask|20-40|python
fastapi|15-35|python
java|70-140|
spring-boot|50-100|java
c-sharp|60-120|
dot-net|60-120|c-sharp
asp-net|40-80|c-sharp
c|60-120|
c-plus-plus|80-160|
go|40-80|
rust|80-160|
php|40-80|
laravel|35-70|php
ruby-on-rails|40-80|
kotlin|30-60|
swift|50-100|
android|60-120|kotlin
ios|60-120|swift
flutter|50-100|
react-native|40-80|react
wordpress|15-40|
sql|20-50|
postgresql|15-40|sql
mysql|15-35|sql
sql-server|20-45|sql
oracle-database|30-60|sql
mongodb|15-35|
redis|8-20|
elasticsearch|20-45|
apache-kafka|30-60|
rest-apis|10-25|
graphql|12-30|rest-apis
microservices|40-80|rest-apis
git|6-15|
linux|25-60|
bash|12-30|linux
docker|12-30|linux
kubernetes|50-100|docker
helm|10-25|kubernetes
ci-cd|15-40|git
jenkins|15-35|ci-cd
github-actions|8-20|git
terraform|25-50|
ansible|20-40|linux
aws|40-80|
microsoft-azure|40-80|
google-cloud-platform|40-80|
agile|6-15|
scrum|8-20|
jira|4-10|
unit-testing|15-35|
test-automation|40-80|
selenium|25-50|
cypress|15-35|javascript
postman|5-12|
manual-testing|25-60|
penetration-testing|100-200|linux
networking|50-100|
data-analysis|40-90|
data-visualization|15-40|
statistics|50-100|
power-bi|20-40|
dax|20-40|power-bi
tableau|20-40|
looker|20-40|sql
google-data-studio|8-20|
pandas|20-45|python
numpy|10-25|python
machine-learning|80-160|python,statistics
deep-learning|80-160|machine-learning
pytorch|40-80|python,machine-learning
tensorflow|40-80|python,machine-learning
nlp|60-120|machine-learning
apache-spark|40-80|sql
apache-airflow|20-40|python
dbt|15-30|sql
etl|30-60|sql
data-warehousing|40-80|sql
microsoft-excel|12-40|
vlookup|2-6|microsoft-excel
vba|25-50|microsoft-excel
microsoft-outlook|3-8|
microsoft-word|5-15|
microsoft-powerpoint|5-15|
microsoft-office|15-40|
google-workspace|5-15|
google-sheets|8-25|
typing|10-30|
seo|25-60|
sem|20-45|
google-ads|20-45|
facebook-ads|15-40|
tiktok-ads|12-30|
content-marketing|25-60|
copywriting|30-70|
email-marketing|10-25|
digital-marketing|50-100|
web-analytics|15-40|
hubspot|10-25|
salesforce|25-60|
customer-relationship-management|10-30|
lead-generation|15-40|
financial-modeling|50-100|microsoft-excel
financial-analysis|60-120|financial-statements
financial-statements|40-90|
ifrs|60-120|financial-statements
vietnamese-accounting-standards|60-120|
tax-accounting|60-120|
cost-accounting|50-100|
payroll|20-45|
misa|10-25|
fast-accounting|10-25|
sap|60-140|
sap-fico|80-160|sap
odoo|30-70|
recruitment|30-70|
labor-law|30-70|
social-insurance|15-35|
compensation-and-benefits|40-80|
incoterms|8-20|
customs-clearance|40-90|
import-and-export|50-100|incoterms
inventory-management|20-50|
project-management|40-90|
microsoft-project|12-30|
business-analysis|60-120|
bpmn|10-25|
uml|12-30|
user-research|25-60|
figma|15-40|
ui-ux|30-80|
wireframing|8-20|ui-ux
prototyping|12-30|ui-ux
adobe-photoshop|30-70|
adobe-illustrator|30-70|
capcut|6-15|
autocad|40-90|
revit|60-120|
sketchup|25-50|
solidworks|60-120|
etabs|40-80|
plc|60-120|
hmi|15-40|plc
scada|30-80|plc
lean-manufacturing|25-60|
5s|4-10|
six-sigma-methods|40-80|
root-cause-analysis|10-25|
translation|100-250|
business-english|60-120|`;

/** Certificates by id: hours of study until the exam, for somebody who is new to it. */
const certificateTable = `pmp|95-150|pmi
cfa|900-1000|cfa
capm|40-80|estimate
prince2|30-60|estimate
csm|20-40|estimate
cspo|20-40|estimate
acca|1500-2500|estimate
cpa|500-900|estimate
cma|300-500|estimate
frm|400-600|estimate
ke-toan-truong|80-160|estimate
hanh-nghe-ke-toan|200-400|estimate
shrm|80-150|estimate
six-sigma|60-140|estimate
iso-9001|20-40|estimate
haccp|16-40|estimate
aws-cert|60-140|estimate
azure-cert|40-120|estimate
gcp-cert|60-140|estimate
cka|60-120|estimate
ccna|120-200|estimate
ccnp|200-350|estimate
comptia|60-120|estimate
cissp|120-220|estimate
cisa|100-180|estimate
ceh|80-160|estimate
oscp|250-500|estimate
istqb|25-60|estimate
itil-cert|20-40|estimate
mos|20-50|estimate
ic3|30-60|estimate
google-ads-cert|10-25|estimate
hubspot-cert|6-15|estimate
cpr|6-16|estimate
tesol|120-180|estimate
nghiep-vu-su-pham|150-300|estimate
bang-lai-b2|90-160|estimate
bang-lai-a1|8-20|estimate
forklift|30-60|estimate
khai-hai-quan|100-200|estimate
huong-dan-vien|100-250|estimate
moi-gioi|40-90|estimate`;

const range = (text: string): { low: number; high: number } => {
  const [low = 0, high = 0] = text.split('-').map(Number);
  return { low, high };
};
const rowsOf = (table: string): string[][] => table.split('\n').map((line) => line.split('|'));

export const skillEfforts: ReadonlyMap<string, Effort & { readonly needs: readonly string[] }> = new Map(
  rowsOf(skillTable).map(([id = '', hours = '', needs = '']) => [
    id,
    { ...range(hours), source: 'estimate', needs: needs === '' ? [] : needs.split(',') },
  ]),
);

export const certificateEfforts: ReadonlyMap<string, Effort> = new Map(
  rowsOf(certificateTable).map(([id = '', hours = '', source = '']) => [
    id,
    { ...range(hours), source: source as EffortSource },
  ]),
);

/** What is missing in the tables. A hard skill may be a craft as well as a method: its range is wide. */
const byKind: Readonly<Record<SkillKind | 'certificate', Effort>> = {
  tool: { low: 15, high: 40, source: 'estimate' },
  hard: { low: 30, high: 80, source: 'estimate' },
  soft: { low: 1, high: 3, source: 'estimate' },
  certificate: { low: 10, high: 200, source: 'unknown' },
};

/** Guided hours from nothing to each level of CEFR, A1 to C2, as Cambridge English gives them for English. */
const languageHours: readonly (readonly [number, number])[] = [
  [0, 0],
  [90, 100],
  [180, 200],
  [350, 400],
  [500, 600],
  [700, 800],
  [1000, 1200],
];

/** Hours of study and practice of a whole course of studies. */
const degreeHours: Readonly<Record<DegreeLevel, readonly [number, number]>> = {
  1: [600, 1500],
  2: [900, 1800],
  3: [1800, 3000],
  4: [3000, 6000],
  5: [1500, 3000],
  6: [4000, 8000],
};

/** Whole trades that people study for years: no hours of evenings make one. */
export const trades = new Set(
  `software-development accounting auditing nursing medicine pharmacy dentistry legal teaching structural-design
  mechanical-engineering electrical-engineering chemical-engineering construction architecture architectural-design manufacturing logistics
  supply-chain-management marketing sales finance banking human-resources graphic-design interior-design veterinary-medicine agriculture
  production-management product-management data-science retail insurance business-development psychology welding`.split(
    /\s+/,
  ),
);

/** Branches of industry: one gets to know them by working in them, and no course makes up for it. */
export const branches = new Set(
  `fmcg retail fintech banking insurance hospitality tourism ticketing manufacturing textiles food-industry food-processing
  seafood-processing garment-production oil-and-gas energy-and-resources renewable-energy semiconductors telecommunications
  automotive-software telecom-software real-estate-development saas`.split(/\s+/),
);

/** Null: a trade, which no plan of weeks can hold. */
export function skillEffort(skillId: string, kind: SkillKind): Effort | null {
  return trades.has(skillId) ? null : (skillEfforts.get(skillId) ?? byKind[kind]);
}

/** What the catalogue does not know may take a day or half a year of evenings. */
export const termEffort: Effort = { low: 10, high: 80, source: 'unknown' };

const idByName = new Map(
  certificates.flatMap(({ id, names }) => names.map((name) => [name.toLowerCase(), id] as const)),
);
export const certificateEffort = (name: string): Effort =>
  certificateEfforts.get(idByName.get(name.toLowerCase()) ?? '') ?? byKind.certificate;

/** From one level of CEFR to another, each 0–6. */
export function languageEffort(languageId: string, from: number, to: number): Effort {
  const [low = 0, high = 0] = languageHours[to] ?? [];
  const [lowKnown = 0, highKnown = 0] = languageHours[from] ?? [];
  const hours = { low: low - highKnown, high: high - lowKnown };
  return { ...hours, source: languageId === 'english' ? 'cefr' : 'estimate' };
}

export const degreeEffort = (level: DegreeLevel): Effort => {
  const [low, high] = degreeHours[level];
  return { low, high, source: 'estimate' };
};
