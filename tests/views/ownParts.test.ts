import polyglotI18nProvider from 'ra-i18n-polyglot'
import { describe, expect, it } from 'vitest'
import { loadMessages } from '#texts'
import { resources } from '../../resources/index.ts'
import { isInput } from '../../src/core/field.ts'
import type { Registry } from '../../src/core/index.ts'
import type { AnyViews } from '../../src/views/overrides.ts'

const files = import.meta.glob<AnyViews>('../../resources/**/*.views.tsx', { import: 'default', eager: true })
const lazy = Symbol.for('react.lazy')

const isLazy = (part: unknown) => (part as { $$typeof?: symbol } | undefined)?.$$typeof === lazy

/** Whether a section is drawn on the page of a record before anybody has opened it to change something: it has no inputs. */
function isRead(area: string, section: string): boolean {
  const { fields, form } = (resources as Registry)[area] ?? {}
  const names = form?.sections[section]?.lines.flat() ?? []
  return names.every((name) => fields?.[name] !== undefined && !isInput(fields[name]))
}

describe('the parts that an area brings along for the page of a record', () => {
  it('come together with the record where they are read there, and where they are changed once that is begun', () => {
    const wrong = Object.values(files).flatMap(({ resource, shows, sections }) => [
      ...Object.entries(shows).flatMap(([name, part]) =>
        isLazy(part) ? [`${resource}.${name} comes late`] : [],
      ),
      ...Object.entries(sections).flatMap(([name, part]) =>
        isLazy(part) === !isRead(resource, name)
          ? []
          : [`${resource}.${name} comes ${isLazy(part) ? 'late' : 'early'}`],
      ),
    ])
    expect(
      wrong,
      'wrap what is read in drawnOnceThere, which the page fetches ahead, and what is changed in lazy',
    ).toEqual([])
    expect(Object.keys(files).length).toBeGreaterThan(40)
  })
})

describe('what an area lets people do', () => {
  it('has one picture wherever it is called the same', async () => {
    const messages = await loadMessages('en')
    const { translate } = polyglotI18nProvider(() => messages, 'en')
    const icons = new Map<string, Set<string>>()
    for (const { resource, actions } of Object.values(files))
      for (const [name, { icon }] of Object.entries(actions)) {
        const path = (resources as Registry)[resource]?.path
        const called = translate(`resources.${path}.actions.${name}`)
        icons.set(called, (icons.get(called) ?? new Set()).add(icon ?? 'none'))
      }
    const several = [...icons].filter(([, each]) => each.size > 1)
    expect(several.map(([called, each]) => [called, ...each])).toEqual([])
    expect(icons.size).toBeGreaterThan(20)
  })
})
