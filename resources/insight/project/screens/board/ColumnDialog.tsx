import { RecordDialog } from '../../../../../src/views/form/RecordDialog.tsx'
import type { BoardColumn } from '../../rules/board.ts'
import { useBoardFacts } from './BoardContext.ts'

/** What a column is called, how many cards it takes, and whether work in it is done. */
export function ColumnDialog({ column, onClose }: { column: BoardColumn; onClose: () => void }) {
  const { words, areas, refresh } = useBoardFacts()
  const onEnd = () => {
    onClose()
    void refresh()
  }
  return (
    <RecordDialog
      resource={areas.column}
      id={column.id}
      title={words.text('board.settings', { title: column.title })}
      onClose={onEnd}
    />
  )
}
