import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { AreaOperation, DefinedOperations } from '../../server/context.ts'

/** What an operation demands, by `<area>.<operation>`. */
export type Demands = Readonly<Record<string, Pick<AreaOperation, 'flag' | 'needs' | 'oneOf' | 'reads'>>>

/** The operations of all areas below `root`. */
export async function demandsOf(root: string): Promise<Demands> {
  const files = globSync('resources/*/*/*.operations.ts', { cwd: root })
  const modules = await Promise.all(
    files.map(async (file) => ((await import(join(root, file))) as { default: DefinedOperations }).default),
  )
  return Object.fromEntries(
    modules.flatMap(({ resource, operations }) =>
      Object.entries(operations).map(([name, operation]) => [`${resource}.${name}`, operation]),
    ),
  )
}

/**
 * Own actions that are offered to people who may not do what the dialog behind them asks the server for: they would press a button, be
 * refused and lose their session. Read from the sources: which operations a dialog calls is written nowhere else, so it cannot be
 * forgotten either. What a part of a dialog asks only of those who hold the flag (`hasFlag(…, '<flag>')` in its file) is no offer.
 */
export function weakOffers(root: string, demands: Demands): string[] {
  return globSync('resources/*/*/*.views.tsx', { cwd: root })
    .sort()
    .flatMap((file) => {
      const area = basename(file, '.views.tsx')
      const source = readFileSync(join(root, file), 'utf8')
      return actionsIn(root, file).flatMap(({ name, body }) => {
        const at = `resources: ${relative('resources', file)}, action '${name}'`
        const holders = holdersOf(area, body, source)
        const starts = dialogsOf(body, source).map((path) => join(root, dirname(file), path))
        if (starts.length === 0)
          return [
            `${at}: its dialog was not found. A lazy import of a file in a folder screens was expected.`,
          ]
        return callsFrom(starts, area, demands).flatMap(({ calls, guards }) => {
          const weak = holders
            .map((held) =>
              calls.map((call) => missingFor(call, demands, new Set([...held, ...guards(call)]))),
            )
            .find((missing) => missing.every((flags) => flags.length > 0))
          return weak
            ? [
                `${at}: it is offered without ${weak[0]?.join(' and ')}, which ${calls[0]} demands. Add it to needs.`,
              ]
            : []
        })
      })
    })
}

/**
 * The entries of `actions: {` in the views `file` below `root` that have a dialog of their own; those that other files bring along lead
 * somewhere and ask nothing. What an entry takes from another file, by its name or by `...name`, is read there.
 */
export function actionsIn(root: string, file: string): { name: string; body: string }[] {
  const source = readFileSync(join(root, file), 'utf8')
  const [, block = ''] = /\n {2}actions: \{\n([\s\S]*?)\n {2}\},/.exec(source) ?? []
  const entries = block.matchAll(/^ {4}(\w+)(?:: \{(?:\n([\s\S]*?)\n {4}\},| (.*) \},)|,)$/gm)
  return [...entries].flatMap(([, name = '', long, short]) => {
    const own = long ?? short
    const names =
      own === undefined ? [name] : [...own.matchAll(/(?<!\[[^\]]*)\.\.\.(\w+)/g)].map(([, each = '']) => each)
    const taken = names.map((each) => imported(root, file, source, each))
    const body = [own ?? '', ...taken].join('\n')
    return body.trim() ? [{ name, body }] : []
  })
}

/** A constant that the views take from another file, with what it imports as the views would; empty for one of their own. */
function imported(root: string, file: string, source: string, name: string): string {
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(source)?.[1]
  if (!from) return ''
  const there = readFileSync(join(root, dirname(file), from), 'utf8')
  const [, body = ''] = new RegExp(`export const ${name} = \\{\\n([\\s\\S]*?)\\n\\}`).exec(there) ?? []
  return body.replace(imports, (_, path: string) => `import('./${join(dirname(from), path)}')`)
}

const pairs = /\['(\w+)', '(\w+)'\]/g
const needs = /needs: \[((?:\s*\['\w+', '\w+'\],?)+)/
const oneOf = /oneOf: \[((?:\s*\['\w+', '\w+'\],?)+)/

/**
 * The flags of those to whom an action is offered, as `<area>.<flag>`, for each of the flags of which it needs one; a constant that it spreads
 * counts with it.
 */
function holdersOf(area: string, body: string, source: string): string[][] {
  const spread = [...body.matchAll(/\.\.\.(\w+)/g)].map(
    ([, name]) => new RegExp(`const ${name} = (.*)`).exec(source)?.[1] ?? '',
  )
  const whole = [body, ...spread].join('\n')
  const own = [...whole.matchAll(/flag: '(\w+)'/g)].map(([, flag]) => `${area}.${flag}`)
  const listed = (list: RegExp) => {
    const [, found = ''] = list.exec(whole) ?? []
    return [...found.matchAll(pairs)].map(([, of, flag]) => [`${of}.view`, `${of}.${flag}`])
  }
  const always = [`${area}.view`, ...own, ...listed(needs).flat()]
  const alternatives = listed(oneOf)
  return alternatives.length === 0 ? [always] : alternatives.map((one) => [...always, ...one])
}

const imports = /import\('(\.[^']+)'\)/g

/** The files that an action draws: those it imports itself, or a constant of the file that it names does. */
function dialogsOf(body: string, source: string): string[] {
  const own = [...body.matchAll(imports)].map(([, path = '']) => path)
  if (own.length > 0) return own
  const names = [...body.matchAll(/Dialog: .*?\b(\w+)\(/g), ...body.matchAll(/await (\w+)\(/g)].map(
    ([, name]) => name,
  )
  return names.flatMap((name) => {
    const [text = ''] = new RegExp(`const ${name} = [\\s\\S]*?import\\('[^']+'\\)`).exec(source) ?? []
    return [...text.matchAll(imports)].map(([, path = '']) => path)
  })
}

/** Where an operation is called, or named to be: `ask('x'`, `ask={{ operation: 'x'`, `operation="x"`. */
const callSite =
  /(?:\b(?:ask|one|call|live)(?:<[^()]*?>)?\(\s*|\bask(?:=|: )\{?|\boperation(?:=|: )\{?)["'](\w+)["']/g

interface Called {
  /** What is called; of several areas that have an operation of that name any may be meant. */
  readonly calls: readonly string[]
  /** The flags that the file looks at itself before it asks. */
  readonly guards: (call: string) => string[]
}

function callsFrom(starts: readonly string[], area: string, demands: Demands): Called[] {
  return [...reached(starts)].flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const named = [...source.matchAll(/useOperation\((\w+)\)/g)].map(([, name = '']) => name)
    const areas = [...new Set([area, folderArea(file), ...named])]
    const guarded = [...source.matchAll(/hasFlag\([^)]*?'(\w+)'\)/g)].map(([, flag]) => flag)
    const guards = (call: string) => guarded.map((flag) => `${call.split('.')[0]}.${flag}`)
    return [...source.matchAll(callSite)].flatMap(([, name]) => {
      const calls = areas.map((each) => `${each}.${name}`).filter((call) => Object.hasOwn(demands, call))
      return calls.length > 0 ? [{ calls, guards }] : []
    })
  })
}

/** Some files of `screens` folders and those of such folders that they import. */
function reached(starts: readonly string[]): Set<string> {
  const known = new Set<string>()
  const waiting = [...starts]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (known.has(file) || !/\/resources\/.*\/screens\//.test(file) || !existsSync(file)) continue
    known.add(file)
    const source = readFileSync(file, 'utf8')
    const found = [
      ...source.matchAll(/^(?:import|export)\s(?!type\s)[^'"]*?from\s+'(\.[^']+)'/gm),
      ...source.matchAll(imports),
    ]
    waiting.push(...found.map(([, path = '']) => join(dirname(file as string), path)))
  }
  return known
}

function missingFor(call: string, demands: Demands, held: ReadonlySet<string>): string[] {
  const area = call.split('.')[0]
  const { flag, needs = [], oneOf = [] } = demands[call] as Demands[string]
  const wanted = [
    `${area}.view`,
    `${area}.${flag}`,
    ...needs.flatMap(([of, name]) => [`${of}.view`, `${of}.${name}`]),
  ]
  const missing = [...new Set(wanted)].filter((each) => !held.has(each))
  const hasOne = oneOf.some(([of, name]) => held.has(`${of}.view`) && held.has(`${of}.${name}`))
  const all = oneOf.map((one) => one.join('.')).join(' or ')
  return oneOf.length > 0 && !hasOne ? [...missing, all] : missing
}

/** The area in whose folder a file stands. */
const folderArea = (file: string): string => /\/resources\/\w+\/(\w+)\//.exec(file)?.[1] ?? ''
