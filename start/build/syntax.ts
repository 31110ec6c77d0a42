import { parseSync } from 'vite'

/** A node of a syntax tree, as far as anything here looks into it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** The syntax tree of a source. @throws Error for one that is no TypeScript, with what is wrong in it */
export function parse(file: string, code: string): Node {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  return program as unknown as Node
}

/** The nodes that a node consists of, in the order of the source. */
export function partsOf(node: Node): Node[] {
  return Object.values(node).flatMap((part) => (Array.isArray(part) ? part : [part]).filter(isNode))
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
