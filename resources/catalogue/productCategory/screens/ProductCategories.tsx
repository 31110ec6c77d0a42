import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetOne, useLocale, useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { LookupField } from '../../../../src/controls/lookup/LookupField.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { AnyRecord, ListAsked, RecordOf } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useTabGuard } from '../../../../src/shell/page/useTabGuard.ts'
import { titleOf } from '../../../../src/views/titleOf.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { category as categories } from '../../category/category.ts'
import { product as products } from '../../product/product.ts'
import { productCategory } from '../productCategory.ts'
import css from './merchandising.module.css'

/** A tree of categories is small beside the products; more than this are not shown at once. */
const mostCategories = 500

/** The categories of one product: the whole tree to tick, and the primary one among them. */
export function ProductCategories() {
  const translate = useTranslate()
  const viewer = useViewer()
  const [state, change] = usePageState()
  const id = state.product ?? null
  const { data: product, isPending } = useGetOne<AnyRecord>(
    products.path,
    { id: id ?? '' },
    { enabled: id !== null, retry: false },
  )
  return (
    <>
      <div className={css.tools}>
        <div className={css.chooser}>
          <LookupField
            id="product"
            source="product"
            to="product"
            label={translate('merchandising.product.product')}
            value={id}
            onChange={(next) => change({ tab: 'product', product: next ?? undefined })}
          />
        </div>
      </div>
      {id === null && <p className={css.empty}>{translate('merchandising.product.choose')}</p>}
      {id !== null && isPending && <Skeleton height={320} />}
      {product && (
        <Tree
          key={`${product.id} ${product.version}`}
          product={product}
          mayEdit={canAct(viewer, productCategory, 'edit')}
        />
      )}
    </>
  )
}

function Tree({ product, mayEdit }: { product: AnyRecord; mayEdit: boolean }) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const dataProvider = useDataProvider()
  const ask = useOperation(productCategory)
  const [act, isBusy] = useAct(products.path, productCategory.path, categories.path)
  const [chosen, setChosen] = useState<readonly string[]>(product.categories)
  const [primary, setPrimary] = useState<string | null>(product.primaryCategory)
  const { data: all } = useQuery({
    queryKey: [categories.path, 'all', mostCategories],
    queryFn: async ({ signal }) =>
      (
        await dataProvider.getList<AnyRecord>(categories.path, {
          filter: {},
          sort: { field: 'position', order: 'ASC' },
          pagination: { page: 1, perPage: mostCategories },
          meta: { fields: ['name', 'parent', 'position', 'active'] },
          signal,
        } satisfies ListAsked<RecordOf<typeof categories>>)
      ).data,
  })
  const lines = useMemo(() => inTreeOrder(all ?? []), [all])
  const isChanged =
    primary !== product.primaryCategory || [...chosen].sort().join() !== [...product.categories].sort().join()
  useTabGuard(isChanged)
  const toggle = (id: string, isOn: boolean) => {
    const next = isOn ? [...chosen, id] : chosen.filter((each) => each !== id)
    setChosen(next)
    if (isOn && next.length === 1) setPrimary(id)
    if (!isOn && primary === id) setPrimary(next[0] ?? null)
  }
  const save = () =>
    act(async () => {
      await ask('set', { input: { product: product.id, categories: chosen, primary } })
      return translate('merchandising.saved')
    })
  if (!all) return <Skeleton height={320} />
  return (
    <>
      <table className={css.tree}>
        <thead>
          <tr>
            <th scope="col">{translate('merchandising.product.category')}</th>
            <th scope="col">{translate('merchandising.shelf.isPrimary')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ record, level }) => {
            const title = titleOf(categories, record, locale)
            const isIn = chosen.includes(record.id)
            return (
              <tr key={record.id}>
                <td>
                  <label className={css.check} style={{ paddingInlineStart: level * 22 }}>
                    <input
                      type="checkbox"
                      checked={isIn}
                      disabled={!mayEdit || (!isIn && chosen.length >= 20)}
                      onChange={({ target }) => toggle(record.id, target.checked)}
                    />
                    <span dir="auto">{title}</span>
                    {!record.active && (
                      <span className={css.chip}>{translate('merchandising.product.inactive')}</span>
                    )}
                  </label>
                </td>
                <td>
                  <input
                    type="radio"
                    name="primary"
                    checked={primary === record.id}
                    disabled={!mayEdit || !isIn}
                    aria-label={translate('merchandising.product.primaryOf', { title })}
                    onChange={() => setPrimary(record.id)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {mayEdit && (
        <div className={css.save}>
          <span role="status">
            {isChanged ? translate('merchandising.product.changed', { smart_count: chosen.length }) : ''}
          </span>
          <Button
            disabled={!isChanged}
            onClick={() => {
              setChosen(product.categories)
              setPrimary(product.primaryCategory)
            }}
          >
            {translate('merchandising.product.discard')}
          </Button>
          <Button look="primary" busy={isBusy} disabled={!isChanged} onClick={() => void save()}>
            {translate('ra.action.save')}
          </Button>
        </div>
      )}
    </>
  )
}

interface Line {
  readonly record: AnyRecord
  readonly level: number
}

/** The records of a tree below each other, as they are read from the top. */
function inTreeOrder(records: readonly AnyRecord[]): Line[] {
  const below = Map.groupBy(records, ({ parent }) => (parent as string | null) ?? '')
  const walk = (parent: string, level: number): Line[] =>
    (below.get(parent) ?? []).flatMap((record) => [{ record, level }, ...walk(record.id, level + 1)])
  return walk('', 0)
}
