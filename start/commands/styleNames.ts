import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** A style sheet as it is imported, and the classes that its importers and other sheets name. */
interface Sheet {
  readonly classes: ReadonlySet<string>
  readonly named: Set<string>
  /** Whether it is handed on, or read by a name that is computed: then any of its classes may be meant. */
  isOpen: boolean
}

const imported = /^import (\w+) from '([^']+\.module\.css)'$/gm
const composed = /composes:\s*([^;]+?)(?:\s+from\s+["']([^"']+)["'])?;/g

/**
 * Classes that a file names and its style sheet does not have, which nothing else would tell of: what should be styled stands there bare;
 * and classes that nobody names.
 */
export function styleProblems(root: string): string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const sheets = new Map(
    globSync('{src,resources,start}/**/*.module.css', { cwd: root }).map((path) => [
      path,
      sheetOf(read(path)),
    ]),
  )
  for (const path of sheets.keys())
    for (const [, names = '', from] of read(path).matchAll(composed)) {
      const sheet = sheets.get(from ? normalize(join(dirname(path), from)) : path)
      for (const name of names.split(/\s+/)) sheet?.named.add(name)
    }
  const missing: string[] = []
  for (const file of globSync('{src,resources,start}/**/*.{ts,tsx}', { cwd: root }).sort()) {
    const text = read(file)
    for (const [line, name = '', from = ''] of text.matchAll(imported)) {
      const sheet = sheets.get(normalize(join(dirname(file), from)))
      if (!sheet) continue
      const code = withoutStrings(text.replace(line, ''))
      for (const [, used = ''] of code.matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'))) {
        sheet.named.add(used)
        if (!sheet.classes.has(used)) missing.push(`${file} names ${name}.${used}, which ${from} has not.`)
      }
      if (new RegExp(`(?<![.\\w])${name}(?![.\\w])`).test(code)) sheet.isOpen = true
    }
  }
  const unnamed = [...sheets].flatMap(([path, { classes, named, isOpen }]) =>
    isOpen
      ? []
      : [...classes]
          .filter((name) => !named.has(name))
          .map((name) => `${path} has .${name}, which nobody names.`),
  )
  return [...missing, ...unnamed]
}

function sheetOf(text: string): Sheet {
  const selectors = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}')
  const classes = [...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)
  return { classes: new Set(classes), named: new Set(), isOpen: false }
}

/** Code without comments and plain strings, in which a path or a key may look like a class. */
const withoutStrings = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'/g, "''")
