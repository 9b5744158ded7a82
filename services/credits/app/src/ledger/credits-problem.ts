import { creditsErrorCodes } from '@fitfolio/credits-contract/errors';
import { problemOf } from '@fitfolio/service-kit/http/problem-error';

export const creditsProblem = problemOf(creditsErrorCodes);
