import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocale, useTranslate } from 'ra-core'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { titleOf } from '../../../../src/views/titleOf.ts'
import css from '../../../shared/merge/screens/MergeDialog.module.css'
import type { category } from '../category.ts'

interface Hidden {
  readonly categories: readonly { id: string; name: string; path: string }[]
  readonly products: number
}

/** Hides categories with everything below them, after saying what customers will not see any more. */
export default function HideDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof category>>) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const ask = useOperation(resource)
  const dataProvider = useDataProvider<ShopDataProvider>()
  const [act, isBusy] = useAct(resource.path)
  const [only] = records
  const { data } = useQuery({
    queryKey: [resource.path, 'hides', records.map(({ id }) => id)],
    queryFn: ({ signal }) => Promise.all(records.map(({ id }) => ask<Hidden>('hides', { id, signal }))),
    staleTime: 0,
  })
  const below = data?.flatMap(({ categories }) => categories) ?? []
  const products = data?.reduce((sum, each) => sum + each.products, 0) ?? 0
  const submit = () =>
    act(async () => {
      const items = records.map(({ id, version }) => ({ id, version }))
      const { data: done } = await dataProvider.bulkUpdate(resource.path, { items, data: { active: false } })
      const [refused] = done.refused
      if (refused) throw new Error(refused.message)
      close()
      return translate('merchandising.hide.done', { smart_count: records.length })
    })
  return (
    <QuestionDialog
      title={
        only && records.length === 1
          ? translate('merchandising.hide.title', { title: titleOf(resource, only, locale) })
          : translate('merchandising.hide.titleMany', { smart_count: records.length })
      }
      onClose={close}
      isCancelFirst
      danger
      busy={isBusy}
      disabled={!data}
      onClick={() => void submit()}
      submit={translate('merchandising.hide.submit')}
    >
      {data ? (
        <>
          <p>
            {translate('merchandising.hide.text', {
              products: formatNumber(String(products), locale),
              categories: formatNumber(String(below.length), locale),
            })}
          </p>
          {below.length > 0 && (
            <ul className={css.moving}>
              {below.slice(0, 12).map(({ id, name }) => (
                <li key={id} dir="auto">
                  {name}
                </li>
              ))}
              {below.length > 12 && (
                <li>{translate('merchandising.hide.more', { smart_count: below.length - 12 })}</li>
              )}
            </ul>
          )}
        </>
      ) : (
        <Skeleton width="80%" />
      )}
    </QuestionDialog>
  )
}
