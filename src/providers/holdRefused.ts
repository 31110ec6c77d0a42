import type { DataProvider } from 'ra-core'
import { type Translate, toHttpError } from './failure.ts'
import { keptSession, onSessionChange, readSession } from './session.ts'

/**
 * Leaves calls that the server refused with 401 or 403 without an answer. The session has ended by then and the page is being
 * left; react-admin would make an empty success of the refusal (`{ data: {} }`), and the page would say "saved" on its way out.
 * Where the page is kept, its calls wait until the person has signed in again. What was refused fails then as something to be tried
 * once more: reads are by themselves, and nothing is written that nobody asks for any longer.
 */
export function holdRefused<P extends DataProvider>(provider: P, translate: Translate = (key) => key): P {
  const held = Object.entries(provider).map(([name, value]) => [
    name,
    typeof value === 'function' ? hold(value, translate) : value,
  ])
  return Object.fromEntries(held)
}

type Call = (...args: unknown[]) => Promise<unknown>

const hold =
  (call: Call, translate: Translate): Call =>
  async (...args) => {
    if (keptSession()) await resumed()
    try {
      return await call(...args)
    } catch (error) {
      if (!isRefusal(error)) throw error
      // The person may be back before a late answer is.
      if (readSession() === null) await resumed()
      throw toHttpError(0, { message: 'session.again.interrupted' }, translate, { code: 'interrupted' })
    }
  }

/** Waits until the person has signed in again over the page; for ever where nobody does. */
const resumed = () =>
  new Promise<void>((goOn) => {
    const stop = onSessionChange(({ kind }) => {
      if (kind === 'paused') return
      stop()
      if (kind === 'resumed') goOn()
    })
  })

/** Whether an error is a refusal that ends the session (specification, section 8). */
export function isRefusal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return status === 401 || status === 403
}
