import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
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
    <QuestionDialog
      title={text('eraseTitle', count)}
      describedBy="mail-erase"
      onClose={onClose}
      isCancelFirst
      danger
      busy={changes.isBusy}
      onClick={() => void erase()}
      submit={text('erase')}
    >
      <p id="mail-erase">{text('eraseText', count)}</p>
    </QuestionDialog>
  )
}
