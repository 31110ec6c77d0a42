import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './chat.module.css'
import type { Outgoing } from './useOutgoing.ts'

interface OutgoingItemProps {
  outgoing: Outgoing
  words: AreaWords
  onRetry: () => void
  onDiscard: () => void
}

/** A message on its way, or one that could not be sent. */
export const OutgoingItem = ({
  outgoing: { text: said, file, hasFailed },
  words: { text },
  onRetry,
  onDiscard,
}: OutgoingItemProps) => (
  <div className={css.message} data-own data-failed={hasFailed || undefined}>
    {said && <p className={css.words}>{said}</p>}
    {file && <bdi>{file.name}</bdi>}
    {hasFailed ? (
      <p className={css.state} role="alert">
        {text('failed')}{' '}
        <Button small look="text" onClick={onRetry}>
          {text('retry')}
        </Button>
        <Button small look="text" onClick={onDiscard}>
          {text('discard')}
        </Button>
      </p>
    ) : (
      <p className={css.state}>{text('sending')}</p>
    )}
  </div>
)
