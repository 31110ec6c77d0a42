import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { AreaHead } from '../../core/index.ts'
import { readable } from '../../derive/messages.ts'

/** The words of an area in the current language; where a catalogue has none, the name itself made readable. */
export interface Texts {
  /** `Product`, or `Products` for another count than one. */
  name: (count?: number) => string
  /** The same inside a sentence: `product`. */
  noun: (count?: number) => string
  field: (name: string) => string
  value: (name: string, value: string) => string
  section: (key: string) => string
  transition: (name: string) => string
  /** What follows from a transition that is asked about once more. */
  consequence: (name: string) => string | undefined
  /** What an own action of the area is called. */
  action: (name: string) => string
  help: (name: string) => string | undefined
}

export function useTexts(resource: AreaHead): Texts {
  const translate = useTranslate()
  return useMemo(() => {
    const say = (key: string, last: string) =>
      translate(`resources.${resource.path}.${key}`, { _: readable(last) })
    const lastOf = (name: string) => name.split('.').at(-1) ?? name
    const name = (count = 1) =>
      translate(`resources.${resource.path}.name`, { smart_count: count, _: readable(resource.name) })
    return {
      name,
      noun: (count) => uncapitalised(name(count)),
      field: (name) => say(`fields.${name}`, lastOf(name)),
      value: (name, value) => say(`values.${name}.${value}`, value),
      section: (key) => say(`sections.${key}`, key),
      transition: (name) => say(`transitions.${name}`, name),
      action: (name) => say(`actions.${name}`, name),
      consequence: (name) => translate(`resources.${resource.path}.confirm.${name}`, { _: '' }) || undefined,
      help: (name) => translate(`resources.${resource.path}.help.${name}`, { _: '' }) || undefined,
    }
  }, [translate, resource])
}

/** Abbreviations keep their capitals. */
const uncapitalised = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
