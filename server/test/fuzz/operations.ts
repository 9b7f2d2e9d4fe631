/**
 * Reads the operations from the application's own API description, so that every served operation is tested.
 */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { JsonSchema } from './schema-values.ts';

interface Described {
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

export interface Reply {
  type: string;
  /** Undefined if the reply is not JSON. */
  schema: z.ZodType | undefined;
}

export interface Operation {
  /** Method and path such as `POST /api/exam/start`, with parameters as `{name}`. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  params: JsonSchema;
  query: JsonSchema;
  /** Undefined if the operation has no body. */
  body: { multipart: boolean; schema: JsonSchema } | undefined;
  /** By status. `4XX` has the reply of all rejections. */
  replies: Map<string, Reply>;
}

const JSON_TYPE = 'application/json';

function asObject(parameters: NonNullable<Described['parameters']>, where: 'path' | 'query'): JsonSchema {
  const own = parameters.filter((parameter) => parameter.in === where);
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
}

function readReply(content: NonNullable<Described['responses'][string]['content']>): Reply {
  const [type = '', { schema } = {}] = Object.entries(content)[0] ?? [];
  const isJson = type === JSON_TYPE && schema !== undefined;
  return { type, schema: isJson ? z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema) : undefined };
}

function readOperation(method: string, path: string, described: Described): Operation {
  const { parameters = [], requestBody, responses } = described;
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(requestBody?.content ?? {});
  return {
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase() as Operation['method'],
    path,
    params: asObject(parameters, 'path'),
    query: asObject(parameters, 'query'),
    body: requestBody && { multipart: type === 'multipart/form-data', schema },
    replies: new Map(
      Object.entries(responses).map(([status, { content = {} }]) => [status, readReply(content)]),
    ),
  };
}

export async function readOperations(app: FastifyInstance): Promise<Operation[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Described>>;
  }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => readOperation(method, path, described)),
  );
}
