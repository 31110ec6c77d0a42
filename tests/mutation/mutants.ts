import { type Node, parse } from '../../start/build/syntax.ts'

/** One small fault that somebody could make in a source; `text` stands in place of what is between `start` and `end`. */
export interface Mutant {
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  /** The code as it is, in one line, and what it becomes. */
  readonly was: string
  readonly text: string
}

const opposite: Readonly<Record<string, string>> = {
  '&&': '||',
  '||': '&&',
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
}

/** All mutants of a source: conditions turned round, `&&` for `||`, bounds moved, defaults and statements left out. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const found: Mutant[] = []
  const of = ({ start, end }: Node) => code.slice(start, end)
  const add = (node: Node, text: string) =>
    found.push({
      file,
      start: node.start,
      end: node.end,
      text,
      line: code.slice(0, node.start).split('\n').length,
      was: of(node).replace(/\s+/g, ' '),
    })
  walk(parse(file, code), (node) => {
    const part = (name: string) => node[name] as Node
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
      add(part('test'), `!(${of(part('test'))})`)
    if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') {
      const operator = opposite[String(node.operator)]
      if (operator) add(node, `((${of(part('left'))}) ${operator} (${of(part('right'))}))`)
      if (node.operator === '??') add(node, `(${of(part('left'))})`)
    }
    if (node.type === 'UnaryExpression' && node.operator === '!') add(node, `(${of(part('argument'))})`)
    if (node.type === 'ExpressionStatement' && !node.directive) add(node, 'void 0')
    if (node.type === 'Literal' && typeof node.value === 'boolean') add(node, String(!node.value))
    if (node.type === 'Literal' && typeof node.value === 'number') add(node, `(${node.value} + 1)`)
  })
  return found
}

/** Walks what runs: types are no code. */
function walk(node: Node, visit: (node: Node) => void): void {
  if (node.type.startsWith('TS') && !carriesCode.test(node.type)) return
  visit(node)
  for (const [name, part] of Object.entries(node)) {
    if (name === 'key' && !node.computed) continue
    for (const child of [part].flat()) {
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string')
        walk(child as Node, visit)
    }
  }
}

const carriesCode = /^TS(As|Satisfies|NonNull)/

/** The source with one fault. */
export const withFault = (code: string, { start, end, text }: Mutant): string =>
  code.slice(0, start) + text + code.slice(end)

/** The source as it is, which notes at each of its mutants (by their numbers) that a test has come past it. */
export function withNotes(code: string, mutants: ReadonlyMap<number, Mutant>): string {
  const notes = [...mutants].flatMap(([number, { start, end, text }]) => [
    {
      at: start,
      size: end - start,
      text: `${text === 'void 0' ? 'void ' : ''}(globalThis.reached.add(${number}), `,
    },
    { at: end, size: -1, text: ')' },
  ])
  // Where several begin, what is around the others comes first.
  notes.sort(
    (a, b) =>
      a.at - b.at || (a.size < 0 ? -1 : b.size < 0 ? 1 : b.size - a.size || (b.text < a.text ? -1 : 1)),
  )
  let result = ''
  let done = 0
  for (const note of notes) {
    result += code.slice(done, note.at) + note.text
    done = note.at
  }
  return result + code.slice(done)
}
