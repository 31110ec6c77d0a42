import { areaHeads } from '#areas'
import type { Condition } from '../../../../../src/core/index.ts'
import { dayAfter } from '../../../../../src/fields/date/day.ts'
import { type DayRange, dayStart } from '../../../../../src/fields/date/period.ts'

/** The address of a list with a filter; undefined where the shop has no such area. */
export function listLink(area: string, filter: Condition): string | undefined {
  const head = areaHeads[area]
  if (!head) return undefined
  return `/app/${head.path}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`
}

/** The address of a record. */
export function recordLink(area: string, id: string): string | undefined {
  const head = areaHeads[area]
  return head && /^[0-9a-f]{8}-/.test(id) ? `/app/${head.path}/${id}` : undefined
}

/** The moments that days have, as a filter asks for them. */
export const within = ({ from, to }: DayRange) => ({ gte: dayStart(from), lt: dayStart(dayAfter(to, 1)) })
