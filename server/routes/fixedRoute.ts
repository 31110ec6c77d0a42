import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify'
import { z } from 'zod'
import { defined } from '../../src/core/defined.ts'
import type { Operation } from '../../src/derive/openapi/operation.ts'
import { readBody, readParams, readQuery } from '../requests/read.ts'

/**
 * A call beside those that every area has, declared once: its route reads what is sent by these schemas, and the API's document is
 * written from them. A schema with an id (`meta`) stands in the document under that name.
 */
export interface FixedCall<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>
  extends Pick<Operation, 'id' | 'tag' | 'summary' | 'description' | 'refusals'> {
  /** The method and the path below the base, with `:id` for what varies. */
  readonly route: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`
  readonly config: FastifyContextConfig
  /** What varies in the path; what does not fit is not found. */
  readonly params?: P
  /** Without it, no parameter is known. */
  readonly query?: Q
  readonly body?: B
  readonly example?: z.input<B>
  /** A body that the handler reads by itself, such as a file, or what is believed only once its signature is right. */
  readonly takes?: { readonly type?: string; readonly schema: z.ZodType }
  /** In bytes, where a body may be larger or must be smaller than others. */
  readonly bodyLimit?: number
  /** The headers that the handler reads. */
  readonly headers?: z.ZodObject
  readonly answer: Omit<Operation['answer'], 'schema'> & { readonly schema: A }
  /** Gets the parameters and the body as the schemas read them. */
  readonly handler: (
    asked: FastifyRequest<{ Params: z.output<P>; Querystring: z.output<Q>; Body: z.output<B> }>,
    reply: FastifyReply,
  ) => z.input<A> | FastifyReply | Promise<z.input<A> | FastifyReply>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All that `fixedRoute` has registered. */
    fixedCalls: FixedCall<z.ZodType, z.ZodType, z.ZodType, z.ZodType>[]
  }
}

/** What is answered where there is nothing to say. */
export const empty = z.object({})

/** Parameters that nobody looks at. */
export const anyQuery = z.looseObject({})

/** Milliseconds: what a timer can wait at most. */
const longestTimer = 2 ** 31 - 1

const noQuery = z.strictObject({})

/** Registers the route of a call. */
export function fixedRoute<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(app: FastifyInstance, call: FixedCall<P, Q, B, A>): void {
  const { route, config, params, query = noQuery, body, bodyLimit, handler } = call
  const [method = '', url = ''] = route.split(' ')
  app.fixedCalls.push(call as never)
  app.route(
    defined<RouteOptions>({
      method,
      url,
      config,
      bodyLimit: bodyLimit || undefined,
      handlerTimeout: config.endless ? longestTimer : undefined,
      handler: async (request, reply) => {
        request.query = readQuery(query, request.query)
        if (params) request.params = readParams(params, request.params)
        if (body) request.body = readBody(body, request.body ?? body.safeParse(undefined).data)
        return handler(request as Parameters<typeof handler>[0], reply)
      },
    }),
  )
}
