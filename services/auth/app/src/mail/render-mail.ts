import type { MailKind } from '@fitfolio/auth-contract/mail';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { mailTexts, signatures } from './mail-texts.js';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const escape = (value: string): string => value.replace(/[&<>"']/g, (c) => `&#${String(c.charCodeAt(0))};`);

/** A mail in HTML and text. The code stands on a line of its own, so that programs find it too. */
export function renderMail(
  kind: MailKind,
  language: OutputLanguage,
  publicUrl: string,
  code?: string,
): RenderedMail {
  const { subject, lead, after, button } = mailTexts[language][kind];
  const url = button && new URL(button.path, publicUrl).href;
  const text = [lead, code, url, after, '--', signatures[language]].filter((part) => part !== undefined);
  const html = [
    `<!doctype html>`,
    `<html lang="${language}">`,
    `<head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">`,
    `<p>${escape(lead)}</p>`,
    code && `<p style="font-size:32px;font-weight:bold;letter-spacing:8px">\n${escape(code)}\n</p>`,
    button && url && `<p><a href="${escape(url)}">${escape(button.label)}</a></p>`,
    `<p>${escape(after)}</p>`,
    `<hr>`,
    `<p style="font-size:13px">${escape(signatures[language])}</p>`,
    `</body></html>`,
  ].filter(Boolean);
  return { subject, text: text.join('\n\n'), html: html.join('\n') };
}
