import { useId, useState } from 'react'
import { ChoiceField } from '../../../../../src/controls/parts/ChoiceField.tsx'
import { QuestionDialog } from '../../../../../src/controls/parts/QuestionDialog.tsx'
import { cardsIn } from '../../rules/arrange.ts'
import type { BoardCard } from '../../rules/board.ts'
import { useBoardFacts } from './BoardContext.ts'
import css from './board.module.css'

/** Where a card is to stand: the column, and the place in it. */
export function MoveDialog({ card, onClose }: { card: BoardCard; onClose: () => void }) {
  const { board, words, move } = useBoardFacts()
  const { text } = words
  const id = useId()
  const [column, setColumn] = useState(card.column)
  const others = cardsIn(board, column).filter((each) => each.id !== card.id)
  const usual = (of: string) =>
    of === card.column
      ? cardsIn(board, of).findIndex((each) => each.id === card.id)
      : cardsIn(board, of).length
  const [at, setAt] = useState(usual(card.column))
  const submit = () => {
    onClose()
    move(card, { column, behind: others[at - 1]?.id ?? null })
  }
  return (
    <QuestionDialog
      title={text('board.moveTitle', { title: card.title })}
      onClose={onClose}
      className={css.fields}
      onSubmit={submit}
      submit={text('board.move')}
    >
      <ChoiceField
        id={`${id}-column`}
        source="column"
        label={text('board.column')}
        autoFocus
        choices={board.columns.map(({ id: value, title: label }) => ({ value, label }))}
        chosen={column}
        onChoose={(chosen) => {
          setColumn(chosen)
          setAt(usual(chosen))
        }}
      />
      <ChoiceField
        id={`${id}-place`}
        source="place"
        label={text('board.place')}
        choices={Array.from({ length: others.length + 1 }, (_, index) => ({
          value: String(index),
          label: String(index + 1),
        }))}
        chosen={String(at)}
        onChoose={(chosen) => setAt(Number(chosen))}
      />
    </QuestionDialog>
  )
}
