import type { MailKind } from '@fitfolio/auth-contract/mail';
import type { OutputLanguage } from '@fitfolio/contract-kit/common';
import type { Work } from '@fitfolio/service-kit/db/tables';
import { Injectable } from '@nestjs/common';
import { deviceOf } from '../accounts/device.js';
import { placeOf } from '../accounts/place.js';
import type { Origin } from '../accounts/session.store.js';
import type { MailValues } from '../adapters/mail/mail.entity.js';
import { MailStore } from '../adapters/mail/mail.store.js';

/** Mails about what somebody who is not the owner might have done. */
export const noticeKinds = [
  'new-device',
  'password-changed',
  'factor-added',
  'factor-removed',
] as const satisfies readonly MailKind[];

const zone = 'Asia/Ho_Chi_Minh';
/** `2026-11-21 17:04:05 (GMT+7)` */
const shownDate = (at: Date): string =>
  `${new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone }).format(at)} (GMT+7)`;

const words = {
  vi: { device: 'không rõ', 'this-machine': 'máy này', 'local-network': 'mạng nội bộ', unknown: 'không rõ' },
  en: {
    device: 'unknown',
    'this-machine': 'this machine',
    'local-network': 'local network',
    unknown: 'unknown',
  },
} as const;

/** What, when and where from: never a whole address. */
function circumstances({ address, userAgent }: Origin, language: OutputLanguage) {
  const { browser, system } = deviceOf(userAgent);
  const { place, network } = placeOf(address);
  const said = words[language];
  return {
    device: [browser, system].filter((part) => part !== null).join(' · ') || said.device,
    place: network ?? (place === 'internet' ? said.unknown : said[place]),
    at: shownDate(new Date()),
  };
}

export interface Notice {
  readonly kind: (typeof noticeKinds)[number];
  readonly recipient: string;
  /** Asked for by the call itself; else what its origin says. */
  readonly language?: OutputLanguage | undefined;
  readonly origin: Origin;
  readonly values?: MailValues;
}

@Injectable()
export class SecurityNotices {
  constructor(private readonly mails: MailStore) {}

  /** In the transaction of its cause. */
  async send(work: Work, { kind, recipient, origin, values, ...asked }: Notice): Promise<void> {
    const language = asked.language ?? origin.language ?? 'vi';
    const told = { ...circumstances(origin, language), ...values };
    await this.mails.add(work, { kind, recipient, language, values: told });
  }
}
