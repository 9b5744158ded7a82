import { manyPayments } from '../support/many-payments.js';

/** Several of what is read at a time; `many-payments.db.long.spec.ts` has more than an export was ever cut at. */
manyPayments(2_500);
