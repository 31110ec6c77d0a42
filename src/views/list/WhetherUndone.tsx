import { useTranslate } from 'ra-core'
import type { WhyFinal } from '../../derive/undo.ts'

/** Says before something is done whether it can be put back, or why not. */
export function WhetherUndone({ why }: { why: WhyFinal | null }) {
  const translate = useTranslate()
  return (
    <p>
      {why
        ? translate('task.final', { why: translate(`task.undo.final.${why}`) })
        : translate('task.undoable')}
    </p>
  )
}
