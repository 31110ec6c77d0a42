import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { NamedRecords } from '../../../../src/views/NamedRecords.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { GoodsPicture } from '../../../../src/views/Picture.tsx'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import { itemIds, useItemPicture } from '../../../shared/pieces/screens/useItemPicture.ts'
import type { RuleValues } from '../../coupon/rules/couponVerdict.ts'
import type { cart as area } from '../cart.ts'
import type { ComparedItem } from '../rules/compareItems.ts'
import css from './cart.module.css'
import { useCartTexts } from './useCartTexts.ts'

type Cart = RecordOf<typeof area>

/** What `compare` answers (resources/sales/cart/server/compareCart.ts). */
interface Comparison {
  items: ComparedItem[]
  before: { itemsTotal: number; discount: number; shipping: number | null }
  now: { itemsTotal: number; discount: number; shipping: number | null }
  serviceable: boolean | null
  coupon: { rule: string; values: RuleValues } | null
}

/** What lies in a cart, then and now: prices, stock, and what stands in the way (areas, 5). */
export default function ItemsSection({ resource, record }: OwnSectionProps<RecordOf<typeof area>>) {
  if (!record) return null
  const cart = record as Cart
  return (
    <NamedRecords wanted={{ product: itemIds(cart.items) }}>
      <Items resource={resource} cart={cart} />
    </NamedRecords>
  )
}

function Items({ resource, cart }: { resource: Resource; cart: Cart }) {
  const { colon } = usePunctuation()
  const { own, field, money, locale } = useCartTexts()
  const translate = useTranslate()
  const ask = useOperation(resource)
  const pictureOf = useItemPicture()
  const { data, error } = useQuery({
    queryKey: [resource.path, 'compare', cart.id, cart.version],
    queryFn: () => ask<Comparison>('compare', { id: cart.id }),
  })
  const found = new Map(data?.items.map((item) => [item.id, item]))
  const couponText =
    data?.coupon &&
    translate(`errors.coupon-${data.coupon.rule}`, {
      ...data.coupon.values,
      money: data.coupon.values.money && money(Number(data.coupon.values.money)),
      at: data.coupon.values.at && formatTime(String(data.coupon.values.at), locale),
    })
  if (cart.items.length === 0) return <p className={css.quiet}>{own('empty')}</p>
  return (
    <div className={css.panel} aria-busy={!data && !error}>
      <SmallTable
        heads={[
          own('item'),
          { end: field('items.quantity') },
          { end: own('before') },
          { end: own('now') },
          { end: own('sum') },
        ]}
        oneLine
        total={
          <tr>
            <th scope="row" colSpan={2}>
              {field('itemsTotal')}
            </th>
            <td data-end>{money(data?.before.itemsTotal ?? cart.itemsTotal)}</td>
            <td data-end>
              <Coming isThere={data !== undefined}>{money(data?.now.itemsTotal ?? cart.itemsTotal)}</Coming>
            </td>
            <td />
          </tr>
        }
      >
        {cart.items.map(({ id, product, variant, sku, name, options, quantity, unitPrice }) => {
          const now = found.get(id)
          return (
            <tr key={id}>
              <td>
                <span className={css.what}>
                  <GoodsPicture value={pictureOf({ product, variant })} height={52} alt="" />
                  <span>
                    {name}
                    <br />
                    <span className={css.quiet}>
                      {options ? `${options} · ` : ''}
                      <bdi dir="ltr" className={css.sku}>
                        {sku}
                      </bdi>
                    </span>
                    <br />
                    {/* The line that will be there: nothing is pushed down by it. */}
                    {now ? <Stock item={now} /> : !data && !error && '\u00a0'}
                  </span>
                </span>
              </td>
              <td data-end>{quantity}</td>
              <td data-end>{money(unitPrice)}</td>
              <td data-end>
                <Coming isThere={data !== undefined || error !== null}>
                  <Price before={unitPrice} now={now ? now.now : data || error ? null : unitPrice} />
                </Coming>
              </td>
              <td data-end>{money(quantity * unitPrice)}</td>
            </tr>
          )
        })}
      </SmallTable>
      {/* Below what they are about, so that they push nothing down when they come. */}
      {data?.serviceable === false && (
        <p className={css.warning}>{own('notDeliverable', { pincode: cart.pincode })}</p>
      )}
      {couponText && (
        <p className={css.warning}>
          <bdi dir="ltr">{cart.couponCode}</bdi>
          {colon}
          {couponText}
        </p>
      )}
      {error && <p className={css.failure}>{error.message}</p>}
    </div>
  )
}

/** Keeps the room of what is on its way. */
const Coming = ({ isThere, children }: { isThere: boolean; children: ReactNode }) => (
  <span style={isThere ? undefined : { visibility: 'hidden' }}>{children}</span>
)

/** A price of now, and in words below it whether it rose or fell. */
function Price({ before, now }: { before: number; now: number | null }) {
  const { own, money } = useCartTexts()
  if (now === null) return '–'
  return (
    <>
      {money(now)}
      {now !== before && (
        <>
          <br />
          <ToneChip tone={now < before ? 'success' : 'warning'}>
            {own(now < before ? 'cheaper' : 'dearer')}
          </ToneChip>
        </>
      )}
    </>
  )
}

function Stock({ item: { problem, available } }: { item: ComparedItem }) {
  const { own } = useCartTexts()
  if (problem === null) return <span>{own('available', { smart_count: available ?? 0 })}</span>
  return (
    <ToneChip tone={problem === 'short' ? 'warning' : 'danger'}>
      {own(`problems.${problem}`, { smart_count: available ?? 0 })}
    </ToneChip>
  )
}
