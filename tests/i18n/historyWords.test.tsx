import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { renderHook } from '@testing-library/react'
import { I18nContextProvider } from 'ra-core'
import polyglot from 'ra-i18n-polyglot'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { catalogues } from '#texts'
import { resources } from '../../resources/index.ts'
import { commonActions, type Locale, locales, type Registry, type Resource } from '../../src/core/index.ts'
import { areaMessages } from '../../src/derive/messages.ts'
import { useActionWords } from '../../src/views/history/useActionWords.ts'
import { type Node, parse, partsOf } from '../../start/build/syntax.ts'

const root = join(import.meta.dirname, '..', '..')
const registry: Registry = resources

/** What the history of an area may be told. */
const actionsOf = ({ history, workflow }: Resource): string[] => [
  ...commonActions,
  ...Object.keys(workflow?.transitions ?? {}),
  ...history,
]

/** What entries say in a language; a text that nobody wrote is an error. */
async function wordsIn(locale: Locale) {
  const { subjects, areas } = await catalogues[locale]()
  const messages = { ...subjects, ...areaMessages(registry, areas) }
  const onMissingKey = (key: string): string => {
    throw new Error(`${locale}: '${key}' is missing.`)
  }
  const provider = polyglot(() => messages as never, locale, [{ locale, name: locale }], { onMissingKey })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nContextProvider value={provider}>{children}</I18nContextProvider>
  )
  return (resource: Resource) => renderHook(() => useActionWords(resource), { wrapper }).result.current
}

describe.each(locales)('what a history says in %s', async (locale) => {
  const words = await wordsIn(locale)

  it('is said of everything that it may be told, and never as the code calls it', () => {
    for (const resource of Object.values(registry)) {
      const wordsOf = words(resource)
      for (const action of actionsOf(resource)) {
        const said = wordsOf(action)
        expect(said.trim(), `${resource.name}: ${action}`).not.toBe('')
        expect(said, `${resource.name}: ${action}`).not.toContain(`.${action}`)
      }
    }
  })

  it('is a change where nothing is called so any more', () => {
    const wordsOf = words(resources.order)
    expect(wordsOf('calledSoOnce')).toBe(wordsOf('update'))
  })
})

it('an order that was brought in step says so to people who read French', async () => {
  const wordsOf = (await wordsIn('fr'))(resources.order)
  expect(['refresh', 'hold', 'editLines', 'comment', 'confirm', 'restoreVersion'].map(wordsOf)).toEqual([
    'a mis à jour',
    'a mis en attente',
    'a modifié les articles',
    'a commenté',
    'a choisi «\u00a0Confirmer\u00a0»',
    'a restauré une version antérieure',
  ])
})

it('every name that the code writes by itself is one of its area', () => {
  const written = globSync('{resources,demo}/**/*.ts', { cwd: root }).flatMap(writtenIn)
  const unknown = written.filter(({ area, action }) => {
    const resource = Object.values(registry).find(({ name }) => name === area)
    return !resource || !actionsOf(resource).includes(action)
  })
  expect(written.length).toBeGreaterThan(30)
  expect(unknown).toEqual([])
})

/** The names that a source gives to what it writes (`records.write(order, id, values, 'hold')`), each with the area whose record it is. */
function writtenIn(file: string): { area: string; action: string; file: string }[] {
  const source = readFileSync(join(root, file), 'utf8')
  if (!source.includes('records.write(')) return []
  const imports = new Map(
    [...source.matchAll(/import \{ (\w+)(?: as (\w+))? \} from '([^']+)'/g)].map(
      ([, name, as, path = '']) => [as ?? name, basename(path, '.ts')],
    ),
  )
  const found: { area: string; action: string; file: string }[] = []
  const visit = (node: Node): void => {
    const [area, , , action] = (node.arguments ?? []) as Node[]
    if (node.type === 'CallExpression' && action && /records\.write$/.test(calledIn(source, node)))
      for (const name of textsIn(action))
        found.push({ area: imports.get(area?.name as string) ?? 'unknown', action: name, file })
    for (const part of partsOf(node)) visit(part)
  }
  visit(parse(file, source))
  return found
}

const calledIn = (source: string, { callee }: Node): string =>
  source.slice((callee as Node).start, (callee as Node).end)

/** The texts that an expression may be. */
const textsIn = (node: Node): string[] =>
  node.type === 'ConditionalExpression'
    ? [node.consequent as Node, node.alternate as Node].flatMap(textsIn)
    : typeof node.value === 'string'
      ? [node.value]
      : []
