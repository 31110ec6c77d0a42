import { useQuery } from '@tanstack/react-query'
import { LinkBase, useDataProvider } from 'ra-core'
import { useContext, useId } from 'react'
import { type AnyRecord, type AreaHead, hasFlag, type ListAsked } from '../../../../../src/core/index.ts'
import AddressShow from '../../../../../src/fields/address/address.show.tsx'
import { formatNumber } from '../../../../../src/fields/decimal/formatNumber.ts'
import { EmailLink } from '../../../../../src/fields/email/EmailLink.tsx'
import { PhoneLink } from '../../../../../src/fields/phone/PhoneLink.tsx'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import form from '../../../../../src/views/form/form.module.css'
import { RegistryContext } from '../../../../../src/views/RegistryContext.ts'
import { useRecordPath } from '../../../../../src/views/useRecordPath.ts'
import css from '../order.module.css'
import type { Order } from '../orderFacts.ts'
import { PincodeCheck } from '../parcels/PincodeCheck.tsx'
import type { PartProps } from '../part.ts'
import { useOwn } from '../useOwn.ts'

/** For whom it is: name and how to reach them, what they ordered and sent back so far, and where it goes, with the word of the pincode list. */
export function CustomerCard({ resource, order, find }: PartProps) {
  const { text, field } = useOwn()
  const id = useId()
  const registry = useContext(RegistryContext)
  const pathOf = useRecordPath()
  const { customer, contactName, phone, email, shippingAddress, billingAddress, gstin } = order
  const to = customer && registry.customer ? pathOf(registry.customer, customer) : undefined
  const edit = find('editAddress')
  const same = JSON.stringify(billingAddress) === JSON.stringify(shippingAddress)
  return (
    <section className={form.card} aria-labelledby={id}>
      <h2 id={id} className={form.cardTitle}>
        {field('contactName')}
      </h2>
      <div className={css.stack}>
        <div className={css.contact}>
          <strong dir="auto">{to ? <LinkBase to={to}>{contactName}</LinkBase> : contactName}</strong>
          {phone && (
            <div>
              <PhoneLink value={phone} />
            </div>
          )}
          {email && (
            <div>
              <EmailLink value={email} />
            </div>
          )}
        </div>
        {customer && <Figures customer={customer} order={order} path={resource.path} />}
      </div>
      <div className={css.stack}>
        <div className={css.cardHead}>
          <h3 className={css.groupTitle}>{field('shippingAddress')}</h3>
          {edit && (
            <Button small look="text" onClick={edit.onPick}>
              {edit.label}
            </Button>
          )}
        </div>
        {shippingAddress ? (
          <AddressShow
            value={shippingAddress}
            options={{}}
            name="shippingAddress"
            record={order}
            resource={resource}
          />
        ) : (
          <p className={css.none}>{text('noAddress')}</p>
        )}
        {shippingAddress?.pincode && (
          <PincodeCheck
            pincode={shippingAddress.pincode}
            country={shippingAddress.country}
            isCod={order.paymentMethod === 'cod'}
          />
        )}
      </div>
      <div className={css.stack}>
        <h3 className={css.groupTitle}>{field('billingAddress')}</h3>
        {billingAddress && !same ? (
          <AddressShow
            value={billingAddress}
            options={{}}
            name="billingAddress"
            record={order}
            resource={resource}
          />
        ) : (
          <p className={css.none}>{text('sameAddress')}</p>
        )}
        {gstin && (
          <p className={css.quiet}>
            GSTIN <bdi dir="ltr">{gstin}</bdi>
          </p>
        )}
      </div>
    </section>
  )
}

/** How many orders, returns and undelivered parcels a customer has, each with the way to their list. */
function Figures({ customer, order, path }: { customer: string; order: Order; path: string }) {
  const { text, locale } = useOwn()
  const registry = useContext(RegistryContext)
  const returns = registry.orderReturn
  const orders = useCount(registry.order, { customer, placedAt: { empty: false } })
  const back = useCount(returns, { customer, source: { not: 'rto' } })
  const rto = useCount(registry.order, { customer, fulfilmentStatus: 'rto' })
  const number = (count: number) => formatNumber(count, locale)
  const link = (area: string, filter: object) =>
    `/app/${area}?filter=${encodeURIComponent(JSON.stringify(filter))}`
  const all = [
    ['orders', orders, link(path, { customer })],
    ['returns', back, returns && link(returns.path, { customer })],
    ['rto', rto, link(path, { customer, fulfilmentStatus: 'rto' })],
  ] as const
  return (
    <dl className={css.figures}>
      {all.map(([key, count, to]) =>
        count === undefined || !to ? null : count === null ? (
          <div key={key}>
            <dt>{text(`figures.${key}`)}</dt>
            <dd aria-hidden="true">…</dd>
          </div>
        ) : (
          <div key={key} data-bad={(key === 'rto' && count > 0) || undefined}>
            <dt>{text(`figures.${key}`)}</dt>
            <dd>
              <LinkBase to={to}>{number(count)}</LinkBase>
            </dd>
          </div>
        ),
      )}
      {order.customerType === 'new' && (
        <div>
          <dt className="visually-hidden">{text('figures.kind')}</dt>
          <dd className={css.new}>{text('figures.new')}</dd>
        </div>
      )}
    </dl>
  )
}

/** How many there are; null while that is asked, so that its room is kept, and undefined where it is not to be known. */
function useCount(area: AreaHead | undefined, filter: object): number | null | undefined {
  const provider = useDataProvider()
  const viewer = useViewer()
  const mayAsk = area !== undefined && hasFlag(viewer, area.name, 'view')
  const { data, isLoading } = useQuery({
    queryKey: [area?.path, 'count', filter],
    queryFn: async ({ signal }) =>
      (
        await provider.getList(area?.path ?? '', {
          filter,
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'createdAt', order: 'DESC' },
          meta: { fields: [area?.title ?? 'number'] },
          signal,
        } satisfies ListAsked<AnyRecord>)
      ).total,
    enabled: mayAsk,
    retry: false,
  })
  return isLoading ? null : data
}
