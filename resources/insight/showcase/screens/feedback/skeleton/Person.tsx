import Skeleton from '@mui/material/Skeleton'
import css from '../../showcase.module.css'

export default function Person() {
  return (
    <div className={css.row} aria-hidden="true">
      <Skeleton variant="circular" width={48} height={48} />
      <div style={{ flex: 1 }}>
        <Skeleton width="40%" />
        <Skeleton width="90%" />
        <Skeleton width="70%" />
      </div>
    </div>
  )
}
