import type { Fields, Resource } from '../core/index.ts'
import { columnType } from './tableColumn.ts'

type Area = Pick<Resource, 'fields'>

const innerOf = ({ fields }: Area, name: string) => (fields[name]?.options.fields ?? {}) as Fields

/** The text by which people tell owned rows apart: a code that no two rows of the area share. */
export const rowCode = (area: Area, rows: string): string | undefined =>
  Object.entries(innerOf(area, rows)).find(
    ([, field]) => field.options.unique === true && columnType(field) === 'text',
  )?.[0]

/**
 * The owned rows of which a file has one in each line, such as the variants of products: the first that have a code of their own.
 * Undefined where an area has none.
 */
export const lineRows = (area: Area): string | undefined =>
  Object.keys(area.fields).find((name) => rowCode(area, name) !== undefined)

/** The rows that say more of other rows, one of each by its code, such as the costs of variants: they stand in the same line of a file. */
export function besideRows(area: Area, rows: string): string[] {
  const code = rowCode(area, rows)
  return Object.entries(area.fields).flatMap(([name, { options }]) => {
    const together = (options.uniqueTogether ?? []) as readonly (readonly string[])[]
    const isBeside = name !== rows && together.some((names) => names.length === 1 && names[0] === code)
    return code !== undefined && isBeside ? [name] : []
  })
}
