import { describe, expect, it } from '@jest/globals';
import { stanceOf } from './stance.js';

const stance = (text: string, name: string) => {
  const at = text.indexOf(name);
  return stanceOf(text, at, at + name.length);
};
const polarity = (text: string, name: string): string => stance(text, name).polarity;

describe('polarity', () => {
  it.each([
    ['No experience with Terraform, Ansible or Puppet', ['Terraform', 'Ansible', 'Puppet']],
    ['I have never used Salesforce or HubSpot.', ['Salesforce', 'HubSpot']],
    ['Not familiar with Kafka and RabbitMQ', ['Kafka', 'RabbitMQ']],
    ['Never used, deployed or maintained Oracle', ['Oracle']],
    ['Did all reporting without SAP', ['SAP']],
    ['Lack of knowledge in Figma', ['Figma']],
    ['Haven’t worked with Kotlin yet', ['Kotlin']],
    ['Rust: none', ['Rust']],
    ['Scala (no experience)', ['Scala']],
    ['Perl, which I have never used', ['Perl']],
    ['Chưa từng làm việc với Bravo, Fast', ['Bravo', 'Fast']],
    ['Không biết Photoshop và Illustrator', ['Photoshop', 'Illustrator']],
    ['Chưa có kinh nghiệm về SolidWorks', ['SolidWorks']],
    ['Em chưa sử dụng Power BI bao giờ', ['Power BI']],
    ['Revit: chưa biết', ['Revit']],
    ['không có kiến thức về SEO, SEM', ['SEO', 'SEM']],
    ['Could not take part in the Workday launch', ['Workday']],
    ['I couldn’t join the Odoo training', ['Odoo']],
    ['I am unable to work night shifts', ['night shifts']],
    ['Payroll only, and not comfortable presenting in Tableau', ['Tableau']],
    ['I do not wish to relocate', ['relocate']],
    ['Plan the sprints, but do not write Elixir myself', ['Elixir']],
    ['I did not build the Snowflake models', ['Snowflake']],
    ['I would rather not travel', ['travel']],
    ['Currently not available for weekends', ['weekends']],
    ['I could not begin the Anaplan training', ['Anaplan']],
    ['I could not justify a move to Looker', ['Looker']],
  ])('denies: %s', (text, names) => {
    for (const name of names) expect([name, polarity(text, name)]).toEqual([name, 'denied']);
  });

  it.each([
    ['Not only Terraform but also Ansible', ['Terraform', 'Ansible']],
    ['No experience with Rust, but five years of Scala', ['Scala']],
    ['No experience with Rust; used Scala daily', ['Scala']],
    ['Never used Rust, worked with Scala for years', ['Scala']],
    ['Built no-code flows with Zapier', ['Zapier']],
    ['Node and Express services', ['Node', 'Express']],
    ['Migrated to Postgres with no downtime on Kubernetes', ['Postgres', 'Kubernetes']],
    ['Never missed a deadline in Jira projects', ['Jira']],
    ['Deployed with Helm without errors in production on GKE', ['Helm', 'GKE']],
    ['Không chỉ biết Excel mà còn thành thạo Power BI', ['Excel', 'Power BI']],
    ['Không ngừng học hỏi, sử dụng tốt AutoCAD', ['AutoCAD']],
    ['Không ngại khó, đã dùng MISA 3 năm', ['MISA']],
    ['Chưa biết Revit nhưng thành thạo AutoCAD', ['AutoCAD']],
    ['Nhân viên hàng không, sử dụng Amadeus', ['Amadeus']],
    ['Không để xảy ra sự cố khi vận hành Fanuc', ['Fanuc']],
    ['Helped clients who could not log in to Salesforce', ['Salesforce']],
    ['The launch could not have gone better thanks to Kafka', ['Kafka']],
    ['Cared for patients unable to eat, recorded in Epic', ['Epic']],
    ['Kept orders moving when suppliers would not deliver, by SAP', ['SAP']],
    ['I could not only read but also write Kotlin', ['Kotlin']],
    ['I could not wait to bring Figma to the team, and did', ['Figma']],
  ])('does not deny: %s', (text, names) => {
    for (const name of names) expect([name, polarity(text, name)]).toEqual([name, 'asserted']);
  });

  it.each([
    ['Experience with Docker is not required', 'Docker'],
    ['No knowledge of Excel needed', 'Excel'],
    ['Không yêu cầu biết tiếng Hàn', 'tiếng Hàn'],
  ])('is not needed: %s', (text, name) => expect(polarity(text, name)).toBe('not-needed'));
});

describe('modality', () => {
  it.each([
    ['I would like to work with Kubernetes', 'Kubernetes', 'wished'],
    ['Interested in learning Swift', 'Swift', 'wished'],
    ['Mong muốn được học hỏi thêm về Python', 'Python', 'wished'],
    ['Trở thành chuyên gia SAP trong 5 năm tới', 'SAP', 'wished'],
    ['Currently studying German (course until 2026)', 'German', 'learning'],
    ['German (B1, course B2 running)', 'German', 'learning'],
    ['Đang theo học khóa Data Analyst với SQL', 'SQL', 'learning'],
    ['Mới bắt đầu học Go', 'Go', 'learning'],
    ['Lớp Luật xây dựng ứng dụng (tối thứ 5, dự kiến xong 03/2027)', 'Luật xây dựng', 'learning'],
    ['Evening class in Tax Law (Thursdays, to finish in March)', 'Tax Law', 'learning'],
    ['Taught Tax Law (evenings, finished early)', 'Tax Law', 'done'],
    ['Preparing for the PMP exam', 'PMP', 'planned'],
    ['CFA Level II (planned 2027)', 'CFA', 'planned'],
    ['Dự định thi ACCA năm sau', 'ACCA', 'planned'],
    ['Eager to apply my experience in Java', 'Java', 'done'],
    ['Machine learning with PyTorch', 'PyTorch', 'done'],
    ['Seeking to begin my career where I can use my knowledge of Vue', 'Vue', 'done'],
    ['Taught a course on Linux', 'Linux', 'done'],
    ['Mong muốn vận dụng kinh nghiệm kế toán thuế', 'kế toán thuế', 'done'],
  ])('%s → %s is %s', (text, name, modality) => expect(stance(text, name).modality).toBe(modality));
});

describe('holder and level', () => {
  it.each([
    ['Our customers use SAP and Oracle', 'SAP', 'other'],
    ['Key accounts: clients such as Siemens', 'Siemens', 'other'],
    ['Hệ thống của khách hàng chạy trên AS400', 'AS400', 'other'],
    ['Built an app that lets users manage inventory', 'inventory', 'product'],
    ['Ứng dụng cho phép người dùng quản lý kho', 'quản lý kho', 'product'],
    ['Built booking sites for hotel and airline companies', 'hotel', 'other'],
    ['Built user screens using Angular', 'Angular', 'candidate'],
    ['Supervised a team that deployed Jenkins', 'Jenkins', 'candidate'],
  ])('%s → %s: %s', (text, name, holder) => expect(stance(text, name).holder).toBe(holder));

  it.each([
    ['Excel (basic), Word', 'Excel', true],
    ['Excel (basic), Word', 'Word', false],
    ['Photoshop (less than 1 year)', 'Photoshop', true],
    ['Basic knowledge of Tableau', 'Tableau', true],
    ['AutoCAD cơ bản', 'AutoCAD', true],
    ['Biết sơ qua về Revit', 'Revit', true],
    ['SQL (8 years)', 'SQL', false],
    ['Basic\tPerl (log files), Lua', 'Perl', true],
    ['Basic\tPerl (log files), Lua', 'Lua', true],
    ['Cơ bản: SolidWorks, CNC Fanuc', 'CNC Fanuc', true],
    ['Good\tPerl, Lua', 'Lua', false],
    ['Biến tần Danfoss\tĐọc thông số, ít khi làm', 'Biến tần Danfoss', true],
    ['Power BI\tDùng hằng ngày', 'Power BI', false],
    ['Power BI\tExcel (basic)', 'Power BI', false],
    ['Access: I enter data into forms that colleagues set up', 'Access', true],
    ['VBA (chạy macro có sẵn)', 'VBA', true],
    ['CentOS ở mức xem log và lệnh cơ bản', 'CentOS', true],
    ['Vẽ SketchUp đơn giản', 'SketchUp', true],
  ])('%s → %s weak: %s', (text, name, weak) => expect(stance(text, name).weak).toBe(weak));
});
