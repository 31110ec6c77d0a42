import { parseSync } from 'vite'
import type { PartProperty, ShownPart } from '../../resources/insight/showcase/rules/shownPart.ts'

type Parsed = ReturnType<typeof parseSync>
type Statement = Parsed['program']['body'][number]
type Named = Extract<Statement, { type: 'TSInterfaceDeclaration' | 'TSTypeAliasDeclaration' }>
type TypeNode = Extract<Statement, { type: 'TSTypeAliasDeclaration' }>['typeAnnotation']
type Member = Extract<TypeNode, { type: 'TSTypeLiteral' }>['members'][number]
type Given = Pick<ShownPart, 'properties' | 'also'>

/** What the file of a component says that it can be given. */
export function partOf(source: string, exported: string, name: string): ShownPart {
  const { statements, ofType } = readTypes(source)
  let given: TypeNode | undefined
  for (const [statement, inner] of statements) {
    const called = statement.type === 'ExportDefaultDeclaration' ? 'default' : undefined
    if (inner.type === 'FunctionDeclaration' && (called ?? inner.id?.name) === exported)
      given = typeOf(inner.params[0])
    if (inner.type !== 'VariableDeclaration') continue
    for (const { id, init } of inner.declarations)
      if (id.type === 'Identifier' && id.name === exported && init?.type === 'ArrowFunctionExpression')
        given = typeOf(init.params[0])
  }
  return { name, ...(given ? ofType(given) : together([])) }
}

/** What a library declares that its component can be given, in the interface of the component's name. */
export function declaredPart(source: string, name: string): ShownPart {
  const { declared, ofNamed } = readTypes(source)
  const named = ['OwnProps', 'BaseProps', 'Props'].map((end) => declared.get(name + end)).find(Boolean)
  return { name, ...(named ? ofNamed(named) : together([])) }
}

/** The types that a file declares, and what they have: of those of other files the names alone. */
function readTypes(source: string) {
  const { program, comments } = parseSync('part.tsx', source)
  const statements = program.body.map(
    (statement) =>
      [
        statement,
        'declaration' in statement && statement.declaration ? statement.declaration : statement,
      ] as const,
  )
  const declared = new Map<string, Named>()
  for (const [, inner] of statements)
    if (inner.type === 'TSInterfaceDeclaration' || inner.type === 'TSTypeAliasDeclaration')
      declared.set(inner.id.name, inner)
  return { statements, declared, ofType, ofNamed }

  function ofType(type: TypeNode): Given {
    if (type.type === 'TSTypeLiteral') return members(type.members, type.start)
    if (type.type === 'TSIntersectionType') return together(type.types.map(ofType))
    const named =
      type.type === 'TSTypeReference' && type.typeName.type === 'Identifier'
        ? declared.get(type.typeName.name)
        : undefined
    return named ? ofNamed(named) : { properties: [], also: [textOf(type)] }
  }

  function ofNamed(named: Named): Given {
    if (named.type === 'TSTypeAliasDeclaration') return ofType(named.typeAnnotation)
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
      if (said.includes('@ignore')) return []
      const type = member.typeAnnotation ? textOf(member.typeAnnotation.typeAnnotation) : ''
      return [
        {
          name: member.key.name,
          // That it may be left out says so.
          type: member.optional ? type.replace(/ \| undefined$/, '') : type,
          isOptional: member.optional,
          meaning: meaningOf(said),
        },
      ]
    })
    return { properties, also: [] }
  }

  function textOf({ start, end }: { start: number; end: number }): string {
    return onOneLine(source.slice(start, end))
  }
}

/** The sentences of a comment, without what is said again by the type, and with what holds where nothing is given. */
function meaningOf(comment: string): string {
  const [words = '', ...tags] = comment
    .replace(/^\*|\n\s*\*/g, '\n')
    .replaceAll('`', '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .split(/\n\s*@/)
  const initial = tags.find((tag) => tag.startsWith('default'))?.replace(/^default(Value)?/, '')
  return onOneLine(initial ? `${words} Default: ${initial}` : words)
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
