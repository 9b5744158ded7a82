import { remember } from '../text/remember.js';

/** Certificates: id | names. The first name is shown. */
const table = `iosh|IOSH Managing Safely|IOSH Working Safely|IOSH
pmp|PMP|Project Management Professional
capm|CAPM
prince2|PRINCE2
csm|CSM|Certified ScrumMaster|Certified Scrum Master|PSM|Professional Scrum Master
cspo|CSPO|PSPO|Certified Scrum Product Owner
safe|SAFe Agilist|SAFe certification
cbap|CBAP|CCBA|ECBA
cfa|CFA|Chartered Financial Analyst
cpa|CPA|Certified Public Accountant|CPA Việt Nam|chứng chỉ CPA
acca|ACCA
cma|CMA|Certified Management Accountant
cia|CIA certification|Certified Internal Auditor
frm|FRM|Financial Risk Manager
ke-toan-truong|Chứng chỉ kế toán trưởng|chief accountant certificate|chứng chỉ Kế toán trưởng
hanh-nghe-ke-toan|Chứng chỉ hành nghề kế toán|đại lý thuế|chứng chỉ đại lý thuế
shrm|SHRM-CP|SHRM-SCP|PHR|SPHR|SHRM
cips|CIPS
cscp|CSCP|APICS|CPIM|CLTD
six-sigma|Six Sigma|Lean Six Sigma|Green Belt|Black Belt
iso-9001|ISO 9001
iso-14001|ISO 14001|ISO 45001
haccp|HACCP|ISO 22000
aws-cert|AWS Certified|AWS certification|AWS Certified Developer|AWS Certified Solutions Architect|AWS DevOps Engineer
azure-cert|Azure certification|Microsoft Certified|AZ-900|AZ-104|Azure Solutions Architect
gcp-cert|Google Cloud certification|Google Cloud Certified|Professional Cloud Architect
cka|CKA|CKAD|Certified Kubernetes Administrator|Kubernetes certification
ccna|CCNA|Cisco Certified Network Associate
ccnp|CCNP
palo-alto-cert|PCNSA|PCNSE|PCCET|Palo Alto Networks Certified
fortinet-cert|NSE 4|NSE 7|Fortinet certification
juniper-cert|JNCIA|JNCIS|JNCIP
comptia|CompTIA A+|CompTIA Security+|CompTIA Network+|Security+
cissp|CISSP
cisa|CISA certification|CISM
ceh|CEH|Certified Ethical Hacker
oscp|OSCP
ocp|OCP|OCA|Oracle Certified Professional|OCPJP
istqb|ISTQB
itil-cert|ITIL Foundation|ITIL certification
mos|MOS|Microsoft Office Specialist|MOS Excel|MOS Word
ic3|IC3|chứng chỉ tin học văn phòng|chứng chỉ tin học|ứng dụng CNTT cơ bản
google-ads-cert|Google Ads certification|Google Ads Certified|Google Analytics certification|Google Digital Garage
hubspot-cert|HubSpot certification|HubSpot Academy
meta-blueprint|Meta Blueprint|Facebook Blueprint
cpr|CPR certification|First Aid certification|chứng chỉ sơ cấp cứu
bls|BLS|Basic Life Support|BLS certification
pals|PALS|Pediatric Advanced Life Support
nursing-license|Registered Nurse|RN license|chứng chỉ hành nghề điều dưỡng|chứng chỉ hành nghề khám bệnh, chữa bệnh
duoc|Chứng chỉ hành nghề dược|pharmacist license
luat-su|Thẻ luật sư|chứng chỉ hành nghề luật sư|bar admission|admitted to the bar
xay-dung|Chứng chỉ hành nghề xây dựng|chứng chỉ giám sát|chứng chỉ hành nghề giám sát|chứng chỉ chỉ huy trưởng|chứng chỉ định giá
leed|LEED
osha|OSHA|NEBOSH|chứng chỉ an toàn lao động|thẻ an toàn lao động|thẻ ATLĐ|thẻ ATVSLĐ|chứng chỉ ATLĐ
nghiep-vu-su-pham|Chứng chỉ nghiệp vụ sư phạm|nghiệp vụ sư phạm|teaching certificate|teaching license
tesol|TESOL|TEFL|CELTA|DELTA
bang-lai-b2|Bằng lái xe B2|bằng lái B2|GPLX B2|giấy phép lái xe hạng B2|driver's license|driver’s license|driving license|valid driver license|bằng lái xe ô tô
bang-lai-c|Bằng lái xe hạng C|GPLX hạng C|bằng lái xe C
bang-lai-a1|Bằng lái xe máy|bằng lái A1|GPLX A1|motorcycle licence|motorbike license
forklift|Chứng chỉ lái xe nâng|forklift license|forklift licence|forklift ticket|forklift certificate|forklift certification|counterbalance licence|counterbalance ticket|bằng lái xe nâng
welding|Chứng chỉ hàn|welding certificate|3G 6G
khai-hai-quan|Chứng chỉ khai hải quan|đại lý hải quan|customs broker license
huong-dan-vien|Thẻ hướng dẫn viên|thẻ hướng dẫn viên du lịch|tour guide license
moi-gioi|Chứng chỉ môi giới bất động sản|real estate license
bao-hiem|Chứng chỉ đại lý bảo hiểm|insurance license
hanh-nghe|Chứng chỉ hành nghề|giấy phép hành nghề|professional licence|professional license|practising certificate
chung-khoan|Chứng chỉ hành nghề chứng khoán|securities license`;

export interface Certificate {
  readonly id: string;
  readonly name: string;
  readonly names: readonly string[];
}

export const certificates: readonly Certificate[] = table.split('\n').map((line) => {
  const [id = '', ...written] = line.split('|');
  // People shorten "chứng chỉ hành nghề" to its initials.
  const short = written.map((name) => name.replace(/^chứng chỉ hành nghề/iu, 'CCHN'));
  const names = [...new Set([...written, ...short])];
  return { id, name: names[0] ?? id, names };
});

const allCapitals = (name: string): boolean => /^[A-Z0-9+-]+$/.test(name);
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
const patterns = certificates.map((certificate) => ({
  certificate,
  // Abbreviations in capitals only: `CIA` and `cia` are not the same word.
  exact: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${certificate.names.filter(allCapitals).map(escaped).join('|') || '(?!)'})(?![\\p{L}\\p{N}])`,
    'gu',
  ),
  any: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${
      certificate.names
        .filter((name) => !allCapitals(name))
        .map(escaped)
        .join('|') || '(?!)'
    })(?![\\p{L}\\p{N}])`,
    'giu',
  ),
}));

/** Patterns by the first two letters of their names: most words can begin none. */
const byStart = new Map<string, Set<(typeof patterns)[number]>>();
const startOf = (text: string, at = 0): string => text.slice(at, at + 2).toLowerCase();
for (const pattern of patterns)
  for (const name of pattern.certificate.names) {
    const known = byStart.get(startOf(name));
    if (known) known.add(pattern);
    else byStart.set(startOf(name), new Set([pattern]));
  }

const wordStart = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;

const possiblePatterns = remember((text: string): readonly (typeof patterns)[number][] => {
  const possible = new Set<(typeof patterns)[number]>();
  for (const { index } of text.matchAll(wordStart))
    for (const pattern of byStart.get(startOf(text, index)) ?? []) possible.add(pattern);
  return possible.size === 0 ? [] : patterns.filter((pattern) => possible.has(pattern));
});

interface FoundCertificate {
  readonly certificate: Certificate;
  readonly start: number;
  readonly end: number;
}

/** Certificates named in a text, with their places; the longer name where one holds another. */
export const findCertificates = remember((text: string): readonly FoundCertificate[] => {
  const found = possiblePatterns(text).flatMap(({ certificate, exact, any }) =>
    [...text.matchAll(exact), ...text.matchAll(any)].map((match) => ({
      certificate,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  const isPart = (one: FoundCertificate): boolean =>
    found.some(
      (other) =>
        other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start,
    );
  return found.filter((one) => !isPart(one));
});

/** A licence asked for without its field is shown by a licence of any field. */
export const coversCertificate = (id: string, held: Certificate): boolean =>
  held.id === id || (id === 'hanh-nghe' && held.names.some((name) => /hành nghề|licen[cs]e/iu.test(name)));
