import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What a bundler knows of a module: by which others it is imported. */
interface Importing {
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

interface Graph {
  getModuleInfo(id: string): Importing | null
}

/** What an area draws on the pages of its records. */
interface RecordParts {
  readonly modules: readonly string[]
  /** Whether they are wanted at the address of its form as well, where its own page stands. */
  readonly isAtForm: boolean
}

/**
 * The modules that areas draw on the pages of their records, as their views name them (`src/shell/drawnOnceThere.tsx`), by the area's
 * name: they are in one piece, and come together with the page.
 */
export function recordParts(root: string): ReadonlyMap<string, RecordParts> {
  const files = globSync('resources/*/*/*.views.tsx', { cwd: root })
  return new Map(files.map((file) => [basename(file, '.views.tsx'), partsIn(join(root, file))]))
}

function partsIn(views: string): RecordParts {
  const source = readFileSync(views, 'utf8')
  const named = /drawnOnceThere\(\s*(?:async )?\(\) =>[^']*import\('([^']+)'\)/g
  const paths = [...source.matchAll(named)].map(([, path = '']) => path)
  const [, page] = /^ {2}edit: (\w+),$/m.exec(source) ?? []
  return {
    modules: [...new Set(paths)].map((path) => join(dirname(views), path)),
    isAtForm: page !== undefined && source.includes(`const ${page} = drawnOnceThere(`),
  }
}

/**
 * Names the chunk of a module: that of an area's parts for those that no other area draws, and for what nothing else imports; null for
 * all others, which are split by the bundler.
 */
export function recordChunks(root: string) {
  const parts = [...recordParts(root)].flatMap(([area, { modules }]) =>
    modules.map((id) => [id, area] as const),
  )
  const areasOf = Map.groupBy(parts, ([id]) => id)
  const known = new Map<string, string | null>()

  function areaOf(id: string, graph: Graph): string | null {
    const found = known.get(id)
    if (found !== undefined) return found
    // Whoever asks again meanwhile has come round in a circle.
    known.set(id, null)
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
    const own = areasOf.get(id)
    let area: string | null = null
    if (own) area = own.length === 1 && importers.length === 0 ? (own[0]?.[1] ?? null) : null
    else if (importers.length > 0 && dynamicImporters.length === 0 && id.startsWith(`${root}/resources/`)) {
      const [first = null, ...others] = new Set(importers.map((importer) => areaOf(importer, graph)))
      area = others.length === 0 ? first : null
    }
    known.set(id, area)
    return area
  }

  return (id: string, graph: Graph) => {
    const area = areaOf(id, graph)
    return area && `record-${area}`
  }
}
