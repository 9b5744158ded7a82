// Thirty résumés as people send them, and a post of forty requirements.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../src/support/product.ts';

const own = join(root, 'services/analysis/app/src/cli/bench/people');
const byOthers = join(root, '../shared/data/people');
/** Who is only counted elsewhere is not among them. */
const files = [
  ...['en/01.pdf', 'en/02.docx', 'vi/01.docx', 'vi/02.pdf'].map((path) => join(own, path)),
  ...[
    'en/02.pdf',
    'en/06.docx',
    'en/10.pdf',
    'en/14.pdf',
    'vi/02.docx',
    'vi/06.pdf',
    'vi/10.docx',
    'vi/14.docx',
  ].map((path) => join(byOthers, path)),
];
const types = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
/** Of the end of a zip: its last two bytes say how long the comment after them is. */
const zipEndBytes = 22;

/** The same document as other bytes: a comment at its end. */
function made(bytes, extension, mark) {
  const comment = Buffer.from(`%${mark}\n`);
  if (extension === 'pdf') return Buffer.concat([bytes, comment]);
  const copy = Buffer.from(bytes);
  const end = copy.length - zipEndBytes;
  if (copy.readUInt32LE(end) !== 0x06054b50) throw new Error('not a zip without a comment');
  copy.writeUInt16LE(comment.length, end + 20);
  return Buffer.concat([copy, comment]);
}

/** So many files; who comes again does so as a file of other bytes. */
export function resumes(count) {
  const found = files.filter((file) => existsSync(file));
  return Array.from({ length: count }, (_, n) => {
    const file = found[n % found.length];
    const extension = file.split('.').at(-1);
    return {
      name: `${n}-${basename(file)}`,
      mimeType: types[extension],
      buffer: made(readFileSync(file), extension, n),
    };
  });
}

const skills = [
  ['SQL', 'Python', 'Excel', 'Power BI', 'Tableau', 'Java', 'JavaScript', 'TypeScript', 'React', 'Node.js'],
  ['Docker', 'Kubernetes', 'AWS', 'Azure', 'Git', 'Linux', 'PostgreSQL', 'MongoDB', 'Redis', 'Kafka'],
  [
    'Spring Boot',
    'Django',
    'Vue.js',
    'Angular',
    'GraphQL',
    'Terraform',
    'Jenkins',
    'Figma',
    'Photoshop',
    'SEO',
  ],
  ['Google Analytics', 'Salesforce', 'SAP', 'Jira', 'Scrum', 'C#', 'PHP', 'Go', 'Swift', 'Kotlin', 'Flutter'],
  ['Elasticsearch', 'Selenium', 'Airflow', 'Spark', 'Hadoop', 'MySQL'],
].flat();

/** Each line is a requirement of its own; half of them are musts. */
export const longPost = `Data and software engineer
Company: Hai Dang

Requirements
${skills
  .slice(0, 22)
  .map((skill) => `- Must have experience with ${skill}.`)
  .join('\n')}

Nice to have
${skills
  .slice(22)
  .map((skill) => `- Experience with ${skill} is a plus.`)
  .join('\n')}
`;
