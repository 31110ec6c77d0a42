import { now } from './sales.ts'

/** What a week brought by categories, in paise, day by day; the last one is new and was not sold on the first two days. */
export const turnover = [
  { name: 'Shirts', colour: 'var(--first)', values: now },
  {
    name: 'Saris',
    colour: 'var(--third)',
    values: [310_000, 260_000, 420_000, 380_000, 510_000, 640_000, 580_000],
  },
  {
    name: 'Kurtas',
    colour: 'var(--plus)',
    values: [180_000, 240_000, 210_000, 300_000, 260_000, 340_000, 390_000],
  },
  {
    name: 'Home textiles',
    colour: 'var(--fourth)',
    values: [null, null, 90_000, 120_000, 80_000, 150_000, 170_000],
  },
] as const

/** What each brought in the whole week. */
export const totals = turnover.map(({ name, colour, values }) => ({
  name,
  colour,
  value: values.reduce((sum: number, value) => sum + (value ?? 0), 0),
}))
