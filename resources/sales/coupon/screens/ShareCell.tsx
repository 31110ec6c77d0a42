import css from './coupon.module.css'
import { useCouponTexts } from './useCouponTexts.ts'

/** How much of its limits a coupon has used up: a bar, and the figure beside it. */
export default function ShareCell({ value }: { value: number }) {
  const { percent } = useCouponTexts()
  return (
    <span className={css.share} data-full={value >= 100 || undefined}>
      <span className={css.track} aria-hidden="true">
        <span className={css.fill} style={{ inlineSize: `${Math.min(100, value)}%` }} />
      </span>
      <span>{percent(Math.round(value))}</span>
    </span>
  )
}
