import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { Skeleton } from '../../controls/parts/Skeleton.tsx'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { Link } from '../../shell/routing/Link.tsx'
import form from '../form/form.module.css'
import css from './history.module.css'
import { RelativeTime } from './RelativeTime.tsx'
import { useActionWords } from './useActionWords.ts'
import { useHistory } from './useHistory.ts'

interface HistoryCardProps {
  resource: Resource
  record: AnyRecord
  /** The address of the whole history. */
  to: string
}

/** How many entries are shown. */
const latest = 4

/** The last things that were done to a record, and the way to all of them. */
export function HistoryCard({ resource, record, to }: HistoryCardProps) {
  const translate = useTranslate()
  const id = useId()
  const wordsOf = useActionWords(resource)
  const { entries, isPending } = useHistory(resource, record)
  return (
    <section className={form.card} aria-labelledby={id}>
      <div className={form.cardHead}>
        <h2 id={id} className={form.cardTitle}>
          {translate('form.history.title')}
        </h2>
        <Link to={to} className={css.all as string}>
          {translate('form.history.all')}
        </Link>
      </div>
      {isPending ? (
        <Skeleton height={latest * 22} />
      ) : entries.length === 0 ? (
        <p className={css.none}>{translate('form.history.none')}</p>
      ) : (
        <ol className={css.short}>
          {entries.slice(0, latest).map(({ id: key, actor, action, at }) => (
            <li key={key}>
              <span>
                <strong>{actor?.name || translate('form.history.system')}</strong> {wordsOf(action)}
              </span>
              <RelativeTime at={at} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
