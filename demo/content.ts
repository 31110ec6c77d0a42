import type { z } from 'zod'
import { unbroken } from './words.ts'

/** A file of demo/content, and what it has to be. */
export interface Content {
  /** Its path below demo/content. */
  readonly file: string
  readonly schema: z.ZodType
  readonly data: unknown
}

/** What has been read so far, for whoever checks it. */
export const contents: Content[] = []

/**
 * The data of a file of demo/content, as its schema describes them. `npm run check` compares the two (`contentProblems.ts`); a start does
 * not, as it would prove anew what has been proved. French is written with plain spaces and gets those that must not break here.
 */
export function contentOf<S extends z.ZodType>(file: string, schema: S, data: unknown): z.infer<S> {
  contents.push({ file, schema, data })
  return withFrenchSpaces(data) as z.infer<S>
}

/** The keys of an object as the compiler knows them. */
export const keysOf = <K extends string>(object: Readonly<Record<K, unknown>>): [K, ...K[]] =>
  Object.keys(object) as [K, ...K[]]

function withFrenchSpaces(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withFrenchSpaces)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      key === 'fr' && typeof value === 'string' ? unbroken(value) : withFrenchSpaces(value),
    ]),
  )
}
