import type { Resource } from '../core/index.ts'

/** PostgreSQL cuts longer names without a word. */
const longestName = 63

/** Joins words into a name of the database: lower case, and where it would be cut, shortened with a hash of the whole. */
export function identifier(...parts: readonly string[]): string {
  const name = parts.map(snake).join('_')
  return name.length <= longestName ? name : `${name.slice(0, longestName - 9)}_${hash(name)}`
}

/** The column of a field: `trackingNumber` is `tracking_number`. */
export const columnName = (field: string): string => identifier(field)

/** The table of a resource. */
export const tableName = (resource: Resource): string => identifier(resource.name)

/** The table of the rows that a field of a resource owns: `product_variants`. */
export const rowsTableName = (resource: Resource, field: string): string => identifier(resource.name, field)

/** A name as SQL, so that `order` is a table. Names come from descriptors, never from a request. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A text as an SQL literal; for what cannot be a parameter, such as the definition of a table. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Eight hexadecimal digits (FNV-1a) that tell two texts apart; the same in the browser and on the server. */
export function hash(text: string): string {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}

const snake = (word: string): string => word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
