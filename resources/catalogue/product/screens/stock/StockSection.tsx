import { useCreatePath, useTranslate } from 'ra-core'
import { lazy, Suspense, useMemo, useState } from 'react'
import { areaHeads } from '#areas'
import { Skeleton } from '../../../../../src/controls/parts/Skeleton.tsx'
import { type AreaHead, hasFlag, type RecordOf } from '../../../../../src/core/index.ts'
import { cellOf } from '../../../../../src/fields/cells.ts'
import { useArea } from '../../../../../src/loadArea.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Button, ButtonLink } from '../../../../../src/shell/controls/Button.tsx'
import { listOf } from '../../../../../src/views/listOf.ts'
import { NamedRecords } from '../../../../../src/views/NamedRecords.tsx'
import type { OwnSectionProps } from '../../../../../src/views/overrides.ts'
import { SmallTable } from '../../../../../src/views/SmallTable.tsx'
import OnHandCell from '../../../stockLevel/screens/OnHandCell.tsx'
import { useStockTexts } from '../../../stockLevel/screens/useStockTexts.ts'
import { stockLevel } from '../../../stockLevel/stockLevel.ts'
import type { product } from '../../product.ts'
import { useOwn } from '../useOwn.ts'
import css from './stock.module.css'

const AdjustDialog = lazy(() => import('../../../stockLevel/screens/AdjustDialog.tsx'))
const HistoryDialog = lazy(() => import('../../../stockLevel/screens/HistoryDialog.tsx'))

type Level = RecordOf<typeof stockLevel>

const useLevels = listOf<Level>()

/** How many levels are read at once; the rest is in the list of the stock. */
const most = 100

/** How many of them stand on the page of a product before one asks for all. */
const few = 10

const parts = ['onHand', 'committed', 'reserved', 'unavailable', 'incoming', 'available'] as const

/** What is counted and what can be sold are said of every level, the rest where there is any. */
const saidAlways: ReadonlySet<string> = new Set(['onHand', 'available'])

/** What every place holds of every variant of a product, to be counted, changed and looked into right here. */
export default function StockSection({ record }: OwnSectionProps<RecordOf<typeof product>>) {
  const own = useOwn()
  // Asking for what one may not see ends the session.
  const maySee = hasFlag(useViewer(), stockLevel.name, 'view')
  if (!record) return <p>{own('stock.later')}</p>
  if (!maySee) return <p>{own('stock.unseen')}</p>
  return <StockLevels of={{ product: record.id }} />
}

/** What every place holds of a product or of one of its variants. */
export function StockLevels({ of }: { of: { product: string } | { variant: string } }) {
  const translate = useTranslate()
  const isOne = 'variant' in of
  const area = useArea(areaHeads.stockLevel as AreaHead)
  const own = useOwn()
  const { own: say, part, action, count } = useStockTexts()
  const createPath = useCreatePath()
  const mayAdjust = hasFlag(useViewer(), stockLevel.name, 'adjust')
  const [open, setOpen] = useState<{ level: Level; Dialog: typeof AdjustDialog }>()
  const { data, total, isPending, error } = useLevels(stockLevel.path, {
    filter: of,
    sort: { field: 'sku', order: 'ASC' },
    pagination: { page: 1, perPage: most },
  })
  const [isWhole, setWhole] = useState(isOne)
  const wanted = useMemo(() => ({ stockLocation: (data ?? []).map(({ location }) => location) }), [data])
  const Place = cellOf('reference')
  if (isPending) return <Skeleton height={120} />
  if (error) return <p role="alert">{translate('ra.page.error')}</p>
  if (data.length === 0) return <p>{own('stock.nowhere')}</p>
  const list = createPath({ resource: stockLevel.path, type: 'list' })
  const shown = isWhole ? data : data.slice(0, few)
  const said = parts.filter((name) => saidAlways.has(name) || data.some((level) => level[name]))
  const all = `${list}?${new URLSearchParams({ filter: JSON.stringify(of) })}`
  return (
    <NamedRecords wanted={wanted}>
      <SmallTable
        heads={[
          isOne ? say('place') : say('sku'),
          ...said.map((name) => ({ end: part(name) })),
          own('stock.do'),
        ]}
        label={own('stock.levels')}
        oneLine
      >
        {shown.map((level) => (
          <tr key={level.id}>
            <td>
              {!isOne && (
                <bdi dir="ltr" className={css.sku}>
                  {level.sku}
                </bdi>
              )}
              <Place
                value={level.location}
                options={stockLevel.fields.location.options}
                name="location"
                record={level}
                resource={stockLevel}
              />
            </td>
            {said.map((name) => (
              <td key={name} data-end>
                {name === 'onHand' ? (
                  <OnHandCell
                    value={level.onHand}
                    record={level}
                    name={name}
                    options={stockLevel.fields.onHand.options}
                    resource={stockLevel}
                  />
                ) : (
                  count(level[name] ?? 0)
                )}
              </td>
            ))}
            <td>
              <span className={css.actions}>
                {mayAdjust && (
                  <Button
                    small
                    look="text"
                    aria-label={`${action('adjust')} ${level.sku}`}
                    onClick={() => setOpen({ level, Dialog: AdjustDialog })}
                  >
                    {action('adjust')}
                  </Button>
                )}
                <Button
                  small
                  look="text"
                  aria-label={say('historyOf', { sku: level.sku })}
                  onClick={() => setOpen({ level, Dialog: HistoryDialog })}
                >
                  {action('history')}
                </Button>
              </span>
            </td>
          </tr>
        ))}
      </SmallTable>
      <p className={css.more}>
        {shown.length < data.length && (
          <Button small onClick={() => setWhole(true)}>
            {translate('fields.rows.all', { smart_count: data.length })}
          </Button>
        )}
        <ButtonLink small to={all}>
          {(total ?? 0) > most ? own('stock.all', { smart_count: total ?? 0 }) : own('stock.list')}
        </ButtonLink>
      </p>
      {open && (
        <Suspense>
          <open.Dialog resource={area} records={[open.level]} close={() => setOpen(undefined)} />
        </Suspense>
      )}
    </NamedRecords>
  )
}
