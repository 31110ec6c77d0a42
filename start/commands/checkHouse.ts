import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { circlesOf } from './circlesOf.ts'

/** The groups of the shop, the lowest first: a group imports of itself and of those before it (docs/architecture.md). */
export const groups = [
  ...['shared', 'messages', 'staff', 'customers', 'content', 'delivery', 'catalogue', 'sales', 'settings'],
  'insight',
]

interface Rule {
  /** The files that it is about. */
  readonly of: RegExp
  /** What they never import: files of the project, or packages by their name. */
  readonly never: RegExp
  readonly why: string
}

const browserHalf = String.raw`\.tsx$|\/screens\/|^src\/(views|controls|providers|shell|auth|push|showcase)\/|^(react|react-dom|react-admin|ra-core)(\/|$)|^@mui\/`
const nodeHalf = String.raw`^server\/|\/server\/|\.(server|operations)\.ts$|^node:`

const rules: readonly Rule[] = [
  {
    of: /^(src|server|i18n)\//,
    never: /^(resources|demo|start)\//,
    why: 'The engine knows no shop; what it needs of one is handed in.',
  },
  { of: /^resources\//, never: /^(demo|start)\//, why: 'The shop does not know what it is started with.' },
  {
    of: /^src\//,
    never: /^server\//,
    why: 'The browser imports nothing of the server; the API is the contract.',
  },
  {
    of: /^src\/core\//,
    never: /^(?!src\/core\/|libphonenumber-js|zod$)/,
    why: 'The language stands on nothing.',
  },
  {
    of: /^src\/(derive|settings)\/|^src\/fields\/(\w+\/[\w.]+|index)\.ts$|^resources\/\w+\/\w+\/(rules|texts)\//,
    never: new RegExp(`${browserHalf}|${nodeHalf}`),
    why: 'Rules and derivations are pure: browser and server compute with the same.',
  },
  {
    of: /^resources\/\w+\/(\w+)\/\1\.ts$/,
    never: new RegExp(`${browserHalf}|${nodeHalf}`),
    why: 'A descriptor imports the language, its fields and rules.',
  },
  {
    of: /^src\/.*\.tsx$|^src\/(views|controls|providers|shell|auth|push)\/|\/screens\/|\.views\.tsx$/,
    never: new RegExp(nodeHalf),
    why: 'What runs in a browser imports nothing of Node.',
  },
  {
    of: new RegExp(nodeHalf.replace('|^node:', '')),
    never: new RegExp(browserHalf),
    why: 'What runs in Node imports nothing of the browser.',
  },
]

/** The imports of the files of a tree, by file: types too, and what is loaded later. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** Reads the imports of all sources below `root`, each as the path of a file or the name of a package. */
export function readImports(root: string): Imports {
  const files = globSync('{src,server,resources,start,demo,i18n}/**/*.{ts,tsx,js}', { cwd: root }).sort()
  const { imports: ports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const known = new Set(files)
  const named =
    /(?:^|\n)\s*(?:import|export)\s[^'";]*?from\s*'([^']+)'|(?:^|\n)import\s*'([^']+)'|\bimport\(\s*'([^']+)'/g
  const read = (file: string) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(named)].flatMap(([, fixed, bare, later]) => {
      const name = fixed ?? bare ?? later ?? ''
      if (!name.startsWith('.')) return [name]
      const path = normalize(join(dirname(file), name))
      return known.has(path) ? [path] : []
    })
  const portsOf = (names: readonly string[]) => names.map((name) => portFile(ports, name) ?? name)
  return new Map(files.map((file) => [file, portsOf(read(file))]))
}

/** `#areas` stands for a file of the program that `package.json` names: the engine's door to it, and no import of it. */
function portFile(
  ports: Readonly<Record<string, string | { default: string }>>,
  name: string,
): string | undefined {
  const file = Object.hasOwn(ports, name) ? ports[name] : undefined
  const path = typeof file === 'string' ? file : file?.default
  return path && `#${normalize(path)}`
}

/** Every import that the plan of the house forbids, and every circle of files. */
export function houseProblems(imports: Imports): string[] {
  const wrong = [...imports].flatMap(([file, names]) =>
    names.flatMap((name) => [
      ...rules
        .filter(({ of, never }) => of.test(file) && !name.startsWith('#') && never.test(name))
        .map(({ why }) => `${file} imports ${name}. ${why}`),
      ...(groupOf(name) > groupOf(file) && groupOf(file) >= 0
        ? [`${file} imports ${name}, of a later group. Groups: ${groups.join(' < ')}.`]
        : []),
    ]),
  )
  const files = new Map(
    [...imports].map(([file, names]) => [file, names.map((name) => name.replace(/^#/, ''))]),
  )
  return [
    ...wrong,
    ...circlesOf(files).map((circle) => `These files import each other: ${circle.join(', ')}.`),
  ]
}

const groupOf = (file: string) => groups.indexOf(/^resources\/(\w+)\//.exec(file)?.[1] ?? '')
