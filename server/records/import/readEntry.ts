import type { AnyRecord } from '../../../src/core/index.ts'
import { isId } from '../../../src/core/recordId.ts'
import { type FieldProblem, problemAt } from '../../../src/derive/problems.ts'
import type { ApartCell } from '../../apart.ts'
import { fromCell, unguarded } from '../csv.ts'
import { malformed } from '../parameters.ts'
import type { Values } from '../values.ts'
import type { Column, Header } from './columns.ts'
import type { Entry, LineProblem } from './entries.ts'
import { asSought, type Names, namesIn } from './names.ts'
import { type Pictures, picturesOf } from './pictures.ts'

/** What the lines of a record say. */
export interface Said {
  readonly id: string | undefined
  readonly version: number | undefined
  readonly values: Values
  /** What each line says of its row; undefined where it has none. */
  readonly rows: readonly (Values | undefined)[]
  /** What each line says beside its row, by the field of those rows. */
  readonly beside: readonly Readonly<Record<string, Values>>[]
  /** What stands apart: without empty cells, which leave everything as it is. */
  readonly apart: readonly Omit<ApartCell, 'row'>[]
  /** The fields whose pictures are given by addresses. */
  readonly addressed: readonly string[]
  readonly problems: readonly LineProblem[]
}

/** What the words of some lines stand for. */
export interface Found {
  readonly names: Names
  readonly pictures: Pictures
}

/**
 * Reads the lines of a record. What is about the record itself may stand in one of them, or be the same in each; a field that its rows
 * have as well is of the row, and where a line leaves it empty that of the line before.
 * @throws ApiError `malformed` for a line of another length
 */
export function readEntry({ columns }: Header, { names, pictures }: Found, { lines, claimed }: Entry): Said {
  if (lines.some(({ cells }) => cells.length !== columns.length)) throw malformed(`${columns.length} cells`)
  const problems: LineProblem[] = [...claimed]
  const said: Values = {}
  const rows = lines.map((): Values => ({}))
  const beside = lines.map((): Record<string, Values> => ({}))
  const apart: Omit<ApartCell, 'row'>[] = []
  const addressed: string[] = []
  for (const [place, column] of columns.entries()) {
    if (column.is === 'over') continue
    const texts = lines.map(({ cells }) => cells[place] ?? '')
    const read = (text: string, at: number) =>
      readCell(column, text, names, (problem) => problems.push({ at, ...problem }))
    if (column.is === 'row' || column.isShared)
      for (const [at, row] of rows.entries()) {
        const filled = column.isShared ? texts.slice(0, at + 1).findLast(isFilled) : texts[at]
        row[column.path] = read(filled ?? '', at)
      }
    if (column.is === 'beside')
      for (const [at, more] of beside.entries()) {
        const field = column.rows ?? ''
        more[field] = { ...more[field], [column.path]: read(texts[at] ?? '', at) }
      }
    if (column.is === 'apart')
      for (const [at, text] of texts.entries())
        if (isFilled(text)) apart.push({ name: column.path, text: unguarded(text).trim(), at })
    if (column.is === 'row' || column.is === 'beside' || column.is === 'apart') continue
    const first = Math.max(texts.findIndex(isFilled), 0)
    const shown = column.isPictures
      ? picturesOf(column, texts[first] ?? '', pictures, (problem) =>
          problems.push({ at: first, ...problem }),
        )
      : undefined
    if (shown) addressed.push(column.path)
    setPath(said, column.path, shown ?? read(texts[first] ?? '', first))
    const other = texts.findIndex((text) => isFilled(text) && text.trim() !== texts[first]?.trim())
    if (other >= 0 && !column.isShared)
      problems.push({
        at: other,
        path: column.header,
        code: 'differs-from-line',
        values: { number: lines[first]?.line ?? 0 },
      })
  }
  const { id, version, ...values } = said
  const own = columns.filter(({ is }) => is === 'row').map(({ path }) => path)
  return {
    id: (id as string | null) ?? undefined,
    version: isNothing(version) ? undefined : Number(version),
    // A state that is not named stays as it is.
    values: values.status === null ? without(values, ['status']) : values,
    rows: rows.map((row) => (own.some((name) => !isNothing(row[name])) ? row : undefined)),
    beside,
    apart,
    addressed,
    problems,
  }
}

const isFilled = (text: string) => text.trim() !== ''

export const isNothing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

function readCell(
  column: Column,
  cell: string,
  names: Names,
  refuse: (problem: FieldProblem) => void,
): unknown {
  const { field, target, header } = column
  if (!target) return fromCell(field, column.is === 'id' || column.is === 'version' ? cell : unguarded(cell))
  const ids = namesIn(column, cell).map((name) => {
    if (isId(name) && !column.by) return name
    const found = names.get(header)?.get(asSought(name)) ?? []
    if (found.length !== 1 && column.mayBeUnknown) return undefined
    if (found.length !== 1)
      refuse(
        problemAt<AnyRecord>(header, found.length > 1 ? 'ambiguous-name' : 'unknown-name', {
          name: name.slice(0, 100),
        }),
      )
    return found[0] ?? name
  })
  return field?.options.list ? [...new Set(ids)] : (ids[0] ?? null)
}

function setPath(values: Values, path: string, value: unknown): void {
  const [name = '', locale, text] = path.split('.')
  if (!locale || !text) {
    values[name] = value
    return
  }
  const translations = (values[name] ?? {}) as Record<string, Values>
  translations[locale] = { ...translations[locale], [text]: value }
  values[name] = translations
}
