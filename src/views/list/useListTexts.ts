import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { Resource } from '../../core/index.ts'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import { inSentence } from '../../shell/page/inSentence.ts'
import { type Texts, useTexts } from '../form/useTexts.ts'

/** The words of an area that lists need beside those of its forms. */
export interface ListTexts extends Texts {
  view: (name: string) => string
  /** The name of the area inside a sentence: `products`. */
  inner: (count: number) => string
  /** `3 products` in the grammar of the language, the number written for it. */
  count: (count: number) => string
}

const system = ['status', 'createdAt', 'updatedAt', 'id', 'version']

export function useListTexts(resource: Resource): ListTexts {
  const translate = useTranslate()
  const locale = useLocale()
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
      inner: (count) => inSentence(texts.name(count)),
      count: (count) =>
        translate('list.counted', {
          count: formatNumber(count, locale),
          // Where the plural is a name of its own, such as Stock.
          name: translate(`${key}.own.amount`, { smart_count: count, _: inSentence(texts.name(count)) }),
          smart_count: count,
        }),
    }
  }, [translate, locale, texts, resource])
}
