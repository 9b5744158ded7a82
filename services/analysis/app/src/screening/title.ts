import { screeningTitleCharsMax } from '@fitfolio/analysis-contract/limits';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';

const untitled: Readonly<Record<OutputLanguage, string>> = {
  vi: 'Tin tuyển dụng chưa có tên',
  en: 'Untitled post',
};

interface Named {
  /** Of the post. */
  readonly title: string | null;
  readonly jobFileName: string | null;
  readonly language: OutputLanguage;
}

/** What a screening is called until its owner says otherwise. */
export function titleOf({ title, jobFileName, language }: Named): string {
  const ofFile = jobFileName?.replace(/\.[a-z]{2,5}$/i, '').trim();
  const name = title?.trim() || ofFile || untitled[language];
  return Array.from(name).slice(0, screeningTitleCharsMax).join('').trim();
}
