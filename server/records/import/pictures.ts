import { sql } from 'kysely'
import type { AnyRecord } from '../../../src/core/index.ts'
import { canAct } from '../../../src/derive/permissions.ts'
import { libraryArea } from '../../../src/derive/pictures.ts'
import { type FieldProblem, problemAt } from '../../../src/derive/problems.ts'
import type { Picture } from '../../../src/fields/image/image.ts'
import { unguarded } from '../csv.ts'
import { fromTable } from '../recordSql.ts'
import { visible } from '../visible.ts'
import type { Work } from '../workTypes.ts'
import type { Column } from './columns.ts'

/** The pictures of the media library that addresses in a file stand for; two where an address stands for several. */
export type Pictures = ReadonlyMap<string, readonly Picture[]>

const idInAddress = /(?:^|\/files\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/i

/** The addresses in a cell, apart by semicolons, lines or commas, those of the web also by spaces; none where it has pictures as an export writes them. */
function addressesIn(cell: string): readonly string[] {
  const text = unguarded(cell).trim()
  if (text === '' || /^[[{]/.test(text)) return []
  const parts = /^https?:/i.test(text)
    ? text.split(/[\s,;|]+(?=https?:)/i)
    : text.split(/[;|\n]/.test(text) ? /[;|\n]/ : ',')
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
}

/** What is looked for: a picture by its id, by folder and name, or by its name alone; of an address on another host by what its path ends with. */
interface Sought {
  readonly id: string | undefined
  readonly path: string
}

function soughtOf(address: string): Sought {
  const id = idInAddress.exec(address)?.[1]?.toLowerCase()
  const isOfWeb = /^https?:\/\//i.test(address)
  const plain = isOfWeb ? (address.split(/[?#]/)[0]?.split('/').at(-1) ?? '') : address.replace(/^\//, '')
  return { id, path: decoded(plain).toLowerCase() }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Without what says which kind of file it is: the library keeps its own. */
const stemOf = (name: string) => name.replace(/\.\w{1,5}$/, '')

/** Looks for the pictures that some lines name: by id whoever knows it, by folder and name who may see the media library. */
export async function findPictures(
  { db, actor, context: { registry } }: Work,
  columns: readonly Column[],
  lines: readonly { readonly cells: readonly string[] }[],
): Promise<Pictures> {
  const library = registry[libraryArea]
  const cells = columns.flatMap(({ isPictures }, at) =>
    isPictures ? lines.map(({ cells }) => cells[at] ?? '') : [],
  )
  const addresses = [...new Set(cells.flatMap(addressesIn))]
  if (!library || addresses.length === 0) return new Map()
  const sought = addresses.map((address) => ({ address, ...soughtOf(address) }))
  const ids = sought.flatMap(({ id }) => id ?? [])
  const stems = sought.flatMap(({ id, path }) => (id ? [] : [stemOf(path.split('/').at(-1) ?? '')]))
  const named = canAct(actor, library, 'view')
    ? sql`(lower(regexp_replace(t."name", '\\.\\w{1,5}$', '')) = ANY (${stems}::text[]) AND ${visible(library, actor)})`
    : sql`false`
  const { rows } = await sql<{ id: string; picture: Picture; name: string; path: string }>`
    SELECT t."id", t."picture", lower(t."name") AS "name", lower(concat_ws('/', t."folder", t."name")) AS "path"
    FROM ${sql.raw(fromTable(library))} WHERE t."id" = ANY (${ids}::uuid[]) OR ${named} ORDER BY t."id"`.execute(
    db,
  )
  const same = (one: string, other: string) => one === other || stemOf(one) === stemOf(other)
  return new Map(
    sought.map(({ address, id, path }) => {
      const found = rows.filter((row) =>
        id ? row.id === id : path.includes('/') ? same(row.path, path) : same(row.name, path),
      )
      // Of `front.jpg` and `front.png` an address means the one that it names.
      const exact = found.filter((row) => row.path === path || row.name === path)
      return [address, (exact.length === 1 ? exact : found).map(({ picture }) => picture)]
    }),
  )
}

/** The value of a cell with addresses; undefined where it has none, and is read as an export writes it. */
export function picturesOf(
  column: Column,
  cell: string,
  pictures: Pictures,
  refuse: (problem: FieldProblem) => void,
): readonly Picture[] | Picture | undefined {
  const addresses = addressesIn(cell)
  if (addresses.length === 0) return undefined
  const known = addresses.map((address) => ({ address, found: pictures.get(address) ?? [] }))
  const wrong = known.filter(({ found }) => found.length !== 1)
  // A cell has one reason: all of them of the first kind.
  const [first] = wrong
  if (first) {
    const isNone = first.found.length === 0
    const alike = wrong.filter(({ found }) => (found.length === 0) === isNone)
    const name = alike.map(({ address }) => address).join(' · ')
    const code = isNone ? 'unknown-picture' : 'ambiguous-picture'
    refuse(problemAt<AnyRecord>(column.header, code, { name: name.slice(0, 400) }))
  }
  const found = known.flatMap((one) => one.found.slice(0, 1))
  return column.field?.options.list ? [...new Set(found)] : found[0]
}

/** Pictures that a record shows already keep what it says of them, such as their colour: an address says no more than which. */
export const asShownBefore = (value: unknown, before: unknown): unknown => {
  const known = [before].flat() as (Picture | null | undefined)[]
  const shown = (picture: Picture) => known.find((one) => one?.file === picture.file) ?? picture
  return Array.isArray(value) ? value.map(shown) : value ? shown(value as Picture) : value
}
