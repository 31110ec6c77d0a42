import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import css from './pricing.module.css'

interface SkipReasonsProps {
  title: string
  /** What was left as it is, by name. */
  skips: readonly { readonly why: string; readonly name: string }[]
  words: (why: string) => string
}

/** Why something is left as it is, reason by reason, each with the first that it is about. */
export function SkipReasons({ title, skips, words }: SkipReasonsProps) {
  const { list } = usePunctuation()
  return (
    <>
      <strong>{title}</strong>
      <ul className={css.reasons}>
        {[...Map.groupBy(skips, ({ why }) => why)].map(([why, entries]) => (
          <li key={why}>
            {words(why)}{' '}
            <span className={css.quiet}>
              {list(entries.slice(0, 3).map(({ name }) => name))}
              {entries.length > 3 && ' …'}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
