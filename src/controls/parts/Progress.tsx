import css from './Progress.module.css'

interface ProgressProps {
  /** What is under way. */
  label: string
  /** How much of it is done; absent while nobody knows. */
  done?: number | undefined
  /** How much there is to do. */
  of?: number | undefined
}

/** How far something is that takes a while. */
export const Progress = ({ label, done, of = 1 }: ProgressProps) => (
  <progress
    className={css.progress}
    max={Math.max(1, of)}
    value={done && Math.min(done, of)}
    aria-label={label}
  />
)
