import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { PATTERN_METADATA } from '@nestjs/microservices/constants.js';
import type { AnyRoute } from '@fitfolio/contract-kit/route';
import { routeOf } from '#src/http/handles';

/** The routes that the controllers handle. A message handler that Nest would not call is an error. */
export function discoverRoutes(app: INestApplication): AnyRoute[] {
  const discovery = app.get(DiscoveryService);
  for (const { instance } of discovery.getProviders())
    for (const method of methodsOf(instance))
      if (Reflect.hasMetadata(PATTERN_METADATA, method))
        throw new Error(
          `${(instance as object).constructor.name} handles messages: it belongs to the controllers`,
        );
  return discovery
    .getControllers()
    .flatMap(({ instance }) => methodsOf(instance).map(routeOf))
    .filter((route) => route !== undefined);
}

const scanner = new MetadataScanner();

function methodsOf(instance: unknown): object[] {
  if (typeof instance !== 'object' || instance === null) return [];
  const prototype: object | null = Object.getPrototypeOf(instance);
  if (prototype === null || prototype === Object.prototype) return [];
  const object = instance as Record<string, unknown>;
  return scanner
    .getAllMethodNames(prototype)
    .map((name) => object[name])
    .filter((method) => typeof method === 'function');
}
