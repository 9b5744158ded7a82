import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { RpcDefinition } from '@fitfolio/contract-kit/message';
import type { AnyRoute } from '@fitfolio/contract-kit/route';
import { routeOf } from '#src/http/handles';
import { type FoundMethod, type Handler, handlersOf } from '#src/messaging/handler';
import { type HandlerMeta, handlerKey } from '#src/messaging/on-event';
import { answersKey } from '#src/rpc/answers';
import type { RpcHandler } from '#src/rpc/rpc-server';

interface Found {
  readonly handlers: Handler[];
  readonly rpcs: RpcHandler[];
  readonly routes: AnyRoute[];
}

type Callable = (...args: unknown[]) => Promise<void>;

/** Finds the marked methods of every controller and provider. */
export function discover(app: INestApplication, service: string): Found {
  const discovery = app.get(DiscoveryService);
  const scanner = new MetadataScanner();
  const found: Found = { handlers: [], rpcs: [], routes: [] };
  for (const { instance } of [...discovery.getControllers(), ...discovery.getProviders()]) {
    if (typeof instance !== 'object' || instance === null) continue;
    const object = instance as Record<string, Callable>;
    const prototype: object | null = Object.getPrototypeOf(object);
    if (prototype === null || prototype === Object.prototype) continue;
    const events: FoundMethod[] = [];
    for (const name of scanner.getAllMethodNames(prototype)) {
      const method = object[name];
      if (typeof method !== 'function') continue;
      const call: Callable = (...args) => method.apply(object, args);
      const meta = Reflect.getMetadata(handlerKey, method) as HandlerMeta | undefined;
      const rpc = Reflect.getMetadata(answersKey, method) as RpcDefinition | undefined;
      const route = routeOf(method);
      if (meta !== undefined) events.push({ meta, call });
      if (rpc !== undefined) found.rpcs.push({ rpc, answer: call });
      if (route !== undefined) found.routes.push(route);
    }
    found.handlers.push(...handlersOf(service, events));
  }
  return found;
}
