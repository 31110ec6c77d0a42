import { useLocale, useTranslate } from 'ra-core'

interface ReasonProps {
  reason: string
  /** Of some of the records it holds for, or of none. */
  names: readonly string[]
  /** How many records it holds for. */
  count: number
}

const mostNames = 8

/** Why records were left out, and which. */
export function Reason({ reason, names, count }: ReasonProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const shown = names.slice(0, mostNames)
  const rest = count - shown.length
  const all = rest > 0 ? [...shown, translate('task.more', { smart_count: rest })] : shown
  return (
    <li>
      <strong>{reason}</strong>
      {shown.length > 0 && <span>{new Intl.ListFormat(locale, { type: 'conjunction' }).format(all)}</span>}
    </li>
  )
}
