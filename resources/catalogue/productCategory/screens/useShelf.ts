import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetOne, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { AnyRecord } from '../../../../src/core/index.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { category as categories } from '../../category/category.ts'
import { productCategory } from '../productCategory.ts'
import type { ShelfItem } from '../rules/shelf.ts'

/** How many products a page of pictures holds. */
export const pageSize = 48

/** A page of the products of a category, and what can be done with them; `said` is the last move in words, to be read out. */
export function useShelf(category: string | null, page: number) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const ask = useOperation(productCategory)
  const [act, isBusy] = useAct(productCategory.path, categories.path, 'pages/products')
  const [said, say] = useState('')
  const { data: record } = useGetOne<AnyRecord>(
    categories.path,
    { id: category ?? '' },
    { enabled: category !== null },
  )
  const sort: string = record?.defaultSort ?? 'newest'
  const query = useQuery({
    queryKey: [productCategory.path, 'shelf', category, sort, page],
    queryFn: ({ signal }) =>
      ask<{ total: number; items: ShelfItem[] }>('shelf', {
        input: { category, sort, from: (page - 1) * pageSize, size: pageSize },
        signal,
      }),
    enabled: category !== null && record !== undefined,
    placeholderData: keepPreviousData,
  })
  const total = query.data?.total ?? 0
  const save = (path: string, { id, version }: { id: string; version: number }, values: object) =>
    dataProvider.update(path, { id, data: { ...values, version }, previousData: undefined as never })

  return {
    record,
    sort,
    query,
    total,
    isBusy,
    said,
    /** Puts a product at a place counted from 1; there is none before the first and after the last. */
    move: (item: ShelfItem, to: number) =>
      act(async () => {
        if (to < 1 || to > total) return undefined
        await ask('move', { record: item, input: { to } })
        say(translate('merchandising.shelf.movedTo', { title: item.product.name, place: to }))
        return undefined
      }),
    update: (item: ShelfItem, values: object) =>
      act(async () => {
        await save(productCategory.path, item, values)
        return translate('merchandising.saved')
      }),
    remove: (products: readonly string[]) =>
      act(async () => {
        const { removed } = await ask<{ removed: number }>('unassign', { input: { products, category } })
        return translate('merchandising.shelf.removed', { smart_count: removed })
      }),
    setSort: (next: string) =>
      act(async () => {
        if (!record) return undefined
        await save(categories.path, record, { defaultSort: next })
        return translate('merchandising.shelf.sorted')
      }),
  }
}
