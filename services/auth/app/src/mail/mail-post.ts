import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { AuthConfig } from '../config.js';
import type { RenderedMail } from './render-mail.js';

const timeoutMs = 10_000;

export interface Letter extends RenderedMail {
  readonly id: string;
  readonly to: string;
}

/** Carries a letter away; throws when it could not. */
export type MailPost = (letter: Letter) => Promise<void>;

/** The way out that the configuration names; null when there is none, and mails wait. */
export function mailPostOf(config: AuthConfig): MailPost | null {
  if (config.SMTP_URL) return bySmtp(config.SMTP_URL, config);
  if (config.DATA_DIR) return intoFolder(join(config.DATA_DIR, 'mail'), config);
  return null;
}

/** The same letter has the same Message-ID at each try: a mailbox can tell that it has it already. */
const messageOf = ({ id, to, subject, text, html }: Letter, config: AuthConfig) => ({
  from: config.MAIL_FROM,
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId: `<${id}@${new URL(config.PUBLIC_URL).hostname}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  textEncoding: 'quoted-printable' as const,
  disableFileAccess: true,
  disableUrlAccess: true,
});

const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);

function bySmtp(url: string, config: AuthConfig): MailPost {
  const transport = createTransport({
    url,
    requireTLS: config.SMTP_REQUIRE_TLS ?? !isLoopback(new URL(url).hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return async (letter) => {
    await transport.sendMail(messageOf(letter, config));
  };
}

/** One file per mail, by its id: a try too many writes the same file again. */
function intoFolder(folder: string, config: AuthConfig): MailPost {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (letter) => {
    const { message } = await transport.sendMail(messageOf(letter, config));
    if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${letter.id}.eml`);
    await writeFile(`${file}.part`, message, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}
