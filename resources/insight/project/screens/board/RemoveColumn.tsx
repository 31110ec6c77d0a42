import { useId } from 'react'
import { Dialog, dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../src/controls/parts/DialogButtons.tsx'
import { useDeleteOne } from '../../../../../src/views/useDeleteOne.ts'
import type { BoardColumn } from '../../rules/board.ts'
import { useBoardFacts } from './BoardContext.ts'

interface RemoveColumnProps {
  column: BoardColumn
  count: number
  onClose: () => void
}

/** Asks before a column goes with its cards; they come back together. */
export function RemoveColumn({ column, count, onClose }: RemoveColumnProps) {
  const { words, areas } = useBoardFacts()
  const { text } = words
  const id = useId()
  const said = { removed: text('board.removed'), restored: text('board.restored') }
  const [remove, isBusy] = useDeleteOne(areas.column, said, areas.project.path)
  return (
    <Dialog title={text('board.removeTitle', { title: column.title })} describedBy={id} onClose={onClose}>
      <p id={id} className={dialog.body}>
        {text('board.removeText', { smart_count: count })}
      </p>
      <DialogButtons
        onCancel={onClose}
        isCancelFirst
        danger
        busy={isBusy}
        onClick={() => void remove(column).then((isDone) => isDone && onClose())}
      >
        {text('board.removeColumn')}
      </DialogButtons>
    </Dialog>
  )
}
