import type { Tick } from '../context.ts'

/** Days after which what was missed is no news any more. */
const longest = 7

/**
 * From when on work looks for what happened: so many minutes back, and where it was kept from running, from there on, a week at most; ISO.
 */
export function lookBack({ now, since }: Pick<Tick, 'now' | 'since'>, minutes: number): string {
  const at = Date.parse(now)
  const last = since === null ? at : Math.max(Date.parse(since), at - longest * 86_400_000)
  return new Date(Math.min(last, at) - minutes * 60_000).toISOString()
}
