import type { Browser } from '@playwright/test';
import { Document, Packer, Paragraph } from 'docx';
import { texts } from './analyses.js';

export interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A real PDF, as a browser prints it. */
export async function resumePdf(browser: Browser, language: 'vi' | 'en'): Promise<UploadFile> {
  const page = await browser.newPage();
  const lines = texts.resume[language]().toString().split('\n');
  await page.setContent(
    `<body style="font: 11pt serif">${lines.map((line) => `<div>${escaped(line) || '&nbsp;'}</div>`).join('')}</body>`,
  );
  const buffer = await page.pdf({ format: 'A4' });
  await page.close();
  return { name: `cv-${language}.pdf`, mimeType: 'application/pdf', buffer };
}

/** A real Word file. */
export async function resumeDocx(language: 'vi' | 'en'): Promise<UploadFile> {
  const lines = texts.resume[language]().toString().split('\n');
  const document = new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] });
  return {
    name: `cv-${language}.docx`,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: await Packer.toBuffer(document),
  };
}

export const jobFile = (language: 'vi' | 'en'): UploadFile => ({
  name: `job-${language}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(texts.job[language]()),
});

export const textFile = (name: string, content: string | Buffer, mimeType = 'text/plain'): UploadFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
