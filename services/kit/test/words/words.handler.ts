import {
  type ArgumentMetadata,
  type ArgumentsHost,
  type CallHandler,
  type CanActivate,
  Catch,
  Controller,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type PipeTransform,
  type RpcExceptionFilter,
  UseFilters,
  UseGuards,
  UseInterceptors,
  UsePipes,
} from '@nestjs/common';
import type { RpcReply, RpcRequest } from '@fitfolio/contract-kit/message';
import { map, type Observable, of, tap, throwError } from 'rxjs';
import { Database, type Tx } from '#src/db/database';
import { ProblemError } from '#src/http/problem-error';
import { EventContext } from '#src/messaging/event-context';
import { type EventMessage, OnEvent } from '#src/messaging/on-event';
import { OnRequest } from '#src/rpc/on-request';
import { sayWord, wordSaid } from './contract.js';

/** What the enhancers saw, in order. */
export const seen: string[] = [];

interface Raw {
  readonly id: string;
  readonly text: string;
}

/** A guard with a dependency, as Nest makes it. */
@Injectable()
class NotForbidden implements CanActivate {
  constructor(private readonly database: Database) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { id, text } = context.switchToRpc().getData<Raw>();
    const handled = await this.database.sql('select 1 from inbox where key = $1', [id]);
    seen.push(`guard ${context.getHandler().name} ${text} ${handled.length}`);
    return text !== 'forbidden';
  }
}

@Injectable()
class Trimmed implements PipeTransform {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    return type === 'body' ? { ...(value as Raw), text: (value as Raw).text.trim() } : value;
  }
}

@Injectable()
class Watched implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const name = context.getHandler().name;
    seen.push(`before ${name}`);
    return next.handle().pipe(
      tap(() => seen.push(`after ${name}`)),
      map((reply: unknown) =>
        typeof reply === 'object' && reply !== null && 'said' in reply
          ? { said: `${String(reply.said)}!` }
          : reply,
      ),
    );
  }
}

class Taken extends Error {}

/** A word that is taken is no failure of an event; a request is refused. */
@Catch(Taken)
class TakenFilter implements RpcExceptionFilter {
  catch(_error: Taken, host: ArgumentsHost): Observable<unknown> {
    seen.push('filter');
    return host.switchToRpc().getContext<unknown>() instanceof EventContext
      ? of(undefined)
      : throwError(() => new ProblemError('WORD_TAKEN', 409, 'This word is taken.'));
  }
}

class Lost extends Error {}

/** Only looks: without an Observable it does not speak for the handler. */
@Catch(Lost)
class LookingFilter {
  catch(): void {
    seen.push('looked');
  }
}

@Controller()
export class WordsHandler {
  @OnEvent(wordSaid, { attemptsMax: 2, backoffMs: [10] })
  @UseGuards(NotForbidden)
  @UsePipes(Trimmed)
  @UseInterceptors(Watched)
  @UseFilters(TakenFilter, LookingFilter)
  async hear({ payload }: EventMessage<typeof wordSaid>, tx: Tx): Promise<void> {
    await tx.sql('insert into word values ($1, $2)', [payload.id, payload.text]);
    if (payload.text === 'taken') throw new Taken();
    if (payload.text === 'lost') throw new Lost('nobody heard it');
  }
}

@Controller()
@UseGuards(NotForbidden)
@UsePipes(Trimmed)
@UseInterceptors(Watched)
@UseFilters(TakenFilter)
export class SayingHandler {
  @OnRequest(sayWord)
  async say({ id, text }: RpcRequest<typeof sayWord>, tx: Tx): Promise<RpcReply<typeof sayWord>> {
    await tx.sql('insert into word values ($1, $2)', [id, text]);
    if (text === 'taken') throw new Taken();
    return { said: text };
  }
}
