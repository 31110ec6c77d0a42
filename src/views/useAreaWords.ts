import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead, RecordOf, Resource } from '../core/index.ts'
import { formatMoney } from '../fields/money/formatMoney.ts'
import { useArea } from '../loadArea.ts'
import { type Punctuation, usePunctuation } from '../providers/usePunctuation.ts'

/** The fields of an area, and those of the rows that it owns: `lines.quantity`. */
export type FieldName<R extends Resource, T = RecordOf<R>> = {
  [K in keyof T & string]: NonNullable<T[K]> extends readonly (infer Row extends object)[]
    ? K | `${K}.${keyof Row & string}`
    : K
}[keyof T & string]

/** What the own views of an area say in the language of the page. */
export interface AreaWords<R extends Resource = Resource> extends Punctuation {
  readonly locale: string
  /** One of the area's texts `own`, such as `hold.title`. */
  readonly text: (key: string, values?: object) => string
  /** What an action is called, with the one thing that it is done to where that is named: `Approve: REF-000004`. */
  readonly action: (name: string, of?: unknown) => string
  field(name: FieldName<R>): string
  /** The name of a value; a value without a name, such as the status of a courier, stays as it is. */
  value(field: FieldName<R>, value: string): string
  choices(field: FieldName<R>, values: readonly string[]): { value: string; label: string }[]
  /** An amount of paise; none is nothing. */
  readonly money: (paise: number | null | undefined) => string
  readonly cancel: string
  readonly closing: string
}

/** The words of the area of a path, on its own pages: there its texts are loaded. */
export function useAreaWords<R extends Resource = Resource>(path: string): AreaWords<R> {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const punctuation = usePunctuation()
  return useMemo(() => {
    const say = (key: string, values: object = {}) => translate(`resources.${path}.${key}`, values)
    const value = (field: string, value: string) => say(`values.${field}.${value}`, { _: value })
    return {
      ...punctuation,
      locale,
      text: (key, values) => say(`own.${key}`, values),
      action: (name, of) => (of ? punctuation.pair(say(`actions.${name}`), of) : say(`actions.${name}`)),
      field: (name) => say(`fields.${name}`),
      value,
      choices: (field, values) => values.map((each) => ({ value: each, label: value(field, each) })),
      money: (paise) => formatMoney(paise ?? 0, locale),
      cancel: translate('ra.action.cancel'),
      closing: translate('ra.action.close'),
    }
  }, [translate, locale, path, punctuation])
}

/** The words of an area on the pages of others too, with its descriptor. Suspends until both are there. */
export function useFetchedWords<R extends Resource = Resource>(
  name: string,
): AreaWords<R> & { readonly area: Resource } {
  const area = useArea(areaHeads[name] as AreaHead)
  const words = useAreaWords<R>(area.path)
  return useMemo(() => ({ ...words, area }), [words, area])
}
