import type { PaperParty } from '../../documents/rules/invoiceContent.ts'
import css from './print.module.css'

/** Somebody's name and address on a paper, the name first; nothing where there is none. */
export function Party({ title, lines }: PaperParty) {
  const [name, ...rest] = lines
  if (!name) return null
  return (
    <section className={css.party}>
      <h3>{title}</h3>
      <address>
        <strong>{name}</strong>
        {rest.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  )
}
