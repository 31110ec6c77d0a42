import { Skeleton } from '../../controls/parts/Skeleton.tsx'
import css from './history.module.css'

/** A history that is on its way, or its code. */
export function HistorySkeleton() {
  return (
    <div aria-busy="true" className={css.entries}>
      {[0, 1, 2].map((line) => (
        <div key={line} className={css.entry}>
          <Skeleton width="40%" />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  )
}
