import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { AnyRoute } from '@fitfolio/contract-kit/route';
import type { FastifyReply } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { serviceLogger } from '#src/boot/tokens';
import type { Logger } from '#src/log/logger';
import { withRequestId } from '#src/log/request-context';
import { type NotedRequest, routeOf } from './handles.js';
import { problem } from './problem-error.js';
import { readCall } from './read-call.js';

/** Parses the call before the method, and lets through of its reply only what the contract names. */
@Injectable()
export class RouteInterceptor implements NestInterceptor {
  constructor(@Inject(serviceLogger) private readonly logger: Logger) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const route = routeOf(context.getHandler());
    if (route === undefined) return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<NotedRequest>();
    return from(withRequestId(request.id, () => this.run(route, request, http.getResponse(), next)));
  }

  private async run(route: AnyRoute, request: NotedRequest, reply: FastifyReply, next: CallHandler) {
    request.notes = { ...request.notes, call: await readCall(request, reply, route) };
    const result: unknown = await firstValueFrom(next.handle(), { defaultValue: undefined });
    if (route.reply === undefined) return undefined;
    const checked = route.reply.safeParse(result);
    if (checked.success) return checked.data;
    const paths = checked.error.issues.map((i) => `${i.path.join('.')}: ${i.code}`);
    this.logger.error({ route: route.id, paths }, 'the reply is not what the contract says');
    throw problem('INTERNAL', 'Something went wrong on our side.');
  }
}
