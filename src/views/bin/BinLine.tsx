import { useLocale, useTranslate } from 'ra-core'
import { areaHeads } from '#areas'
import type { BinEntry } from '../../derive/binEntry.ts'
import { formatTime } from '../../fields/dateTime/formatTime.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { RelativeTime } from '../history/RelativeTime.tsx'
import css from './bin.module.css'

interface BinLineProps {
  entry: BinEntry
  /** Why it did not come back when it was asked for. */
  refusal: string | undefined
  isChosen: boolean
  isBusy: boolean
  onChoose: (isChosen: boolean) => void
  onRestore: () => void
}

/** What was deleted, by whom and when, and how long it can come back, or why it cannot. */
export function BinLine({ entry, refusal, isChosen, isBusy, onChoose, onRestore }: BinLineProps) {
  const translate = useTranslate()
  const own = (key: string, values = {}) => translate(`task.bin.${key}`, values)
  const locale = useLocale() ?? 'en'
  const { area, at, until, actor, parts, final } = entry
  const name = translate(`resources.${areaHeads[area]?.path}.name`, { smart_count: 1 })
  const title = entry.title ?? own('nameless')
  return (
    <li className={css.entry}>
      <input
        type="checkbox"
        aria-label={own('choose', { title })}
        disabled={final !== null}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <div className={css.what}>
        <h2 dir="auto" data-nameless={entry.title === null || undefined}>
          {title}
        </h2>
        <p>
          {name}
          {parts > 0 && ` · ${own('parts', { smart_count: parts })}`}
        </p>
        {refusal && (
          <p className={css.refused} role="alert">
            {own('refused', { why: refusal })}
          </p>
        )}
      </div>
      <p className={css.who}>
        {own('deletedBy', { name: actor.name })} · <RelativeTime at={at} />
        <span>
          {final === null
            ? own('until', { time: formatTime(until, locale, { day: 'numeric', month: 'long' }) })
            : own('cannot', { why: translate(`task.undo.final.${final}`) })}
        </span>
      </p>
      {final === null && (
        <Button small disabled={isBusy} aria-label={own('restoreOne', { title })} onClick={onRestore}>
          {own('restore')}
        </Button>
      )}
    </li>
  )
}
