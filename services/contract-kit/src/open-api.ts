import { z } from 'zod';
import { Problem } from './problem.js';
import type { AnyRoute, RouteTable } from './route.js';

/** JSON, as far as TypeScript needs to know. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A zod schema as JSON Schema; `input` is what is sent, `output` what comes back. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const override = io === 'input' ? tellFormat : undefined;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override }) as Record<
    string,
    Json
  >;
  return rest;
}

/** Text that is tidied up before its format is checked has this format: `z.string().trim().pipe(z.email())`. */
const tellFormat: z.core.ToJSONSchemaParams['override'] = ({ zodSchema, jsonSchema: told }) => {
  if (!(zodSchema instanceof z.ZodPipe) || !(zodSchema.out instanceof z.ZodStringFormat)) return;
  const { format, pattern } = z.toJSONSchema(zodSchema.out);
  Object.assign(told, { format, pattern });
};

/** Stands in every document: whoever edits one edits in vain. */
const generated = 'from the contracts by `npm run generate`; do not edit';

const statusText: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Made.',
  202: 'Taken, not done yet.',
  204: 'Done, nothing to say.',
  302: 'Go on there.',
};

/** The OpenAPI 3.1 document of a table of routes. Pure: the same routes give the same document. */
export function openApi(title: string, routes: RouteTable): JsonObject {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of Object.values(routes).toSorted(byPath)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(title, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `Fitfolio: ${title}`, version: '1.0.0', 'x-generated': generated },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(Problem, 'output') },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const byPath = (a: AnyRoute, b: AnyRoute): number =>
  a.path === b.path ? compare(a.method, b.method) : compare(a.path, b.path);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function operation(tag: string, route: AnyRoute): JsonObject {
  const body = requestBody(route);
  const parameters = [...fields('path', route.params), ...fields('query', route.query)];
  return {
    operationId: route.id,
    summary: route.summary,
    tags: [tag],
    ...(route.access === 'public' ? {} : { security: [{ accessToken: [] }] }),
    'x-access': route.access,
    ...(route.reauthenticated === true && { 'x-reauthenticated': true }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      [String(route.status ?? 200)]: success(route),
      default: {
        description: 'An error; `code` says which.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
    'x-error-codes': [...route.errors],
  };
}

function success(route: AnyRoute): JsonObject {
  const description = statusText[route.status ?? 200] ?? 'Done.';
  const content = {
    ...(route.reply && { 'application/json': { schema: jsonSchema(route.reply, 'output') } }),
    ...(route.download !== undefined && {
      [route.download]: { schema: { type: 'string', format: 'binary' } },
    }),
  };
  return { description, ...(Object.keys(content).length > 0 && { content }) };
}

function fields(where: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: JsonObject;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: field,
  }));
}

function requestBody(route: AnyRoute): JsonObject | undefined {
  if (route.files === undefined) {
    if (route.body === undefined) return undefined;
    return { required: true, content: { 'application/json': { schema: jsonSchema(route.body, 'input') } } };
  }
  const text = (route.body === undefined ? {} : jsonSchema(route.body, 'input')) as {
    properties?: JsonObject;
    required?: readonly string[];
  };
  const files = Object.entries(route.files);
  const required = [...files.filter(([, f]) => f.required).map(([name]) => name), ...(text.required ?? [])];
  const properties: Record<string, Json> = { ...text.properties };
  for (const [name, file] of files) {
    const description = `${file.extensions.join(', ')}; at most ${file.bytesMax} bytes`;
    properties[name] = { type: 'string', format: 'binary', description };
  }
  const schema = { type: 'object', properties, required, additionalProperties: false };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}
