import { Id, OutputLanguage } from '@fitfolio/contract-kit/common';
import { defineEvent } from '@fitfolio/contract-kit/message';
import { z } from 'zod';

const shortCharsMax = 200;
const Short = z.string().min(1).max(shortCharsMax);

/** What a receipt says: all of it as people read it, in the mail's language. */
const Payment = z.strictObject({
  /** `199.000 ₫` */
  amount: Short,
  tokens: z.number().int(),
  reference: Short,
  date: Short,
});

/** Who shares what: a post's title. */
const Shared = z.strictObject({ by: Short, title: Short });

/** The mails other services may request, and what each needs. Their words live in auth. */
const RequestedMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payment-receipt'), values: Payment }),
  z.object({ kind: z.literal('payment-suspense'), values: Payment }),
  z.object({ kind: z.literal('screening-shared'), values: Shared }),
]);

/** Who requests mails; auth listens to each. */
type MailRequester = 'analysis' | 'payments';

const MailRequest = z.object({
  /** Of the requester: two requests with one id are one mail. */
  requestId: Id,
  userId: Id,
  language: OutputLanguage,
  mail: RequestedMail,
});

/**
 * The event by which a service requests a mail, in the transaction of its cause:
 * `tx.emit(mailRequestedBy('payments'), { requestId, userId, language, mail: { kind: 'payment-receipt', values } })`.
 */
export const mailRequestedBy = (requester: MailRequester) =>
  defineEvent({
    subject: `evt.${requester}.mail.requested.v1`,
    summary: 'A person is to be written to.',
    payload: MailRequest,
    key: (p) => p.requestId,
  });
