import { createHmac, timingSafeEqual } from 'node:crypto';
import { paymentsProblem } from '../payments-problem.js';

/** Compares without telling by its time how much was right. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

export const badSignature = (why: string) =>
  paymentsProblem('WEBHOOK_SIGNATURE_INVALID', `The signature is not valid: ${why}.`);

export const hmacHex = (secret: string, data: string | Uint8Array): string =>
  createHmac('sha256', secret).update(data).digest('hex');
