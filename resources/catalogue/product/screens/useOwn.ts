import { useTranslate } from 'ra-core'
import { useCallback } from 'react'

/** What the product's own views say: the texts `own` of the area, by their key (`variants.generate`). */
export function useOwn(): (key: string, values?: Readonly<Record<string, unknown>>) => string {
  const translate = useTranslate()
  return useCallback(
    (key, values) => translate(`resources.pages/products.own.${key}`, values ?? {}),
    [translate],
  )
}
