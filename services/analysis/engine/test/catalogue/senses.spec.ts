import { describe, expect, it } from '@jest/globals';
import { broaderThan, narrowerThan, siblingsOf } from '#src/catalogue/relations';
import { matchSkills } from '#src/catalogue/skills';
import { tokenize } from '#src/text/tokens';

const idsIn = (text: string): string[] => matchSkills(text, tokenize(text)).map((match) => match.value.id);

describe('a name is meant by the words around it', () => {
  it.each([
    ['Trình dược viên kênh ETC, OTC tại Hà Nội', ['pharmaceutical-sales', 'pharmaceutical-sales']],
    ['Pens, paper, folders, ETC.', []],
    ['Công nhân may 2 năm kinh nghiệm', ['garment-production']],
    ['Cong nhan may lam viec tai xuong', ['garment-production']],
    ['The order may arrive late', []],
    ['Thợ tiện, phay CNC', ['turning', 'cnc-machining']],
    ['Thợ hàn TIG, MIG', ['welding']],
    ['Công ty Hàn Quốc', []],
    ['Kỹ sư xây dựng cầu đường', ['construction', 'bridge-engineering']],
    ['Xây dựng dashboard và báo cáo', ['data-visualization']],
    ['Xây dựng module thanh toán', []],
    ['SPA with React and TypeScript', ['single-page-applications', 'react', 'typescript']],
    ['Chủ SPA cần người, biết massage body', ['massage-therapy']],
    ['Metal cutting and welding', ['cutting', 'welding']],
    ['Cutting a long story short', []],
    ['Tests with Jest, Karma and Jasmine', ['jest', 'karma', 'jasmine']],
    ['Kế toán biết dùng MISA, Fast, Bravo', ['accounting', 'misa', 'fast-accounting', 'bravo']],
    ['FAST GROWING AND FRIENDLY COMPANY', []],
    ['Organization, communication and planning skills', ['organization', 'communication', 'planning']],
    ['The organization of the state', []],
    ['Giao tiếp tiếng Trung với khách', []],
    ['PLC and SCADA, factory automation', ['plc', 'scada', 'industrial-automation']],
    ['Marketing automation of e-mails', ['email-marketing']],
    ['Housing and urban architecture', ['architecture']],
    ['You own the architecture of our platform', []],
  ])('%s', (text, ids) => {
    expect([...new Set(idsIn(text))]).toEqual([...new Set(ids)]);
  });

  it('in a list of tags too', () => {
    const text = 'java, php, spring, etc';
    const ids = matchSkills(text, tokenize(text), true).map((match) => match.value.id);
    expect(ids).toEqual(['java', 'php', 'spring']);
  });

  it.each([
    ['You are flexible and reliable', ['adaptability', 'responsibility']],
    ['A flexible, creative person', ['adaptability', 'creativity']],
    ['Flexible start times', []],
    ['Reliable delivery vans', []],
    ['We are curious about the world', []],
    ['Someone who is curious and patient', ['willingness-to-learn', 'patience']],
    ['An innovative young agency', []],
  ])('an adjective describes a person: %s', (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });
});

describe('names in lists as posts write them', () => {
  const office = ['microsoft-word', 'microsoft-excel', 'microsoft-powerpoint'];
  it.each([
    ['Word/Excel/PowerPoint', office],
    ['Sử dụng tốt word, excel, powerpoint', office],
    ['Biết vi tính (excel khá)', ['digital-literacy', 'microsoft-excel']],
    ['Thành thạo tin học văn phòng', ['office-computing']],
    ['MS. Office', ['microsoft-office']],
    ['python, flask, go, rust', ['python', 'flask', 'go', 'rust']],
    ['LESS/SCSS/PostCSS', ['less-css', 'scss', 'postcss']],
    ['(JSF, Struts, Spring MVC)', ['jsf', 'struts', 'spring-mvc']],
    ['chốt sale, đàm phán, thương lượng', ['closing-deals', 'negotiation', 'negotiation']],
    ['Trung thực, chăm chỉ, hòa đồng', ['integrity', 'diligence', 'sociability']],
    ['nhiệt tình, cẩn thận, cầu tiến', ['enthusiasm', 'attention-to-detail', 'willingness-to-learn']],
    ['nhanh nhẹn, ngoại hình khá', ['quickness', 'good-appearance']],
  ])('%s', (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });
});

describe('a kind of', () => {
  it.each([
    ['mariadb', 'sql'],
    ['oracle-database', 'relational-databases'],
    ['jpa', 'orm'],
    ['eloquent', 'orm'],
    ['eloquent', 'php'],
    ['spring-boot', 'java'],
    ['spring-security', 'spring'],
    ['angularjs', 'front-end-frameworks'],
    ['fastapi', 'python'],
    ['asp-net', 'c-sharp'],
    ['react-native', 'mobile-development'],
    ['circleci', 'ci-cd'],
    ['amazon-rds', 'cloud-computing'],
    ['pulumi', 'infrastructure-as-code'],
    ['amazon-sqs', 'message-queues'],
    ['bravo', 'accounting-software'],
    ['microsoft-outlook', 'office-computing'],
    ['sap-ewm', 'wms'],
    ['zoho-crm', 'crm-software'],
    ['revit', 'cad'],
    ['tax-declaration', 'tax-accounting'],
    ['podman', 'containers'],
  ])('%s is a kind of %s', (narrow, broad) => {
    expect(broaderThan(narrow)).toContain(broad);
    expect(narrowerThan(broad).map(({ id }) => id)).toContain(narrow);
  });

  it('is not what merely stands in a field', () => {
    expect(broaderThan('microsoft-excel')).not.toContain('administration');
    expect(broaderThan('sap')).not.toContain('logistics');
    expect(broaderThan('salesforce')).not.toContain('sales');
  });

  it('is apart from kin', () => {
    expect(siblingsOf('angular')).toContain('angularjs');
    expect(idsIn('J2EE, Java EE and JEE')).toEqual(['jakarta-ee', 'jakarta-ee', 'jakarta-ee']);
    expect(idsIn('Spring MVC or Spring Boot')).toEqual(['spring-mvc', 'spring-boot']);
  });
});
