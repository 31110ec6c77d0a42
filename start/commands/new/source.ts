import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, parse, partsOf } from '../../build/syntax.ts'

export const root = join(import.meta.dirname, '..', '..', '..')

/** The source of a file of the project, changed at places that its syntax names, whatever its formatting. */
export class Source {
  readonly file: string
  text: string

  constructor(file: string) {
    this.file = file
    this.text = readFileSync(join(root, file), 'utf8')
  }

  /** The object that a file exports by default, or what is passed to `defineResource`. */
  object(path: readonly string[]): Node | undefined {
    const top = find(this.#program(), isTop)
    return path.reduce<Node | undefined>((at, name) => at && memberOf(at, name), top)
  }

  /** Puts `text` in as the last member of an object or an array, before its closing bracket. */
  append(node: Node, text: string): void {
    const before = this.text.slice(0, node.end - 1).trimEnd()
    const comma = /[,{[]$/.test(before) ? '' : ','
    this.text = `${before}${comma}\n${text},\n${this.text.slice(node.end - 1)}`
  }

  /** The list of areas that the registry hands to `defineResources`. */
  list(): Node | undefined {
    const call = find(this.#program(), (node) => isCall(node, 'defineResources'))
    return (call?.arguments as Node[] | undefined)?.[0]
  }

  /** The object that a file exports under a name. */
  exported(name: string): Node | undefined {
    const found = find(
      this.#program(),
      (node) => node.type === 'VariableDeclarator' && (node.id as Node & { name?: string }).name === name,
    )
    return found?.init as Node | undefined
  }

  save(): void {
    writeFileSync(join(root, this.file), this.text)
  }

  #program(): Node {
    return parse(this.file, this.text)
  }
}

const isCall = (node: Node, name: string) =>
  node.type === 'CallExpression' && (node.callee as Node & { name?: string }).name === name

/** The object a descriptor or a file of texts consists of. */
function isTop(node: Node): boolean {
  return node.type === 'ExportDefaultDeclaration' || isCall(node, 'defineResource')
}

function memberOf(node: Node, name: string): Node | undefined {
  const object =
    node.type === 'ExportDefaultDeclaration'
      ? (node.declaration as Node)
      : node.type === 'CallExpression'
        ? (node.arguments as Node[])[0]
        : node
  if (object?.type !== 'ObjectExpression') return undefined
  if (name === '') return object
  const property = (object.properties as Node[]).find(
    ({ key }) =>
      (key as { name?: string; value?: string } | undefined)?.name === name ||
      (key as { value?: string } | undefined)?.value === name,
  )
  return property?.value as Node | undefined
}

/** The first node that is looked for, from the outside in. */
function find(node: Node, wanted: (node: Node) => boolean): Node | undefined {
  if (wanted(node)) return node
  for (const part of partsOf(node)) {
    const found = find(part, wanted)
    if (found) return found
  }
  return undefined
}
