import { readTime } from '../../../../../src/controls/day/readTime.ts'
import { fromMinor, toMinor } from '../../../../../src/controls/number/minorUnits.ts'
import { readNumber } from '../../../../../src/controls/number/readNumber.ts'
import { momentOf, wallTimeOf } from '../../../../../src/fields/dateTime/zonedTime.ts'
import { formatNumber } from '../../../../../src/fields/decimal/formatNumber.ts'

/** The parts of the sheet that are looked at together. */
export const columnSets = ['prices', 'offers', 'stock', 'parcel', 'all'] as const

export type ColumnSet = (typeof columnSets)[number]

/** One column of the sheet of variants; `cost` stands in a list of its own (`variantCosts`). */
export interface VariantColumn {
  readonly key: string
  readonly kind: 'text' | 'option' | 'money' | 'whole' | 'moment' | 'flag'
  /** The sets that show it beside `all`. */
  readonly sets: readonly ColumnSet[]
  readonly track: string
  readonly required?: boolean
  /** Changed only by who may change prices. */
  readonly isPrice?: boolean
}

const every: readonly ColumnSet[] = ['prices', 'offers', 'stock', 'parcel']

/** All columns in their order. */
export const variantColumns: readonly VariantColumn[] = [
  { key: 'sku', kind: 'text', sets: every, track: 'minmax(168px, 1.5fr)', required: true },
  { key: 'colour', kind: 'option', sets: every, track: 'minmax(116px, 1fr)' },
  { key: 'size', kind: 'option', sets: every, track: 'minmax(76px, 0.6fr)' },
  { key: 'other', kind: 'option', sets: every, track: 'minmax(96px, 0.8fr)' },
  {
    key: 'mrp',
    kind: 'money',
    sets: ['prices', 'offers'],
    track: 'minmax(96px, 0.8fr)',
    required: true,
    isPrice: true,
  },
  {
    key: 'salePrice',
    kind: 'money',
    sets: ['prices', 'offers'],
    track: 'minmax(96px, 0.8fr)',
    required: true,
    isPrice: true,
  },
  { key: 'cost', kind: 'money', sets: ['prices'], track: 'minmax(96px, 0.8fr)', isPrice: true },
  { key: 'barcode', kind: 'text', sets: ['prices'], track: 'minmax(136px, 1fr)' },
  { key: 'specialPrice', kind: 'money', sets: ['offers'], track: 'minmax(100px, 0.8fr)', isPrice: true },
  { key: 'specialFrom', kind: 'moment', sets: ['offers'], track: 'minmax(146px, 1fr)', isPrice: true },
  { key: 'specialTo', kind: 'moment', sets: ['offers'], track: 'minmax(146px, 1fr)', isPrice: true },
  { key: 'stock', kind: 'whole', sets: ['stock'], track: 'minmax(84px, 0.7fr)' },
  { key: 'lowStock', kind: 'whole', sets: ['stock'], track: 'minmax(100px, 0.7fr)' },
  { key: 'weight', kind: 'whole', sets: ['parcel'], track: 'minmax(92px, 0.7fr)' },
  { key: 'length', kind: 'whole', sets: ['parcel'], track: 'minmax(92px, 0.7fr)' },
  { key: 'width', kind: 'whole', sets: ['parcel'], track: 'minmax(92px, 0.7fr)' },
  { key: 'height', kind: 'whole', sets: ['parcel'], track: 'minmax(92px, 0.7fr)' },
  { key: 'active', kind: 'flag', sets: ['prices', 'stock'], track: '74px' },
]

/** Whether the values of a column end at one line, as figures do. */
export const isFigure = ({ kind }: VariantColumn): boolean => kind === 'money' || kind === 'whole'

/** The words that yes and no are written and read with. */
export interface FlagWords {
  readonly yes: string
  readonly no: string
}

/** What a cell holds, as it is shown; what could not be read is shown as it was typed. */
export function shownText(
  { kind }: VariantColumn,
  value: unknown,
  locale: string,
  { yes, no }: FlagWords,
): string {
  if (value === null || value === undefined || value === '') return ''
  if (kind === 'flag') return value === true ? yes : no
  if (kind === 'money' && typeof value === 'number')
    return formatNumber(fromMinor(value, 2), locale, { minimumFractionDigits: 2 })
  if (kind === 'whole' && typeof value === 'number') return formatNumber(value, locale)
  return kind === 'moment' ? wallText(value) : String(value)
}

/** What a cell holds, as it is typed and copied: without grouping, so that every spreadsheet reads it. */
export function typedText(column: VariantColumn, value: unknown, locale: string, words: FlagWords): string {
  if (typeof value === 'number') return column.kind === 'money' ? fromMinor(value, 2) : String(value)
  return shownText(column, value, locale, words)
}

/** Typed or pasted text as the value of a cell; null for nothing. What cannot be read stays text, for the check to name. */
export function readCell({ kind }: VariantColumn, text: string, locale: string, { yes }: FlagWords): unknown {
  const plain = text.trim()
  if (kind === 'flag') return [yes, 'yes', 'true', '1', 'x'].some((word) => isSame(word, plain))
  if (plain === '') return null
  if (kind === 'moment') return readMoment(plain)
  if (kind === 'text' || kind === 'option') return plain
  const digits = kind === 'money' ? 2 : 0
  const figures = readNumber(plain, { locale, digits })
  if (figures === null) return plain
  return kind === 'money' ? toMinor(figures, digits) : Number(figures)
}

const isSame = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0

/** A moment as the shop's clock shows it: `2026-11-20 18:00`. */
function wallText(value: unknown): string {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return String(value)
  const { day, time } = wallTimeOf(value)
  return `${day} ${time}`
}

function readMoment(text: string): string {
  const [, year, month, day, rest = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[ T]*(.*)$/.exec(text) ?? []
  if (!year || !month || !day) return text
  const time = rest.trim() === '' ? '00:00' : readTime(rest)
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (time === null || Number.isNaN(Date.parse(`${date}T00:00:00Z`))) return text
  return momentOf({ day: date, time })
}
