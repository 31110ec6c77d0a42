import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { ApiError } from '../apiError.ts'

/** How many requests of one person a process works on at once, so that nobody takes all connections to the database. */
const atOnce = 4

/** How many more of theirs wait for that; browsers ask for a page's parts side by side, and none of these is to be refused. */
const mostWaiting = 400

/** What one person has under way. */
interface Share {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Works on a few requests of each person at a time; what they ask beyond that waits for its turn, and is refused where it is far too much
 * (429 with Retry-After). A place is free again when the work is done, not when its caller has gone: whoever breaks off and asks anew
 * gets no more than others. Files have limits of their own (`server/records/filesUnderWay.ts`), and so has what never ends.
 */
export function shareFairly(app: FastifyInstance): void {
  const people = new Map<string, Share>()
  app.addHook('onRoute', (route) => {
    const { handler } = route
    if (route.config?.access !== 'signed-in' || route.config.endless) return
    route.handler = async function (this: FastifyInstance, request, reply) {
      await takePlace(request)
      try {
        return await (handler as RouteHandlerMethod).call(this as never, request, reply)
      } finally {
        givePlace(request)
      }
    } as RouteHandlerMethod
  })

  /** @throws ApiError `too-many-requests` */
  async function takePlace({ actor }: FastifyRequest): Promise<void> {
    const share = people.get(actor.id) ?? { running: 0, waiting: [] }
    people.set(actor.id, share)
    if (share.running < atOnce) {
      share.running++
      return
    }
    if (share.waiting.length >= mostWaiting) throw new ApiError('too-many-requests', { retryAfter: 5 })
    // The place comes from who is done, so that nobody slips in between.
    await new Promise<void>((resolve) => share.waiting.push(resolve))
  }

  function givePlace({ actor }: FastifyRequest): void {
    const share = people.get(actor.id)
    if (!share) return
    const next = share.waiting.shift()
    if (next) next()
    else if (--share.running === 0) people.delete(actor.id)
  }
}
