import { dayAfter } from '../../../../src/fields/date/day.ts'

/** The lengths of time that sums are kept for: each is made of whole ones of that before it, so that long periods are few rows. */
export const grains = ['day', 'third', 'month', 'quarter'] as const

export type Grain = (typeof grains)[number]

/** All but the first, which the others are made of. */
export const longGrains = ['third', 'month', 'quarter'] as const satisfies readonly Grain[]

export type LongGrain = (typeof longGrains)[number]

/** Some whole ones of a grain; the day `to` is not included. */
export interface Piece {
  readonly grain: Grain
  readonly from: string
  readonly to: string
}

/** The first day of the third (from the 1st, 11th and 21st), month or quarter in which `day` lies, as SQL. */
export const startSql: Readonly<Record<LongGrain, string>> = {
  third: `(date_trunc('month', day) + least(extract(day FROM day)::int - 1, 20) / 10 * interval '10 days')::date`,
  month: `date_trunc('month', day)::date`,
  quarter: `date_trunc('quarter', day)::date`,
}

/** The same of one day. */
export function startOf(grain: LongGrain, day: string): string {
  const [year, month, date] = [day.slice(0, 4), Number(day.slice(5, 7)), Number(day.slice(8))]
  if (grain === 'third') return `${day.slice(0, 8)}${date > 20 ? '21' : date > 10 ? '11' : '01'}`
  if (grain === 'month') return `${day.slice(0, 8)}01`
  return `${year}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`
}

/** The day after the one of a grain that begins on a day; undefined where none begins. */
function endOf(grain: Grain, day: string): string | undefined {
  if (grain === 'day') return dayAfter(day, 1)
  if (startOf(grain, day) !== day) return undefined
  if (grain === 'third' && !day.endsWith('-21')) return dayAfter(day, 10)
  // The next one begins on the first of a month, some days after this one has ended at the earliest.
  return `${dayAfter(day, { third: 14, month: 40, quarter: 100 }[grain]).slice(0, 8)}01`
}

/** Days from one to another (not included), put together from as few pieces as they can be. */
export function piecesOf(from: string, end: string): Piece[] {
  const pieces: { grain: Grain; from: string; to: string }[] = []
  for (let day = from; day < end; ) {
    const fits = (grain: Grain) => (endOf(grain, day) ?? '9999') <= end
    const grain = grains.findLast(fits) ?? 'day'
    const to = endOf(grain, day) as string
    const last = pieces.at(-1)
    if (last?.grain === grain) last.to = to
    else pieces.push({ grain, from: day, to })
    day = to
  }
  return pieces
}
