import type { PipeTransform } from '@nestjs/common';
import { commonErrorCodes } from '@fitfolio/contract-kit/problem';
import type { z } from 'zod';
import { ProblemError } from '#src/http/problem-error';

/** A message that is not of its contract's shape. Trying again does not help. */
export class ContractError extends ProblemError {
  constructor(readonly issues: z.ZodError) {
    super('INVALID_INPUT', commonErrorCodes.INVALID_INPUT, 'The message has bad or missing fields.', {
      cause: issues,
    });
  }
}

/** Parses the payload of a message by its contract. It is the last pipe before the method. */
export class ContractPipe implements PipeTransform {
  constructor(private readonly schema: z.ZodType) {}

  transform(payload: unknown): unknown {
    const parsed = this.schema.safeParse(payload);
    if (!parsed.success) throw new ContractError(parsed.error);
    return parsed.data;
  }
}
