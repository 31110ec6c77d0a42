import { useId } from 'react'
import { Skeleton } from '../../../../../src/controls/parts/Skeleton.tsx'
import type { AnyRecord } from '../../../../../src/core/index.ts'
import { CellLink } from '../../../../../src/fields/cellParts.tsx'
import { formatDay } from '../../../../../src/fields/date/formatDay.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import form from '../../../../../src/views/form/form.module.css'
import { GoodsPicture } from '../../../../../src/views/Picture.tsx'
import { useItemPicture } from '../../../../shared/pieces/screens/useItemPicture.ts'
import { isOpen } from '../../rules/orderStates.ts'
import { piecesInNoParcel } from '../../rules/piecesLeft.ts'
import { ChildLine } from '../items/ChildLine.tsx'
import rowCss from '../items/lines.module.css'
import { useChildren } from '../items/useChildren.ts'
import css from '../order.module.css'
import type { PartProps } from '../part.ts'
import { useOwn } from '../useOwn.ts'

/** A parcel as this card needs it (areas, S4). */
interface Parcel extends AnyRecord {
  readonly status: string
  readonly courier: string | null
  readonly awb: string | null
  readonly trackingUrl: string | null
  readonly expectedOn: string | null
  readonly lines: readonly {
    id: string
    line: string
    sku: string | null
    name: string | null
    quantity: number
  }[]
}

/** The parcels of an order, each with its carrier, its contents and its own next step; and a new one for what is not packed yet. */
export function ParcelsCard({ order, refresh, find }: PartProps) {
  const { text, locale } = useOwn()
  const id = useId()
  const pictureOf = useItemPicture()
  const { area, records, isPending } = useChildren<Parcel>('shipment', order.id)
  const create = find('createShipment')
  const waiting = piecesInNoParcel(order.lines, records)
  if (!area || (records.length === 0 && !isPending && (!isOpen(order) || waiting === 0))) return null
  return (
    <section className={form.card} aria-labelledby={id}>
      <div className={css.cardHead}>
        <h2 id={id} className={form.cardTitle}>
          {text('parcels')}
        </h2>
        {create && waiting > 0 && (
          <Button small look="text" onClick={create.onPick}>
            {create.label}
          </Button>
        )}
      </div>
      {isPending && <Skeleton height={64} />}
      {!isPending && records.length === 0 && (
        <p className={css.none}>{text('noParcels', { smart_count: waiting })}</p>
      )}
      {records.length > 0 && (
        <ul className={css.children}>
          {records.map((parcel) => (
            <ChildLine
              key={parcel.id}
              area={area}
              record={parcel}
              onMoved={refresh}
              about={
                <>
                  {parcel.courier}
                  {parcel.awb && (
                    <bdi dir="ltr">
                      {parcel.trackingUrl ? (
                        <CellLink href={parcel.trackingUrl}>{parcel.awb}</CellLink>
                      ) : (
                        parcel.awb
                      )}
                    </bdi>
                  )}
                  {parcel.expectedOn && parcel.status !== 'delivered' && (
                    <span>
                      {text('expected', {
                        day: formatDay(parcel.expectedOn, locale, { day: 'numeric', month: 'short' }),
                      })}
                    </span>
                  )}
                </>
              }
            >
              <ul className={rowCss.contents}>
                {parcel.lines.map(({ id: key, line, sku, name, quantity }) => (
                  <li key={key}>
                    <GoodsPicture
                      value={pictureOf(order.lines.find((one) => one.id === line) ?? {})}
                      height={32}
                      alt=""
                    />
                    {text('timesItem', { count: quantity, item: name ?? sku ?? '' })}{' '}
                    {name && sku && (
                      <bdi dir="ltr" className={css.quiet}>
                        {sku}
                      </bdi>
                    )}
                  </li>
                ))}
              </ul>
            </ChildLine>
          ))}
        </ul>
      )}
      {records.length > 0 && waiting > 0 && isOpen(order) && (
        <p className={css.none}>{text('stillToPack', { smart_count: waiting })}</p>
      )}
    </section>
  )
}
