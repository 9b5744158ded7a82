import { MailKind } from '@fitfolio/auth-contract/mail';
import { describe, expect, it } from '@jest/globals';
import { renderMail } from './render-mail.js';

const site = 'https://fitfolio.example';
const each = MailKind.options.flatMap((kind) => (['vi', 'en'] as const).map((l) => [kind, l] as const));

describe.each(each)('the mail %s in %s', (kind, language) => {
  const mail = renderMail(kind, language, site, kind.endsWith('changed') ? undefined : '012345');

  it('says the same in text and in HTML', () => {
    const words = mail.html
      .replace(/<head>.*<\/head>/, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&#(\d+);/g, (_all, n: string) => String.fromCharCode(Number(n)))
      .replace(/\s+/g, ' ');
    for (const part of mail.text.split('\n\n').filter((p) => p !== '--' && !p.startsWith(site)))
      expect(words).toContain(part);
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  it('leads only to our own site', () => {
    for (const [, url] of mail.html.matchAll(/href="([^"]*)"/g)) expect(url).toMatch(`${site}/`);
  });
});

it('has the code on a line of its own', () => {
  const { text, html } = renderMail('reset-password', 'vi', site, '012345');
  expect(text).toMatch(/^012345$/m);
  expect(html).toMatch(/^012345$/m);
});
