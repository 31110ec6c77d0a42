import css from './print.module.css'

interface NotPrintedListProps {
  title: string
  lines: readonly { id: string; name: string; why: string }[]
}

/** What was left out of a print, and why; only on the screen. */
export function NotPrintedList({ title, lines }: NotPrintedListProps) {
  return (
    <div className={css.notice} role="alert">
      <strong>{title}</strong>
      <ul>
        {lines.map(({ id, name, why }) => (
          <li key={id}>
            <bdi dir="ltr">{name}</bdi> {why}
          </li>
        ))}
      </ul>
    </div>
  )
}
