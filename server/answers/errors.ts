import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { baseLocale } from '../../src/core/index.ts'
import { ApiError } from '../apiError.ts'
import { refusalOf } from './refusal.ts'
import type { Translate } from './texts.ts'

/** Answers anything thrown; what is our own fault is also written to the log, with the request's id. */
export type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void

/** Makes the answer to errors, in the language of the request. */
export function errorAnswer(translate: Translate, log: FastifyBaseLogger): AnswerError {
  return (error, request, reply) => {
    // A request that is too broken to reach the hooks has no language yet.
    const resource = request.routeOptions?.config?.resource
    const locale = request.locale ?? baseLocale
    const { status, headers, body } = refusalOf(
      ...([error, locale, request.id, translate, resource] as const),
      isOperation(request.routeOptions?.url),
    )
    if (status >= 500) log.error({ err: error, requestId: request.id }, 'A request failed.')
    reply.code(status).headers(headers).send(body)
  }
}

/** What is asked for by a button has no form of the record whose fields would stand beside their texts. */
const isOperation = (url = ''): boolean => /\/(operations|transitions)\//.test(url)

/** Lets the whole application answer errors and unknown addresses in the API's way. */
export function answerErrors(app: FastifyInstance, answer: AnswerError): void {
  app.setErrorHandler(answer)
  app.setNotFoundHandler((request, reply) => answer(new ApiError('not-found'), request, reply))
}
