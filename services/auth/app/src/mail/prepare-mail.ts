import { codeTtlMinutes } from '@fitfolio/auth-contract/mail';
import { InjectConfig } from '@fitfolio/service-kit/boot/tokens';
import { Injectable } from '@nestjs/common';
import { AccountStore } from '../accounts/account.store.js';
import type { CodePurpose } from '../accounts/code.entity.js';
import { CodeStore } from '../accounts/code.store.js';
import { noticeKinds } from '../authentication/security-notice.js';
import { TokenKeys } from '../keys/token-keys.js';
import type { AuthConfig } from '../config.js';
import type { Letter } from './mail-post.js';
import type { ClaimedMail } from './mail-queue.js';
import { type MailFill, renderMail } from './render-mail.js';

export type Prepared =
  | { readonly letter: Letter }
  | { readonly nobody: true }
  | { readonly useless: 'expired' | 'superseded' };

const isCodeKind = (kind: string): kind is CodePurpose =>
  kind === 'verify-email' || kind === 'reset-password';

const isNotice = (kind: string): boolean => noticeKinds.some((each) => each === kind);

/**
 * Makes the letter of a mail. Whether the address has an account is asked only here, away from the call
 * that caused the mail: its answer takes the same time either way.
 */
@Injectable()
export class PrepareMail {
  constructor(
    private readonly accounts: AccountStore,
    private readonly codes: CodeStore,
    private readonly keys: TokenKeys,
    @InjectConfig() private readonly config: AuthConfig,
  ) {}

  async run({ id, kind, language, recipient, values, ageSeconds }: ClaimedMail): Promise<Prepared> {
    const letterWith = (fill: MailFill): Prepared => ({
      letter: { id, to: recipient, ...renderMail(kind, language, this.config.PUBLIC_URL, fill) },
    });
    if (!isCodeKind(kind))
      return letterWith({ values, ...(isNotice(kind) ? { token: this.keys.linkToken(id) } : {}) });
    if (ageSeconds > codeTtlMinutes * 60) return { useless: 'expired' };
    const account = await this.accounts.findByEmail(recipient);
    if (!account || account.disabled) return { nobody: true };
    const code = await this.codes.begin(account.id, kind, id);
    return code === null
      ? { useless: 'superseded' }
      : letterWith({
          code,
          ...(kind === 'verify-email' ? { token: this.keys.linkToken(id) } : {}),
        });
  }
}
