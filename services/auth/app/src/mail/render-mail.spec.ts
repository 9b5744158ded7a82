import { MailKind } from '@fitfolio/auth-contract/mail';
import { describe, expect, it } from '@jest/globals';
import { renderMail } from './render-mail.js';

const site = 'https://fitfolio.example';
const each = MailKind.options.flatMap((kind) => (['vi', 'en'] as const).map((l) => [kind, l] as const));

describe.each(each)('the mail %s in %s', (kind, language) => {
  const mail = renderMail(kind, language, site, {
    ...(kind === 'verify-email' ? { token: 'abc' } : {}),
    ...(kind === 'verify-email' || kind === 'reset-password' ? { code: '012345' } : {}),
    values: { amount: '199.000 ₫', tokens: 50, reference: 'FF<1>', date: '21/11/2026' },
  });

  it('says the same in text and in HTML', () => {
    const words = mail.html
      .replace(/<head>.*<\/head>/, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&#(\d+);/g, (_all, n: string) => String.fromCharCode(Number(n)))
      .replace(/\s+/g, ' ');
    for (const part of mail.text.split(/\n+/).filter((p) => p !== '--' && !p.startsWith(site)))
      expect(words).toContain(part);
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  it('leads only to our own site', () => {
    for (const [, url] of mail.html.matchAll(/href="([^"]*)"/g)) expect(url).toMatch(`${site}/`);
  });
});

it('has the code on a line of its own', () => {
  const { text, html } = renderMail('reset-password', 'vi', site, { code: '012345' });
  expect(text).toMatch(/^012345$/m);
  expect(html).toMatch(/^012345$/m);
});

it('fills in what a receipt says, as text only and on one line', () => {
  const values = { amount: '199.000 ₫', tokens: 50, reference: 'FF-1\nBcc: <x>', date: '21/11/2026' };
  const { subject, text, html } = renderMail('payment-receipt', 'en', site, { values });
  expect(subject).toBe('Your receipt for payment FF-1 Bcc: <x>');
  expect(text).toContain('Amount: 199.000 ₫\nTokens: 50\nReference: FF-1 Bcc: <x>\nDate: 21/11/2026');
  expect(html).not.toContain('<x>');
});

it('has the token of the link behind the #, where no server sees it', () => {
  const { text } = renderMail('verify-email', 'en', site, { code: '012345', token: 'a.b' });
  expect(text).toContain('https://fitfolio.example/verify-email#token=a.b');
});
