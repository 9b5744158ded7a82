import type { AnyRoute, RouteReply, RouteRequest } from '@fitfolio/contract-kit/route';
import type { TestReply, TestService } from '@fitfolio/service-kit/testing/test-service';

/** A browser: keeps cookies of every path and sends them, as far as auth needs that. */
export function browser(
  service: TestService,
  userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537',
) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call<R extends AnyRoute>(
      route: R,
      sent: Partial<RouteRequest<R>>,
      token?: string,
    ): Promise<TestReply<RouteReply<R>>> {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const options = {
        headers: { cookie, 'user-agent': userAgent, 'accept-language': 'en' },
        ...(token !== undefined && { token }),
      };
      const reply = await service.call(route, sent as never, options);
      for (const set of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return reply;
    },
  };
}
export type Browser = ReturnType<typeof browser>;
