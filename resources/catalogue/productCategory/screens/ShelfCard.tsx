import { useCreatePath, useLocale, useNavigate, useTranslate } from 'ra-core'
import { type KeyboardEvent, useState } from 'react'
import { MenuButton } from '../../../../src/controls/parts/MenuButton.tsx'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import type { ShelfItem } from '../rules/shelf.ts'
import { productHead } from './catalogueHeads.ts'
import css from './merchandising.module.css'
import { ProductFace } from './ProductFace.tsx'

interface ShelfCardProps {
  item: ShelfItem
  /** From 1, over all pages. */
  place: number
  /** Whether it can be moved by hand. */
  isArranged: boolean
  mayEdit: boolean
  mayRemove: boolean
  isPicked: boolean
  onPick: (isPicked: boolean) => void
  onDrag: () => void
  onDrop: () => void
  onStep: (by: number) => void
  onMove: () => void
  onPin: () => void
  onUnpin: () => void
  onPrimary: () => void
  onRemove: () => void
}

/** One product of a category: its picture and facts, its place, and what can be done with it. */
export function ShelfCard({ item, place, isArranged, mayEdit, mayRemove, isPicked, ...on }: ShelfCardProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const [isOver, setOver] = useState(false)
  const title = item.product.name
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.altKey) return
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Record<string, number> = {
      ArrowUp: -1,
      ArrowDown: 1,
      ArrowLeft: mirrored ? 1 : -1,
      ArrowRight: mirrored ? -1 : 1,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    on.onStep(step)
  }
  const until = item.pinnedUntil && formatTime(item.pinnedUntil, locale, { dateStyle: 'medium' })
  return (
    <li
      className={css.card}
      data-picked={isPicked || undefined}
      data-over={isOver || undefined}
      data-product={item.product.id}
      draggable={isArranged}
      onDragStart={on.onDrag}
      onDragOver={(event) => {
        if (!isArranged) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        on.onDrop()
      }}
    >
      <div className={css.cardHead}>
        <label className={css.pick}>
          <input
            type="checkbox"
            checked={isPicked}
            aria-label={translate('merchandising.shelf.pick', { title })}
            onChange={(event) => on.onPick(event.target.checked)}
          />
        </label>
        {isArranged ? (
          <button
            type="button"
            className={css.place}
            aria-label={translate('merchandising.shelf.place', { title, place })}
            title={translate('merchandising.shelf.placeHelp')}
            onClick={on.onMove}
            onKeyDown={onKeyDown}
          >
            {place}
          </button>
        ) : (
          <span className={css.place}>{place}</span>
        )}
        <MenuButton
          small
          label={translate('merchandising.shelf.menu', { title })}
          groups={[
            [
              {
                key: 'open',
                label: translate('merchandising.shelf.open'),
                onPick: () =>
                  navigate(createPath({ resource: productHead.path, id: item.product.id, type: 'edit' })),
              },
            ],
            mayEdit
              ? [
                  ...(isArranged
                    ? [{ key: 'move', label: translate('merchandising.shelf.move'), onPick: on.onMove }]
                    : []),
                  {
                    key: 'pin',
                    label: translate(`merchandising.shelf.${item.pinned ? 'pinUntil' : 'pin'}`),
                    onPick: on.onPin,
                  },
                  ...(item.pinned
                    ? [{ key: 'unpin', label: translate('merchandising.shelf.unpin'), onPick: on.onUnpin }]
                    : []),
                  ...(item.isPrimary
                    ? []
                    : [
                        {
                          key: 'primary',
                          label: translate('merchandising.shelf.primary'),
                          onPick: on.onPrimary,
                        },
                      ]),
                ]
              : [],
            mayRemove
              ? [
                  {
                    key: 'remove',
                    label: translate('merchandising.shelf.remove'),
                    isDanger: true,
                    onPick: on.onRemove,
                  },
                ]
              : [],
          ]}
        />
      </div>
      <ProductFace item={item.product}>
        {item.pinned && (
          <span className={css.chip}>
            {until
              ? translate('merchandising.shelf.pinnedUntil', { day: until })
              : translate('merchandising.shelf.pinned')}
          </span>
        )}
        {item.isPrimary && <span className={css.chip}>{translate('merchandising.shelf.isPrimary')}</span>}
      </ProductFace>
    </li>
  )
}
