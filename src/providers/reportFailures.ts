import type { DataProvider } from 'ra-core'

const told = new WeakSet<object>()
const listeners = new Set<(message: string) => void>()

/** Calls back with the sentence of every failed response of what somebody did; returns how to stop. */
export function onFailure(listener: (message: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the notification of a failure has been shown: whoever catches it says no more than what belongs at the inputs. */
export const isReported = (error: unknown): boolean => told.has(error as object)

/** What only reads: its failures are those of queries, which `Failures` follows. */
const reads = /^get|^(lookup|history|referrers|counts|bulkChanges|bulkJobs?)$/

/** The first half of an exchange, not a failure: the same is sent again with what the server asks for. */
const question = /^(password|confirmation)-needed$|^reason-asked$/

/**
 * Every failed response shows its notification (specification, section 8): here, where all dialogs, actions and forms send, so that none
 * can forget it. What they show at their inputs stands besides.
 */
export function reportFailures<P extends DataProvider>(provider: P): P {
  const telling = Object.entries(provider).map(([name, call]) => [
    name,
    typeof call === 'function' && !reads.test(name) ? follow(name, call) : call,
  ])
  return Object.fromEntries(telling)
}

type Call = (...args: unknown[]) => Promise<unknown>

const follow =
  (name: string, call: Call): Call =>
  async (...args) => {
    try {
      return await call(...args)
    } catch (error) {
      if (name !== 'request' || isAct(args[1])) tell(error)
      throw error
    }
  }

/** What somebody does, and not what the page says on its own account (`isSilent`). */
function isAct(params: unknown): boolean {
  const { method = 'GET', isSilent } = (params ?? {}) as { method?: string; isSilent?: true }
  return method !== 'GET' && !isSilent
}

function tell(error: unknown): void {
  const { status, message, body } = error as { status?: unknown; message?: string; body?: { code?: unknown } }
  // What did not come from the server, such as a request that was called off, is no failed response.
  if (typeof status !== 'number' || !message || question.test(String(body?.code)) || listeners.size === 0)
    return
  told.add(error as object)
  for (const listener of [...listeners]) listener(message)
}
