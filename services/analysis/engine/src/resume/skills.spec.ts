import { describe, expect, it } from '@jest/globals';
import { plainTextDocument } from '../document.js';
import { parseResume } from './parse-resume.js';
import { skillItems } from './skill-items.js';

const items = (text: string): string[] => skillItems(text, 0).map((item) => item.text);
const factsOf = (text: string) => parseResume(plainTextDocument(text), '2026-06-01');

describe('items of a list of skills', () => {
  it.each([
    ['Azure (VMs, Functions), Go', ['Azure', 'VMs', 'Functions', 'Go']],
    ['Jest, Cypress and Playwright', ['Jest', 'Cypress', 'Playwright']],
    ['Word, Excel và PowerPoint', ['Word', 'Excel', 'PowerPoint']],
    ['Figma/Sketch', ['Figma', 'Sketch']],
    ['CI/CD, PL/SQL', ['CI/CD', 'PL/SQL']],
    ['Stock control (4 years), Picking (Less than 1 year)', ['Stock control', 'Picking']],
    ['Excel – nâng cao; SAP: cơ bản', ['Excel', 'SAP']],
    ['Kotlin ★★★★☆ | Swift ●●○', ['Kotlin', 'Swift']],
    ['Kubernetes (user level)', ['Kubernetes']],
    ['Familiar with Terraform, Packer', ['Terraform', 'Packer']],
    ['Thành thạo AutoCAD, Revit', ['AutoCAD', 'Revit']],
    ['Kotlin Gradle Redis Kafka', ['Kotlin', 'Gradle', 'Redis', 'Kafka']],
    ['Journey mapping Wireframing', ['Journey mapping', 'Wireframing']],
    ['Azure [Functions, Service Bus]', ['Azure', 'Functions', 'Service Bus']],
    ['Kê khai thuế GTGT', ['Kê khai thuế GTGT']],
    ['Photoshop Illustrator CorelDRAW', ['Photoshop', 'Illustrator', 'CorelDRAW']],
  ])('%s', (text, expected) => {
    expect(items(text)).toEqual(expected);
  });

  it('keeps the place of each item', () => {
    const text = 'Azure (VMs, Functions), Jest and Cypress ★★★';
    for (const item of skillItems(text, 100))
      expect(text.slice(item.start - 100, item.end - 100)).toBe(item.text);
  });
});

describe('skills of a résumé', () => {
  it('reads rows of groups, and spoken languages apart', () => {
    const { skills, languages } = factsOf(
      'Lan Do\nlan@example.com\n\nSkills\nBackend\tNestJS, Fastify\nData\tClickHouse, dbt\nLanguages\tEnglish, French\n',
    );
    expect(skills).toEqual(['NestJS', 'Fastify', 'ClickHouse', 'dbt']);
    expect(languages.map(({ name }) => name)).toEqual(['English', 'French']);
  });

  it('counts the tools of a job and not what it denies', () => {
    const { skills } = factsOf(
      'Lan Do\nlan@example.com\n\nExperience\nDeveloper, Alpha Ltd\n2019 - 2021\n- Not a line of Python here\nTech stack: Elixir, Phoenix LiveView\n',
    );
    expect(skills).toEqual(['Elixir', 'Phoenix LiveView']);
  });

  it('knows the language of a test', () => {
    const { languages } = factsOf(
      'Lan Do\nlan@example.com\n\nCertificates\nJLPT N2\nTOPIK 4\nDELF B2\nTestDaF TDN 4\nVSTEP B2\n',
    );
    expect(languages.map(({ name }) => name)).toEqual(['Japanese', 'Korean', 'French', 'German', 'English']);
  });
});
