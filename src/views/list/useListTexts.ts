import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { Resource } from '../../core/index.ts'
import { type Texts, useTexts } from '../form/useTexts.ts'

/** The words of an area that lists need beside those of its forms. */
export interface ListTexts extends Texts {
  view: (name: string) => string
  /** `3 products` in the grammar of the language, the number written for it. */
  count: (count: number) => string
}

const system = ['status', 'createdAt', 'updatedAt', 'id', 'version']

export function useListTexts(resource: Resource): ListTexts {
  const translate = useTranslate()
  const texts = useTexts(resource)
  return useMemo(() => {
    const key = `resources.${resource.path}`
    return {
      ...texts,
      field: (name) => {
        const own = translate(`${key}.fields.${name}`, { _: '' })
        return own || (system.includes(name) ? translate(`list.system.${name}`) : texts.field(name))
      },
      view: (name) => translate(`${key}.views.${name}`, { _: name }),
      count: (count) => translate('list.counted', { count, name: texts.name(count), smart_count: count }),
    }
  }, [translate, texts, resource])
}
