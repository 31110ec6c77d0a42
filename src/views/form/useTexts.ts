import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { Resource } from '../../core/index.ts'

/** The words of an area in the current language; where a catalogue has none, the name itself made readable. */
export interface Texts {
  /** `Product`, or `Products` for another count than one. */
  name: (count?: number) => string
  field: (name: string) => string
  value: (name: string, value: string) => string
  section: (key: string) => string
  transition: (name: string) => string
  help: (name: string) => string | undefined
}

export function useTexts(resource: Resource): Texts {
  const translate = useTranslate()
  return useMemo(() => {
    const say = (key: string, last: string) => translate(`resources.${resource.path}.${key}`, { _: readable(last) })
    const lastOf = (name: string) => name.split('.').at(-1) ?? name
    return {
      name: (count = 1) => translate(`resources.${resource.path}.name`, { smart_count: count, _: readable(resource.name) }),
      field: (name) => say(`fields.${name}`, lastOf(name)),
      value: (name, value) => say(`values.${name}.${value}`, value),
      section: (key) => say(`sections.${key}`, key),
      transition: (name) => say(`transitions.${name}`, name),
      help: (name) => translate(`resources.${resource.path}.help.${name}`, { _: '' }) || undefined,
    }
  }, [translate, resource])
}

/** `seoTitle` as `Seo title`. */
const readable = (name: string): string => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
