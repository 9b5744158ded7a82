import type { FastifyInstance } from 'fastify';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The methods a path does answer to. */
export function allowedMethods(server: FastifyInstance, url: string): string[] {
  const path = url.split('?', 1)[0] ?? '/';
  return methods.filter((method) => {
    try {
      return Boolean(server.findRoute({ method, url: path, constraints: {} }));
    } catch {
      return false;
    }
  });
}
