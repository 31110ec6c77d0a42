import { useTranslate } from 'ra-core'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import form from '../../../../src/views/form/form.module.css'

/** The page of an order in its final shape while it is on its way. */
export function OrderSkeleton() {
  const translate = useTranslate()
  const card = (height: number) => (
    <div className={form.card}>
      <Skeleton width="30%" />
      <Skeleton height={height} />
    </div>
  )
  return (
    <div aria-busy="true" className={`${form.page} ${form.stack}`}>
      <span className="visually-hidden" role="status">
        {translate('form.loading')}
      </span>
      <Skeleton width="min(420px, 100%)" height={24} />
      <Skeleton height={104} />
      <div className={form.layout} data-aside aria-hidden="true" inert>
        <div className={form.main}>
          {card(180)}
          {card(220)}
          {card(140)}
        </div>
        <div className={form.aside}>
          {card(150)}
          {card(60)}
          {card(40)}
        </div>
      </div>
    </div>
  )
}
