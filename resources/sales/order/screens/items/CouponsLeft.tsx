import css from '../dialogs/dialogs.module.css'
import type { Order } from '../orderFacts.ts'
import { useOwn } from '../useOwn.ts'

interface CouponsLeftProps {
  order: Order
  /** The ids of those that are taken away. */
  without: readonly string[]
  onWithout: (without: readonly string[]) => void
}

/** The coupons of a placed order, each to be taken away; nothing where it has none. */
export function CouponsLeft({ order, without, onWithout }: CouponsLeftProps) {
  const { text, money } = useOwn()
  const coupons = order.coupons.flatMap(({ coupon, ...row }) => (coupon ? [{ ...row, coupon }] : []))
  if (coupons.length === 0) return null
  return (
    <fieldset className={css.choices}>
      <legend className="visually-hidden">{text('money.coupon')}</legend>
      {coupons.map(({ coupon, code, amount, shipping }) => (
        <label key={coupon} className={css.radio}>
          <input
            type="checkbox"
            checked={without.includes(coupon)}
            onChange={({ target }) =>
              onWithout(target.checked ? [...without, coupon] : without.filter((each) => each !== coupon))
            }
          />
          {text('edit.withoutCoupon', {
            code: code ?? text('money.coupon'),
            amount: money(amount + (shipping ?? 0)),
          })}
        </label>
      ))}
    </fieldset>
  )
}
