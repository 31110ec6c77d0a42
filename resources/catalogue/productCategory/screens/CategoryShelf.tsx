import { useLocale, useTranslate } from 'ra-core'
import { useId, useRef, useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { canAct } from '../../../../src/derive/permissions.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { useArea } from '../../../../src/loadArea.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { Pages } from '../../../shared/pieces/screens/Pages.tsx'
import { category as categories } from '../../category/category.ts'
import { productCategory } from '../productCategory.ts'
import { type ShelfItem, shelfSorts } from '../rules/shelf.ts'
import { AddProductsDialog } from './AddProductsDialog.tsx'
import { CategoryBox } from './CategoryBox.tsx'
import { categoryHead, productHead } from './catalogueHeads.ts'
import { MoveAllDialog } from './MoveAllDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import css from './merchandising.module.css'
import { PinDialog } from './PinDialog.tsx'
import { ShelfBar } from './ShelfBar.tsx'
import { ShelfCard } from './ShelfCard.tsx'
import { pageSize, useShelf } from './useShelf.ts'

type Doing = { kind: 'add' | 'moveAll' } | { kind: 'move' | 'pin'; item: ShelfItem; index: number }

/** The products right in one category as pictures: their order by hand or by a rule, pins, additions and removals. */
export function CategoryShelf() {
  // What the areas say of orders and states is fetched before anything of it is shown.
  useArea(productHead)
  useArea(categoryHead)
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const viewer = useViewer()
  const [state, change] = usePageState()
  const [doing, setDoing] = useState<Doing>()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const dragged = useRef<ShelfItem | undefined>(undefined)
  const sortId = useId()
  const category = state.category ?? null
  const page = Math.max(1, Number(state.page) || 1)
  const { record, sort, query, total, isBusy, said, move, update, remove, setSort } = useShelf(category, page)
  const { data, isPending, error, refetch } = query
  const mayEdit = canAct(viewer, productCategory, 'edit')
  const mayAdd = canAct(viewer, productCategory, 'create')
  const mayRemove = canAct(viewer, productCategory, 'delete')
  const items = data?.items ?? []
  const open = (id: string | null) => {
    setPicked(new Set())
    change({ tab: 'shelf', category: id ?? undefined, page: undefined })
  }

  const takeOut = async (products: readonly string[]) => {
    if (await remove(products)) setPicked(new Set())
  }

  return (
    <>
      <div className={css.tools}>
        <div className={css.chooser}>
          <CategoryBox label={translate('merchandising.shelf.category')} value={category} onChange={open} />
        </div>
        {record && (
          <div className={css.sort}>
            <ChoiceField
              id={sortId}
              source="sort"
              label={translate('merchandising.shelf.sort')}
              choices={shelfSorts.map((value) => ({
                value,
                label: translate(`resources.${categories.path}.values.defaultSort.${value}`),
              }))}
              chosen={sort}
              disabled={isBusy || !canAct(viewer, categories, 'edit')}
              onChoose={(next) => void setSort(next)}
            />
          </div>
        )}
        {record && (
          <div className={css.buttons}>
            {mayEdit && total > 0 && (
              <Button onClick={() => setDoing({ kind: 'moveAll' })}>
                {translate('merchandising.shelf.moveAll')}
              </Button>
            )}
            {mayAdd && (
              <Button look="primary" onClick={() => setDoing({ kind: 'add' })}>
                {translate('merchandising.shelf.add')}
              </Button>
            )}
          </div>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {category === null && <p className={css.empty}>{translate('merchandising.shelf.choose')}</p>}
      {error && (
        <p className={css.empty} role="alert">
          {translate('task.failed')}{' '}
          <Button small onClick={() => void refetch()}>
            {translate('merchandising.again')}
          </Button>
        </p>
      )}
      {category !== null && isPending && !error && <Skeleton height={320} />}
      {category !== null && data && (
        <>
          <p className={css.count}>
            <strong>
              {translate('merchandising.shelf.count', {
                smart_count: total,
                count: formatNumber(String(total), locale),
              })}
            </strong>
            <span>{translate(`merchandising.shelf.${sort === 'manual' ? 'byHand' : 'byRule'}`)}</span>
          </p>
          {total === 0 && <p className={css.empty}>{translate('merchandising.shelf.nothing')}</p>}
          <ul className={css.grid} aria-busy={isBusy} aria-label={translate('merchandising.tabs.shelf')}>
            {items.map((item, index) => {
              const place = (page - 1) * pageSize + index + 1
              return (
                <ShelfCard
                  key={item.id}
                  item={item}
                  place={place}
                  isArranged={sort === 'manual' && mayEdit}
                  mayEdit={mayEdit}
                  mayRemove={mayRemove}
                  isPicked={picked.has(item.product.id)}
                  onPick={(on) =>
                    setPicked((known) => {
                      const next = new Set(known)
                      if (on) next.add(item.product.id)
                      else next.delete(item.product.id)
                      return next
                    })
                  }
                  onDrag={() => {
                    dragged.current = item
                  }}
                  onDrop={() => {
                    const from = dragged.current
                    dragged.current = undefined
                    if (from && from.id !== item.id) void move(from, place)
                  }}
                  onStep={(by) => void move(item, place + by)}
                  onMove={() => setDoing({ kind: 'move', item, index: place })}
                  onPin={() => setDoing({ kind: 'pin', item, index: place })}
                  onUnpin={() => void update(item, { pinned: false })}
                  onPrimary={() => void update(item, { isPrimary: true })}
                  onRemove={() => void takeOut([item.product.id])}
                />
              )
            })}
          </ul>
          <Pages
            page={page}
            size={pageSize}
            total={total}
            onPage={(next) => change({ page: String(next) })}
          />
        </>
      )}
      {category !== null && picked.size > 0 && (
        <ShelfBar
          category={category}
          products={[...picked]}
          onDone={() => setPicked(new Set())}
          onRemove={mayRemove ? () => void takeOut([...picked]) : undefined}
        />
      )}
      {doing?.kind === 'add' && category !== null && (
        <AddProductsDialog category={category} onClose={() => setDoing(undefined)} />
      )}
      {doing?.kind === 'moveAll' && category !== null && (
        <MoveAllDialog from={category} total={total} onClose={() => setDoing(undefined)} />
      )}
      {doing?.kind === 'move' && (
        <MoveDialog
          item={doing.item}
          place={doing.index}
          total={total}
          onMove={(to) => void move(doing.item, to)}
          onClose={() => setDoing(undefined)}
        />
      )}
      {doing?.kind === 'pin' && (
        <PinDialog
          item={doing.item}
          onPin={(until) => void update(doing.item, { pinned: true, pinnedUntil: until })}
          onClose={() => setDoing(undefined)}
        />
      )}
    </>
  )
}
