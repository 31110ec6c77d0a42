import { useTranslate } from 'ra-core'
import type { Resource } from '../../core/index.ts'

/** What the values of a choice are called; `name` is the path of its field (`composition.material` inside rows). */
export function useValueText(resource: Resource, name: string): (value: string) => string {
  const translate = useTranslate()
  return (value) => translate(`resources.${resource.path}.values.${name}.${value}`, { _: value })
}
