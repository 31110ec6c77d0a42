import type { DataProvider } from 'ra-core'

/**
 * Leaves calls that the server refused with 401 or 403 without an answer. The session has ended by then and the page is being
 * left; react-admin would make an empty success of the refusal (`{ data: {} }`), and the page would say "saved" on its way out.
 */
export function holdRefused<P extends DataProvider>(provider: P): P {
  const held = Object.entries(provider).map(([name, value]) => [
    name,
    typeof value === 'function' ? hold(value) : value,
  ])
  return Object.fromEntries(held)
}

type Call = (...args: unknown[]) => Promise<unknown>

const hold =
  (call: Call): Call =>
  (...args) =>
    call(...args).catch((error: unknown) => {
      if (isRefusal(error)) return new Promise(() => {})
      throw error
    })

/** Whether an error is a refusal that ends the session (specification, section 8). */
export function isRefusal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return status === 401 || status === 403
}
