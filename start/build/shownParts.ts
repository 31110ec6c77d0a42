import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Plugin, parseSync } from 'vite'
import type { ShownPart } from '../../resources/insight/showcase/rules/shownPart.ts'
import { declaredPart, partOf } from './readPart.ts'

/**
 * With `?parts` a demonstration is the parts that it shows, the product's own and MUI's, and what each can be given: read out of their
 * own files, so that no table of properties says anything else than the code.
 */
export function shownParts(): Plugin {
  // Many demonstrations show the same parts.
  const known = new Map<string, ShownPart>()
  return {
    name: 'shown-parts',
    enforce: 'pre',
    watchChange: () => known.clear(),
    transform: {
      filter: { id: /\.tsx\?parts$/ },
      handler(source, id) {
        const parts = importedParts(source, dirname(id)).map(({ file, exported, name }) => {
          this.addWatchFile(file)
          const key = `${file} ${exported} ${name}`
          const part = known.get(key) ?? readPart(file, exported, name)
          known.set(key, part)
          return part
        })
        const shown = parts.filter(({ properties, also }) => properties.length + also.length > 0)
        return { code: `export default ${JSON.stringify(shown)}`, map: null, moduleType: 'js' }
      },
    },
  }
}

function readPart(file: string, exported: string | undefined, name: string): ShownPart {
  const written = readFileSync(file, 'utf8')
  return exported === undefined ? declaredPart(written, name) : partOf(written, exported, name)
}

/** A component that a demonstration imports: its file, and as what it is exported there; of MUI's the declarations. */
interface Imported {
  readonly file: string
  readonly exported?: string
  readonly name: string
}

/** The components that a demonstration imports, without those that the catalogue is made of. */
function importedParts(source: string, folder: string): Imported[] {
  return parseSync('demonstration.tsx', source).program.body.flatMap((statement): Imported[] => {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return []
    const from = statement.source.value
    const [, part] = /^@mui\/material\/(\p{Lu}\w+)$/u.exec(from) ?? []
    if (part) return [{ file: declarationsOf(part), name: part }]
    const file = join(folder, from)
    if (!/^\..*\.tsx$/.test(from) || file.includes('/showcase/screens/')) return []
    return statement.specifiers.flatMap((specifier) => {
      const { local } = specifier
      if (!/^\p{Lu}/u.test(local.name)) return []
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
        return [{ file, exported: 'default', name: local.name }]
      return [{ file, exported: specifier.imported.name, name: specifier.imported.name }]
    })
  })
}

const require = createRequire(import.meta.url)

const declarationsOf = (part: string): string =>
  join(dirname(require.resolve(`@mui/material/${part}`)), `${part}.d.ts`)
