import { useState } from 'react'
import { Dialog, dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../src/controls/parts/DialogButtons.tsx'
import { useReason } from '../../../../../src/providers/useAct.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { Link } from '../../../../../src/shell/routing/Link.tsx'
import { PartFailure, PartWaiting } from '../../../../../src/shell/states/PartState.tsx'
import { useLater } from '../../../../../src/views/useLater.ts'
import { useBoardFacts } from './BoardContext.ts'
import css from './board.module.css'
import { useArchived } from './useArchived.ts'

/** The cards that were put away, the latest first, each of which can be found, looked at and put back. */
export function ArchiveDialog({ project, onClose }: { project: string; onClose: () => void }) {
  const { board, words, areas, may, putBack, cardAddress } = useBoardFacts()
  const { text } = words
  const reason = useReason()
  const [sought, setSought] = useState('')
  const archived = useArchived(areas.card, project, useLater(sought.trim()))
  return (
    <Dialog title={text('board.archiveTitle')} side="end" onClose={onClose}>
      <div className={dialog.body}>
        {(board.archived > 0 || sought !== '') && (
          <input
            type="search"
            className={css.search}
            maxLength={200}
            aria-label={text('board.search')}
            placeholder={text('board.search')}
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        )}
        {archived.isPending && <PartWaiting />}
        {archived.error && (
          <PartFailure message={reason(archived.error)} onRetry={() => void archived.refetch()} />
        )}
        {archived.cards?.length === 0 && (
          <p className={css.quiet}>{text(sought.trim() ? 'board.archiveNone' : 'board.archiveEmpty')}</p>
        )}
        <ul className={css.archive}>
          {archived.cards?.map((card) => (
            <li key={card.id}>
              <Link to={cardAddress(card.id)}>
                <bdi>{card.title}</bdi>
              </Link>
              {may.move && (
                <Button small onClick={() => putBack(card)}>
                  {text('board.putBack')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {archived.hasNextPage && (
          <Button small busy={archived.isFetchingNextPage} onClick={() => void archived.fetchNextPage()}>
            {text('board.archiveMore')}
          </Button>
        )}
      </div>
      <DialogButtons onCancel={onClose} isCancelFirst />
    </Dialog>
  )
}
