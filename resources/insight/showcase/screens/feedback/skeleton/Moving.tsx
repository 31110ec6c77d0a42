import Skeleton from '@mui/material/Skeleton'
import css from '../../showcase.module.css'

export default function Moving() {
  return (
    <div className={css.stack} aria-hidden="true">
      {(['pulse', 'wave', false] as const).map((animation) => (
        <Skeleton key={String(animation)} animation={animation} variant="rounded" height={20} />
      ))}
    </div>
  )
}
