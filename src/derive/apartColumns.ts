import type { Resource } from '../core/index.ts'

type Area = Pick<Resource, 'fields'>

/** A sum of owned rows that stands apart in a file: one column for each record of an area. */
export interface ApartSum {
  /** The field of the rows. */
  readonly rows: string
  /** The field of a row that is the sum: `stock`. */
  readonly of: string
  /** The area whose records the columns are called after. */
  readonly by: string
}

/** The sum that stands apart in the files of an area; undefined for most. */
export function apartSum({ fields }: Area): ApartSum | undefined {
  for (const [rows, { options }] of Object.entries(fields)) {
    const apart = options.apart as Omit<ApartSum, 'rows'> | undefined
    if (apart) return { rows, of: apart.of, by: apart.by }
  }
  return undefined
}

/** How a file calls the column of a record: `stock: Mumbai`. */
export const apartHeader = ({ of }: ApartSum, name: string): string => `${of}: ${name}`

/** What a column that is called so stands for: `Mumbai`, of `stock: Mumbai`; undefined where it is none of these. */
export function apartName(area: Area, header: string): string | undefined {
  const sum = apartSum(area)
  const [of = '', ...name] = header.split(':')
  const isOne = sum !== undefined && of.trim().toLowerCase() === sum.of.toLowerCase()
  return (isOne && name.join(':').trim()) || undefined
}
