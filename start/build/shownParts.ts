import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Plugin, parseSync } from 'vite'
import type { PartProperty, ShownPart } from '../../resources/insight/showcase/rules/shownPart.ts'

type Parsed = ReturnType<typeof parseSync>
type Statement = Parsed['program']['body'][number]
type Named = Extract<Statement, { type: 'TSInterfaceDeclaration' | 'TSTypeAliasDeclaration' }>
type TypeNode = Extract<Statement, { type: 'TSTypeAliasDeclaration' }>['typeAnnotation']
type Member = Extract<TypeNode, { type: 'TSTypeLiteral' }>['members'][number]

/**
 * With `?parts` a demonstration is the parts of the product that it shows, and what each can be given: read out of their own files, so
 * that no table of properties says anything else than the code.
 */
export function shownParts(): Plugin {
  return {
    name: 'shown-parts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx\?parts$/ },
      handler(source, id) {
        const parts = importedParts(source, dirname(id)).map(({ file, exported, name }) => {
          this.addWatchFile(file)
          return partOf(readFileSync(file, 'utf8'), exported, name)
        })
        const shown = parts.filter(({ properties, also }) => properties.length + also.length > 0)
        return { code: `export default ${JSON.stringify(shown)}`, map: null, moduleType: 'js' }
      },
    },
  }
}

/** The components that a demonstration imports from the product, without those that the catalogue is made of. */
function importedParts(source: string, folder: string) {
  return parseSync('demonstration.tsx', source).program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return []
    const file = join(folder, statement.source.value)
    if (!/^\..*\.tsx$/.test(statement.source.value) || file.includes('/showcase/screens/')) return []
    return statement.specifiers.flatMap((specifier) => {
      const { local } = specifier
      if (!/^\p{Lu}/u.test(local.name)) return []
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
        return [{ file, exported: 'default', name: local.name }]
      return [{ file, exported: specifier.imported.name, name: specifier.imported.name }]
    })
  })
}

type Given = Pick<ShownPart, 'properties' | 'also'>

/** What the file of a component says that it can be given. */
export function partOf(source: string, exported: string, name: string): ShownPart {
  const { program, comments } = parseSync('part.tsx', source)
  const declared = new Map<string, Named>()
  let given: TypeNode | undefined
  for (const statement of program.body) {
    const inner = 'declaration' in statement && statement.declaration ? statement.declaration : statement
    if (inner.type === 'TSInterfaceDeclaration' || inner.type === 'TSTypeAliasDeclaration')
      declared.set(inner.id.name, inner)
    const called = statement.type === 'ExportDefaultDeclaration' ? 'default' : undefined
    if (inner.type === 'FunctionDeclaration' && (called ?? inner.id?.name) === exported)
      given = typeOf(inner.params[0])
    if (inner.type !== 'VariableDeclaration') continue
    for (const { id, init } of inner.declarations)
      if (id.type === 'Identifier' && id.name === exported && init?.type === 'ArrowFunctionExpression')
        given = typeOf(init.params[0])
  }
  return { name, ...(given ? gather(given) : together([])) }

  function gather(type: TypeNode): Given {
    if (type.type === 'TSTypeLiteral') return members(type.members, type.start)
    if (type.type === 'TSIntersectionType') return together(type.types.map(gather))
    const named =
      type.type === 'TSTypeReference' && type.typeName.type === 'Identifier'
        ? declared.get(type.typeName.name)
        : undefined
    if (!named) return { properties: [], also: [textOf(type)] }
    if (named.type === 'TSTypeAliasDeclaration') return gather(named.typeAnnotation)
    const inherited = named.extends.map((heritage): Given => {
      const base =
        heritage.expression.type === 'Identifier' ? declared.get(heritage.expression.name) : undefined
      return base?.type === 'TSInterfaceDeclaration'
        ? members(base.body.body, base.body.start)
        : { properties: [], also: [textOf(heritage)] }
    })
    return together([members(named.body.body, named.body.start), ...inherited])
  }

  function members(all: readonly Member[], start: number): Given {
    const properties = all.flatMap((member, index): PartProperty[] => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return []
      const after = all[index - 1]?.end ?? start
      const said = comments.findLast((one) => one.start >= after && one.end <= member.start)?.value ?? ''
      const type = member.typeAnnotation ? textOf(member.typeAnnotation.typeAnnotation) : ''
      return [
        {
          name: member.key.name,
          // That it may be left out says so.
          type: member.optional ? type.replace(/ \| undefined$/, '') : type,
          isOptional: member.optional,
          meaning: onOneLine(said.replace(/^\*|\n\s*\*/g, ' ').replaceAll('`', '')),
        },
      ]
    })
    return { properties, also: [] }
  }

  function textOf({ start, end }: { start: number; end: number }): string {
    return onOneLine(source.slice(start, end))
  }
}

const together = (all: readonly Given[]): Given => ({
  properties: all.flatMap(({ properties }) => properties),
  also: all.flatMap(({ also }) => also),
})

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The type that stands behind a parameter, whether it is taken apart there or not. */
function typeOf(parameter: unknown): TypeNode | undefined {
  const { typeAnnotation } = (parameter ?? {}) as { typeAnnotation?: { typeAnnotation: TypeNode } | null }
  return typeAnnotation?.typeAnnotation
}
