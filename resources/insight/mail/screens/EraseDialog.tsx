import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import type { ChangeLetters } from './useChangeLetters.ts'
import type { ListedLetter } from './useMailbox.ts'

interface EraseDialogProps {
  words: AreaWords
  letters: readonly ListedLetter[]
  changes: ChangeLetters
  onClose: () => void
  onDone: () => void
}

/** Asks before letters are gone for good. */
export function EraseDialog({ words: { text }, letters, changes, onClose, onDone }: EraseDialogProps) {
  const count = { smart_count: letters.length }
  const erase = async () => {
    const isDone = await changes.erase(letters)
    onClose()
    if (isDone) onDone()
  }
  return (
    <Dialog title={text('eraseTitle', count)} describedBy="mail-erase" onClose={onClose}>
      <p id="mail-erase" className={dialog.body}>
        {text('eraseText', count)}
      </p>
      <DialogButtons
        onCancel={onClose}
        isCancelFirst
        danger
        busy={changes.isBusy}
        onClick={() => void erase()}
      >
        {text('erase')}
      </DialogButtons>
    </Dialog>
  )
}
