import { paymentsErrorCodes } from '@fitfolio/payments-contract/errors';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';

export const paymentsProblem = problemOf(paymentsErrorCodes);
