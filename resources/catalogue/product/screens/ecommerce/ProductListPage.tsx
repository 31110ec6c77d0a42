import { useNavigate, useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { areaHeads } from '#areas'
import { ChoiceField } from '../../../../../src/controls/parts/ChoiceField.tsx'
import { defined } from '../../../../../src/core/defined.ts'
import type { AnyRecord, AreaHead, Condition, RecordOf } from '../../../../../src/core/index.ts'
import { canAct, canActOn } from '../../../../../src/derive/permissions.ts'
import { formatNumber } from '../../../../../src/fields/decimal/formatNumber.ts'
import { MoneyBox } from '../../../../../src/fields/money/MoneyBox.tsx'
import { withAllTexts } from '../../../../../src/providers/laterTexts.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Button, ButtonLink } from '../../../../../src/shell/controls/Button.tsx'
import { SearchField, useSought } from '../../../../../src/shell/controls/SearchField.tsx'
import { PageActions } from '../../../../../src/shell/page/PageActions.tsx'
import { BoundBox } from '../../../../../src/views/BoundBox.tsx'
import { listOf } from '../../../../../src/views/listOf.ts'
import { PlainList } from '../../../../../src/views/PlainList.tsx'
import { ToneChip } from '../../../../../src/views/StatusChip.tsx'
import { useFetchedWords } from '../../../../../src/views/useAreaWords.ts'
import { useDeleteOne } from '../../../../../src/views/useDeleteOne.ts'
import { usePageState } from '../../../../../src/views/usePageState.ts'
import type { category } from '../../../category/category.ts'
import type { product } from '../../product.ts'
import css from './ecommerce.module.css'

const useCategoryList = listOf<RecordOf<typeof category>>()

const ProductStockDialog = lazy(withAllTexts(() => import('../stock/ProductStockDialog.tsx')))

/** From how many pieces on a product is in stock; below that it is limited. */
const plenty = 10

const stocks: Readonly<Record<string, Condition>> = {
  plenty: { stock: { gte: plenty } },
  limited: { stock: { gte: 1, lt: plenty } },
  none: { stock: { lte: 0 } },
}

/** The catalogue in a plain table: searched, by category, by stock and by price. */
export default function ProductListPage() {
  const { text, field, area } = useFetchedWords<typeof product>('product')
  const translate = useTranslate()
  const viewer = useViewer()
  const navigate = useNavigate()
  const sought = useSought()
  const [state, change] = usePageState()
  const categories = useCategories()
  const maySeeStock = canAct(viewer, areaHeads.stockLevel as AreaHead, 'view')
  const [stocked, setStocked] = useState<AnyRecord>()
  const [remove, isBusy] = useDeleteOne(area, {
    removed: text('ecommerce.removed'),
    restored: text('ecommerce.restored'),
  })
  const stock = Object.hasOwn(stocks, state.stock ?? '') ? String(state.stock) : ''
  const category = categories?.find(({ id }) => id === state.category)
  const below = category && categories?.filter(({ path }) => `${path}/`.startsWith(`${category.path}/`))
  const [least, most] = [minorOf(state.least), minorOf(state.most)]
  const isBounded = least !== null || most !== null
  const filter = defined<Record<string, unknown>>({
    q: sought || undefined,
    ...(stock && stocks[stock]),
    priceFrom: isBounded ? defined({ gte: least ?? undefined, lte: most ?? undefined }) : undefined,
    primaryCategory: below && { in: below.map(({ id }) => id) },
  })
  const addressOf = (record: AnyRecord) =>
    canActOn(viewer, area, 'edit', record)
      ? `/app/apps/ecommerce/edit-product/${record.id}`
      : `/app/${area.path}/${record.id}/show`
  return (
    <div className={css.page}>
      {canAct(viewer, area, 'create') && (
        <PageActions>
          <ButtonLink small look="primary" to="/app/apps/ecommerce/add-product">
            {text('ecommerce.add')}
          </ButtonLink>
        </PageActions>
      )}
      <div className={css.tools}>
        <SearchField label={text('ecommerce.search')} clear={text('ecommerce.clear')} />
        {categories && (
          <ChoiceField
            id="ecommerce-category"
            source="category"
            label={field('primaryCategory')}
            chosen={category?.id ?? ''}
            onChoose={(value) => change({ category: value, page: undefined })}
            choices={[
              { value: '', label: text('ecommerce.all') },
              ...categories.map(({ id, name, path }) => ({
                value: id,
                label: `${'– '.repeat(String(path).split('/').length - 1)}${name}`,
              })),
            ]}
          />
        )}
        <ChoiceField
          id="ecommerce-stock"
          source="stock"
          label={field('stock')}
          chosen={stock}
          onChoose={(value) => change({ stock: value, page: undefined })}
          choices={['', ...Object.keys(stocks)].map((value) => ({
            value,
            label: text(value === '' ? 'ecommerce.all' : `ecommerce.stock.${value}`),
          }))}
        />
        {(['least', 'most'] as const).map((bound) => (
          <BoundBox<number>
            key={bound}
            id={`ecommerce-${bound}`}
            label={text(`ecommerce.${bound}`)}
            area={area}
            name="priceFrom"
            Edit={MoneyBox}
            value={bound === 'least' ? least : most}
            isReadable={(value) => Number.isSafeInteger(value) && value >= 0}
            onBound={(value) =>
              change({ [bound]: value === null ? undefined : String(value), page: undefined })
            }
          />
        ))}
      </div>
      <PlainList
        area={area}
        columns={['primaryCategory', 'priceFrom', 'stock', 'status']}
        filter={filter}
        cells={{
          stock: (record) => {
            const dot = <StockDot pieces={Number(record.stock ?? 0)} />
            return maySeeStock ? (
              <Button
                small
                look="text"
                title={text('ecommerce.stockOf', { name: record.name })}
                onClick={() => setStocked(record)}
              >
                {dot}
              </Button>
            ) : (
              dot
            )
          },
        }}
        sorts={['-createdAt', 'name', 'priceFrom', '-priceFrom', 'stock'].map((value) => ({
          value,
          label: text(`ecommerce.sort.${value}`),
        }))}
        addressOf={addressOf}
        actsOf={(record) => [
          [{ key: 'open', label: text('ecommerce.open'), onPick: () => navigate(addressOf(record)) }],
          canActOn(viewer, area, 'delete', record)
            ? [
                {
                  key: 'delete',
                  label: translate('ra.action.delete'),
                  isDanger: true,
                  isDisabled: isBusy,
                  onPick: () => void remove(record),
                },
              ]
            : [],
        ]}
        none={text('ecommerce.nothing')}
      />
      {stocked && (
        <Suspense>
          <ProductStockDialog
            product={stocked.id}
            title={text('ecommerce.stockOf', { name: stocked.name })}
            onClose={() => setStocked(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A price of the address, in minor units; what is none bounds nothing. */
const minorOf = (text = ''): number | null => (/^\d{1,12}$/.test(text) ? Number(text) : null)

/** How many pieces there are, and by shape and colour whether that is plenty. */
function StockDot({ pieces }: { pieces: number }) {
  const { text, locale } = useFetchedWords<typeof product>('product')
  const state = pieces >= plenty ? 'plenty' : pieces > 0 ? 'limited' : 'none'
  return (
    <ToneChip tone={tones[state]}>
      {formatNumber(pieces, locale)}
      <span className="visually-hidden">{`, ${text(`ecommerce.stock.${state}`)}`}</span>
    </ToneChip>
  )
}

const tones = { plenty: 'success', limited: 'warning', none: 'danger' } as const

/** All categories, each below the one that it belongs to; undefined for whoever may not see them. */
function useCategories(): readonly AnyRecord[] | undefined {
  const head = areaHeads.category as AreaHead
  const maySee = canAct(useViewer(), head, 'view')
  const { data } = useCategoryList(
    head.path,
    {
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'path', order: 'ASC' },
      meta: { fields: ['name', 'path'] },
    },
    { enabled: maySee },
  )
  return maySee ? data : undefined
}
