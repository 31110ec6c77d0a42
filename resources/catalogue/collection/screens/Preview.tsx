import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { useFormContext, useWatch } from 'react-hook-form'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useLater } from '../../../../src/views/useLater.ts'
import type { ShownProduct } from '../../productCategory/rules/shelf.ts'
import grid from '../../productCategory/screens/merchandising.module.css'
import { ProductFace } from '../../productCategory/screens/ProductFace.tsx'
import { collection } from '../collection.ts'
import css from './collection.module.css'

const names = [
  ...([
    'type',
    'match',
    'conditions',
    'pinnedProducts',
    'excludedProducts',
    'sortOrder',
    'maxProducts',
  ] as const),
] satisfies (keyof RecordOf<typeof collection>)[]

/** More than this is not counted (docs/api.md). */
const mostCounted = 10_000

interface Found {
  readonly total: number
  readonly items: readonly (ShownProduct & { pinned: boolean })[]
  readonly incomplete: readonly number[]
}

/** What the conditions find as they stand in the form, before anything is saved: how many, and the first twenty. */
export function Preview() {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const ask = useOperation(collection)
  const { control } = useFormContext()
  const values = useWatch({ control, name: [...names] }) as unknown[]
  const rules = Object.fromEntries(names.map((name, index) => [name, cleaned(name, values[index])]))
  const input = useLater(JSON.stringify(rules), 350)
  const { data, error, isFetching } = useQuery({
    queryKey: [collection.path, 'preview', input],
    queryFn: ({ signal }) => ask<Found>('preview', { input: JSON.parse(input), signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  })
  return (
    <section className={css.preview} aria-label={translate('merchandising.preview.title')}>
      <h3 className={css.legend}>{translate('merchandising.preview.title')}</h3>
      <div role="status" aria-busy={isFetching}>
        {error && <p className={css.error}>{translate('merchandising.preview.failed')}</p>}
        {!error && data && (
          <p className={css.total}>
            {data.total > mostCounted
              ? translate('merchandising.preview.many', { count: formatNumber(String(mostCounted), locale) })
              : translate('merchandising.preview.count', {
                  smart_count: data.total,
                  count: formatNumber(String(data.total), locale),
                })}{' '}
            {data.incomplete.length > 0 &&
              translate('merchandising.preview.incomplete', { smart_count: data.incomplete.length })}
          </p>
        )}
      </div>
      {!data && !error && <Skeleton height={160} />}
      {data && data.items.length > 0 && (
        <ul className={grid.grid} aria-label={translate('merchandising.preview.first')}>
          {data.items.map((item) => (
            <li key={item.id} className={grid.card}>
              <ProductFace item={item}>
                {item.pinned && <span className={grid.chip}>{translate('merchandising.shelf.pinned')}</span>}
              </ProductFace>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A value of the form as the operation takes it: new rows have no id, empty boxes are nothing. */
function cleaned(name: string, value: unknown): unknown {
  if (name === 'conditions')
    return ((value ?? []) as Record<string, unknown>[]).map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(([, part]) => part !== null && part !== '' && part !== undefined),
      ),
    )
  if (name === 'maxProducts') return value === '' || value === undefined ? null : value
  return value ?? undefined
}
