import { createHash } from 'node:crypto'
import type { FieldProblem } from '../../../src/derive/problems.ts'
import { unguarded } from '../csv.ts'
import type { Column, Header } from './columns.ts'

/** A line of the file; the header is line 1. */
export interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

/** What is wrong in one of the lines of a record, by its place among them. */
export interface LineProblem extends FieldProblem {
  readonly at: number
}

/** The lines of one record: several where each is one of its rows. */
export interface Entry {
  readonly lines: readonly Line[]
  /** What other lines of the file say already. */
  readonly claimed: readonly LineProblem[]
}

/**
 * Gathers lines that follow each other into the records that they are about, and finds what a line of another record says already:
 * an id, a name or a code that tells records apart. The second is refused, never stored over the first.
 */
export class Entries {
  readonly #header: Header
  /** By a digest of what was said, so that what is held does not grow with the length of texts. */
  readonly #said = new Map<number, number>()
  #lines: Line[] = []
  #key: string | undefined

  constructor(header: Header) {
    this.#header = header
  }

  /** Takes the next line; answers with the record before it where that is complete. */
  add(line: Line): Entry | undefined {
    const key = this.#keyOf(line)
    const isSame = key !== undefined && key === this.#key && this.#header.rows !== undefined
    const before = isSame ? undefined : this.end()
    this.#lines.push(line)
    this.#key = key
    return before
  }

  /** The last record; undefined where there was no line. */
  end(): Entry | undefined {
    const lines = this.#lines
    this.#lines = []
    return lines.length === 0 ? undefined : { lines, claimed: this.#claimed(lines) }
  }

  #keyOf({ cells }: Line): string | undefined {
    const { columns, by } = this.#header
    const id = textOf(columns, cells, ({ is }) => is === 'id')
    if (id !== '') return `id ${id}`
    const text = by ? textOf(columns, cells, (column) => column === by) : ''
    return text === '' ? undefined : `by ${text}`
  }

  #claimed(lines: readonly Line[]): Entry['claimed'] {
    const [first] = lines
    return this.#header.columns.flatMap((column, place) => {
      if (!column.isUnique) return []
      return lines.flatMap(({ line, cells }, at) => {
        const text = normal(cells[place])
        if (text === '') return []
        const said = digestOf(`${column.header} ${text}`)
        const other = this.#said.get(said)
        this.#said.set(said, other ?? line)
        const isOwn = column.is !== 'row' && other !== undefined && other >= (first?.line ?? 0)
        return other === undefined || isOwn
          ? []
          : [{ at, path: column.header, code: 'said-in-line', values: { number: other } }]
      })
    })
  }
}

/** 52 bits: of a million texts two are alike by chance in one file of ten thousand. */
const digestOf = (text: string): number =>
  Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 13), 16)

const normal = (cell = '') => unguarded(cell).trim().toLowerCase()

const textOf = (columns: readonly Column[], cells: readonly string[], which: (column: Column) => boolean) =>
  normal(cells[columns.findIndex(which)])
