import { HttpError } from 'ra-core'
import { apiBase } from './apiBase.ts'
import { takeEarlyRead } from './earlyRead.ts'
import {
  describeAnswer,
  describeNoAnswer,
  type NoAnswer,
  type Translate,
  toHttpError,
  wordsOf,
} from './failure.ts'
import type { HttpClient, HttpOptions } from './httpTypes.ts'
import { currentLocale } from './locale.ts'
import { rememberRead } from './rememberedReads.ts'
import { leaveRoleView } from './roleView.ts'
import { authToken, endSession, readSession } from './session.ts'
import { noteStepNeeded } from './stepNeeded.ts'

export interface HttpClientSettings {
  translate: Translate
  /** The versioned path of the API; the setting `VITE_API_URL` or `/api/v1`. */
  apiUrl?: string
  /** Milliseconds (specification, section 9). */
  timeout?: number
}

export const requestTimeout = 120_000

/**
 * Makes the client that all calls go through. Not react-admin's `fetchJson`: that drops the headers of a refusal (`Retry-After`)
 * and reads every body as text (exports are files).
 */
export function createHttpClient({
  translate,
  apiUrl,
  timeout = requestTimeout,
}: HttpClientSettings): HttpClient {
  const base = apiBase(apiUrl)
  const resolve = (url: string) => new URL(url, base)
  const isApi = (url: string) =>
    resolve(url).origin === base.origin && resolve(url).pathname.startsWith(base.pathname)

  function headers(url: string, options: HttpOptions = {}): Headers {
    const sent = new Headers(options.headers)
    const token = options.anonymous ? null : authToken()
    if (!sent.has('Accept')) sent.set('Accept', 'application/json')
    if (typeof options.body === 'string' && !sent.has('Content-Type'))
      sent.set('Content-Type', 'application/json')
    if (!isApi(url)) return sent
    sent.set('Accept-Language', currentLocale())
    if (token) sent.set('Authorization', `Bearer ${token}`)
    const view = token && readSession()?.view
    if (view) sent.set('X-View-As', view.id)
    return sent
  }

  function refusal(
    status: number,
    text: string,
    token: string | null,
    retryAfter?: string | null,
  ): HttpError {
    const answer = parsed(text)
    if ((status === 401 || status === 403) && token !== null) endSession('refused', token, wordsOf(answer))
    if (status === 422 && token !== null && token === authToken() && codeOf(answer) === 'step-needed')
      noteStepNeeded(true)
    if (status === 409 && codeOf(answer) === 'view-ended' && readSession()?.view) leaveRoleView()
    const seconds = retryAfter ? Number(retryAfter) : Number.NaN
    return toHttpError(
      status,
      describeAnswer(status, answer),
      translate,
      answer,
      Number.isFinite(seconds) ? seconds : undefined,
    )
  }

  const noAnswer = (cause: NoAnswer) => {
    const status = cause === 'timeout' ? 408 : 0
    return toHttpError(status, describeNoAnswer(cause), translate, { code: cause })
  }

  async function send<T>(
    url: string,
    options: HttpOptions,
    read: (answer: Response) => Promise<T>,
  ): Promise<T> {
    const clock = new AbortController()
    const timer = setTimeout(() => clock.abort(), timeout)
    const token = options.anonymous ? null : authToken()
    try {
      const request = prepare(url, options, clock.signal)
      const answer = await answerTo(request)
      if (answer.ok) {
        rememberRead(request, answer)
        return await read(answer)
      }
      throw refusal(answer.status, await answer.text(), token, answer.headers.get('Retry-After'))
    } catch (error) {
      if (error instanceof HttpError) throw error
      if (options.signal?.aborted) throw options.signal.reason
      throw noAnswer(clock.signal.aborted ? 'timeout' : error instanceof SetupError ? 'setup' : 'network')
    } finally {
      clearTimeout(timer)
    }
  }

  function prepare(url: string, options: HttpOptions, clock: AbortSignal): Request {
    const { anonymous: _, signal, ...init } = options
    try {
      return new Request(resolve(url), {
        ...init,
        headers: headers(url, options),
        signal: signal ? AbortSignal.any([clock, signal]) : clock,
        // A redirected request would carry the token to wherever the answer points.
        redirect: 'error',
      })
    } catch (cause) {
      throw new SetupError('The request could not be made.', { cause })
    }
  }

  return {
    apiUrl: base.href.slice(0, -1),
    translate,
    headers,
    refusal,
    noAnswer,
    blob: (url, options = {}) => send(url, options, (answer) => answer.blob()),
    json: (url, options = {}) =>
      send(url, options, async (answer) => {
        const body = await answer.text()
        return { status: answer.status, headers: answer.headers, body, json: parsed(body) }
      }),
  }
}

/** The answer, which may be under way already since before this code arrived. */
async function answerTo(request: Request): Promise<Response> {
  const answer = await (takeEarlyRead(request)?.catch(() => fetch(request)) ?? fetch(request))
  request.signal.throwIfAborted()
  return answer
}

class SetupError extends Error {}

const codeOf = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
