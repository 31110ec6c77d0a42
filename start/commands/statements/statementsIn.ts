import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, parse, partsOf } from '../../build/syntax.ts'

/** A statement, or a part of one, as it is written in a source. */
export interface Statement {
  readonly file: string
  /** Where it begins, from 1. */
  readonly line: number
  /** Its words with those of the parts that stand in its place; other values, and quoted texts, are left out. */
  readonly text: string
}

const looksLikeSql = /\b(?:FROM|JOIN|UPDATE|INTO) "/

/** The statements of all sources below `root`. */
export const readStatements = (root: string): Statement[] =>
  globSync('{resources,server,start,demo}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    statementsIn(readFileSync(join(root, file), 'utf8'), file),
  )

/** The statements of a source: what bears the tag `sql`, and other templates that read like one. */
export function statementsIn(source: string, file: string): Statement[] {
  if (!source.includes('sql') && !looksLikeSql.test(source)) return []
  const found: Statement[] = []
  visit(parse(file, source))
  return found

  function visit(node: Node, isPart = false): void {
    const template = templateOf(node)
    if (!template) {
      for (const part of partsOf(node)) visit(part)
      return
    }
    const text = wordsOf(template)
    if (!isPart && (template !== node || looksLikeSql.test(text)))
      found.push({ file, line: source.slice(0, node.start).split('\n').length, text: bare(text) })
    // What stands in the place of a part has been read with the whole.
    for (const part of template.expressions as Node[]) for (const choice of choices(part)) visit(choice, true)
  }
}

/** The template of a statement: one with the tag, or one without any. */
function templateOf(node: Node): Node | undefined {
  if (node.type === 'TemplateLiteral') return node
  const tag = node.tag as (Node & { name?: string }) | undefined
  return node.type === 'TaggedTemplateExpression' && tag?.name === 'sql' ? (node.quasi as Node) : undefined
}

/** What may stand there: both ends of a choice. */
const choices = (node: Node): Node[] =>
  node.type === 'ConditionalExpression'
    ? [node.consequent as Node, node.alternate as Node].flatMap(choices)
    : [node]

function wordsOf({ quasis, expressions }: Node): string {
  const values = (expressions as Node[]).map((each) =>
    choices(each)
      .map((choice) => {
        const template = templateOf(choice)
        return template ? wordsOf(template) : '?'
      })
      .join(' '),
  )
  return (quasis as { value: { cooked: string } }[])
    .map(({ value }, index) => `${value.cooked} ${values[index] ?? ''} `)
    .join('')
}

/** Without texts in single quotes, in which names mean nothing, and without collations. */
const bare = (text: string): string => text.replace(/'(?:[^']|'')*'/g, '?').replace(/COLLATE "\w+"/g, '')
