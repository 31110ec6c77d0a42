import { knownField, meant, type Report } from './checkNames.ts'
import type { LooseDescriptor } from './descriptor.ts'

/** Finds names on the page of a record that are no field, state, step or section. */
export function checkPage(given: LooseDescriptor, report: Report): void {
  const { page, workflow, form } = given
  if (!page) return
  for (const key of Object.keys(page)) {
    if (!parts.includes(key))
      report(`page.${key}`, 'unknown-option', `'${key}' is not a part of a page.`, meant(key, parts))
  }
  const known = knownField(given, report)
  for (const part of ['headline', 'facts'] as const) {
    page[part]?.forEach((name, index) => {
      known(`page.${part}[${index}]`, name)
    })
  }
  const oneOf = (part: 'path' | 'next' | 'cards' | 'rail', words: readonly string[], what: string) => {
    page[part]?.flat().forEach((name, index) => {
      if (words.includes(name) || (part === 'next' && name.startsWith('own.'))) return
      const all = words.length > 0 ? words.join(', ') : 'none'
      report(`page.${part}[${index}]`, 'unknown-name', `'${name}' is no ${what}. There are: ${all}.`)
    })
  }
  const offered = Object.entries(workflow?.transitions ?? {}).filter(([, { system }]) => !system)
  const sections = Object.keys(form?.sections ?? { general: [] })
  oneOf('path', Object.keys(workflow?.states ?? {}), 'state')
  oneOf(
    'next',
    offered.map(([name]) => name),
    'transition that people are offered',
  )
  oneOf('cards', sections, 'section of the form')
  oneOf('rail', sections, 'section of the form')
}

const parts: readonly string[] = ['headline', 'facts', 'path', 'next', 'cards', 'rail']
