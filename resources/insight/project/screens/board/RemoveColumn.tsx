import { useId } from 'react'
import { QuestionDialog } from '../../../../../src/controls/parts/QuestionDialog.tsx'
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
    <QuestionDialog
      title={text('board.removeTitle', { title: column.title })}
      describedBy={id}
      onClose={onClose}
      isCancelFirst
      danger
      busy={isBusy}
      onClick={() => void remove(column).then((isDone) => isDone && onClose())}
      submit={text('board.removeColumn')}
    >
      <p id={id}>{text('board.removeText', { smart_count: count })}</p>
    </QuestionDialog>
  )
}
