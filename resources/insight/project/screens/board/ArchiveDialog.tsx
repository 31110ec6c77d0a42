import { Dialog, dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../src/controls/parts/DialogButtons.tsx'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { Link } from '../../../../../src/shell/routing/Link.tsx'
import { useBoardFacts } from './BoardContext.ts'
import css from './board.module.css'

/** The cards that were put away, each of which can be looked at and put back. */
export function ArchiveDialog({ onClose }: { onClose: () => void }) {
  const { board, words, may, putBack, cardAddress } = useBoardFacts()
  const { text } = words
  return (
    <Dialog title={text('board.archiveTitle')} side="end" onClose={onClose}>
      <div className={dialog.body}>
        {board.archived.length === 0 && <p className={css.quiet}>{text('board.archiveEmpty')}</p>}
        <ul className={css.archive}>
          {board.archived.map((card) => (
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
      </div>
      <DialogButtons onCancel={onClose} isCancelFirst />
    </Dialog>
  )
}
