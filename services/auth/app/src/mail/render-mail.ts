import type { MailKind } from '@fitfolio/auth-contract/mail';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import { mailTexts, signatures } from './mail-texts.js';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailFill {
  readonly code?: string;
  /** Goes behind the `#` of the button's address. */
  readonly token?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

const escape = (value: string): string => value.replace(/[&<>"']/g, (c) => `&#${String(c.charCodeAt(0))};`);
const oneLine = (value: string): string => value.replace(/\s+/g, ' ');

/** A mail in HTML and text. The code stands on a line of its own, so that programs find it too. */
export function renderMail(
  kind: MailKind,
  language: OutputLanguage,
  publicUrl: string,
  { code, token, values = {} }: MailFill = {},
): RenderedMail {
  const { subject: heading, lead, after, button, facts = [] } = mailTexts[language][kind];
  const value = (name: string): string => oneLine(String(values[name] ?? ''));
  const subject = heading.replace(/\{(\w+)\}/g, (_all, name: string) => value(name));
  const url = button && new URL(button.path, publicUrl);
  if (url && token !== undefined) url.hash = `token=${token}`;
  const lines = facts.map(([label, name]) => `${label}: ${value(name)}`);
  const text = [
    lead,
    lines.length > 0 ? lines.join('\n') : undefined,
    code,
    url?.href,
    after,
    '--',
    signatures[language],
  ].filter((part) => part !== undefined);
  const html = [
    `<!doctype html>`,
    `<html lang="${language}">`,
    `<head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">`,
    `<p>${escape(lead)}</p>`,
    lines.length > 0 && `<p>${lines.map(escape).join('<br>\n')}</p>`,
    code && `<p style="font-size:32px;font-weight:bold;letter-spacing:8px">\n${escape(code)}\n</p>`,
    button && url && `<p><a href="${escape(url.href)}">${escape(button.label)}</a></p>`,
    `<p>${escape(after)}</p>`,
    `<hr>`,
    `<p style="font-size:13px">${escape(signatures[language])}</p>`,
    `</body></html>`,
  ].filter(Boolean);
  return { subject, text: text.join('\n\n'), html: html.join('\n') };
}
