import type { AnyRecord } from '../../core/index.ts'
import type { Column } from '../../derive/columns.ts'
import type { Texts } from '../form/useTexts.ts'
import type { AnyViews } from '../overrides.ts'
import { columnTracks } from './columnTracks.ts'
import { rowParts } from './rowParts.ts'

/** So many rows at least make it worth saying once what is the same in all of them. */
const severalRows = 5

/** The columns that say the same in every row of a page. Its title never does, nor does what the area draws by more than the value. */
export function equalColumns(
  columns: readonly Column[],
  records: readonly AnyRecord[],
  { cells, plain }: Pick<AnyViews, 'cells' | 'plain'>,
): Column[] {
  const [first, ...others] = records
  if (!first || records.length < severalRows) return []
  return columns.slice(1).filter(({ name, field }) => {
    const value = plainValue(first[name])
    const drawnFrom = plain[name] ?? []
    const isPlain = !Object.hasOwn(cells, name) || Object.hasOwn(plain, name)
    const isTold = value === '' || (isPlain && !field.options.localized)
    const isSame = (record: AnyRecord) =>
      plainValue(record[name]) === value &&
      drawnFrom.every((each) => JSON.stringify(record[each]) === JSON.stringify(first[each]))
    return isTold && value !== undefined && others.every(isSame)
  })
}

/** A value that is compared by itself; nothing in whatever form is one as well, what consists of parts is none. */
function plainValue(value: unknown) {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return ''
  return typeof value === 'object' ? undefined : value
}

/**
 * The columns that have room beside each other in so many pixels. The last one gives way first; what a row has on a telephone
 * (`rowParts`) stays longest, the title always.
 */
export function fittingColumns(
  columns: readonly Column[],
  room: number,
  isPickable: boolean,
  words: Pick<Texts, 'field' | 'value'>,
  records: readonly AnyRecord[],
): Column[] {
  const { amount, state, about } = rowParts(columns)
  const vital = [columns[0], state, amount, about].filter((column) => column !== undefined)
  let left = [...columns]
  while (left.length > 1 && columnTracks(left, isPickable, words, records).least > room) {
    const last = left.findLast((column) => !vital.includes(column)) ?? vital.pop()
    left = left.filter((column) => column !== last)
  }
  return left
}
