import { Ctx, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { ContractPipe } from './contract-pipe.js';
import { type HandlerMethod, MessageContext } from './message-context.js';

/**
 * Makes a method of a controller the handler of a Nest message pattern. Nest calls it with the payload, which the
 * contract's pipe parsed, and the context, which calls the method itself in the transaction it is promised. So guards,
 * interceptors and pipes run before that transaction begins, and filters after it has ended.
 */
export function messageMethod(pattern: MethodDecorator, schema: z.ZodType) {
  return (target: object, name: string | symbol, descriptor: PropertyDescriptor): void => {
    const method = descriptor.value as HandlerMethod;
    const handle = function (this: object, payload: unknown, context: unknown): Promise<unknown> {
      const call: HandlerMethod = (...given) => method.apply(this, given);
      // A unit test calls the method with its own arguments.
      return context instanceof MessageContext ? context.run(payload, call) : call(payload, context);
    };
    Object.defineProperty(handle, 'name', { value: method.name });
    // What decorators below this one noted on the method (guards, filters) is true of the handler.
    for (const key of Reflect.getMetadataKeys(method))
      Reflect.defineMetadata(key, Reflect.getMetadata(key, method), handle);
    descriptor.value = handle;
    pattern(target, name, descriptor);
    Payload(new ContractPipe(schema))(target, name, 0);
    Ctx()(target, name, 1);
  };
}
