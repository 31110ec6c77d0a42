import { ApiError } from '../apiError.ts'

/**
 * The parameters of a URL, each given once.
 * @throws ApiError `unknown-parameter` for any but the known ones, `malformed` for one given twice.
 */
export function readParameters<N extends string>(
  query: unknown,
  known: readonly N[],
): Partial<Record<N, string>> {
  const parameters = query as Readonly<Record<string, unknown>>
  for (const [name, value] of Object.entries(parameters)) {
    if (!(known as readonly string[]).includes(name)) {
      throw new ApiError('unknown-parameter', { values: { parameter: name.slice(0, 100) } })
    }
    if (typeof value !== 'string') throw malformed(name)
  }
  return parameters as Partial<Record<N, string>>
}

/**
 * A parameter that is written as JSON.
 * @throws ApiError `malformed`
 */
export function readJson(name: string, text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw malformed(name)
  }
}

/** Which entries of a list are asked for, both ends included. */
export interface Range {
  readonly from: number
  readonly to: number
}

const widest = 500
const furthest = 100_000_000

/**
 * The parameter `range`, `[0,24]` where none is given.
 * @throws ApiError `malformed` where it is no range, or wider than 500.
 */
export function readRange(text: string | undefined): Range {
  const given = readJson('range', text) ?? [0, 24]
  if (!Array.isArray(given) || given.length !== 2 || !given.every(Number.isInteger)) throw malformed('range')
  const [from, to] = given as [number, number]
  if (from < 0 || to < from || to - from >= widest || to > furthest) throw malformed('range')
  return { from, to }
}

/** A parameter that is `true` or `false`. */
export function readFlag(name: string, text: string | undefined): boolean {
  if (text !== undefined && text !== 'true' && text !== 'false') throw malformed(name)
  return text === 'true'
}

/** The header of a page of a list: `brands 0-24/1234`. */
export const contentRange = (collection: string, { from }: Range, count: number, total: number): string =>
  `${collection} ${from}-${from + Math.max(count, 1) - 1}/${total}`

export const malformed = (reason: string) => new ApiError('malformed', { values: { reason } })
