import { ChoiceField } from '../../../../../src/controls/parts/ChoiceField.tsx'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { SearchField } from '../../../../../src/shell/controls/SearchField.tsx'
import { useAreaWords } from '../../../../../src/views/useAreaWords.ts'
import { cardLabels } from '../../../projectCard/rules/labels.ts'
import { useBoardFacts } from './BoardContext.ts'
import css from './board.module.css'
import { type CardFilter, dueFilters, isFiltered } from './filterCards.ts'

interface BoardFiltersProps {
  filter: CardFilter
  onChange: (changed: Partial<Record<'q' | 'member' | 'label' | 'due', string | undefined>>) => void
}

/** Which cards of a board are looked for: by words, by whoever works on them, by what they are about, by when they are due. */
export function BoardFilters({ filter, onChange }: BoardFiltersProps) {
  const { board, words, areas, found } = useBoardFacts()
  const { text } = words
  const labels = useAreaWords(areas.card.path)
  const choices = (all: string, others: { value: string; label: string }[]) => [
    { value: '', label: all },
    ...others,
  ]
  return (
    <div className={css.filters}>
      <SearchField label={text('board.search')} clear={text('board.clear')} />
      <ChoiceField
        id="board-member"
        source="member"
        label={text('board.member')}
        chosen={filter.member}
        onChoose={(member) => onChange({ member })}
        choices={choices(text('board.anyone'), [
          ...board.people.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'none', label: text('board.nobody') },
        ])}
      />
      <ChoiceField
        id="board-label"
        source="label"
        label={text('board.label')}
        chosen={filter.label}
        onChoose={(label) => onChange({ label })}
        choices={choices(text('board.anyLabel'), labels.choices('labels', cardLabels))}
      />
      <ChoiceField
        id="board-due"
        source="due"
        label={text('board.due')}
        chosen={filter.due}
        onChoose={(due) => onChange({ due })}
        choices={choices(
          text('board.anyDue'),
          dueFilters.map((value) => ({ value, label: text(`board.${value}`) })),
        )}
      />
      <p role="status" className={css.quiet}>
        {found && text('board.found', { smart_count: found.size })}
      </p>
      {isFiltered(filter) && (
        <Button
          small
          look="text"
          onClick={() => onChange({ q: undefined, member: undefined, label: undefined, due: undefined })}
        >
          {text('board.showAll')}
        </Button>
      )}
    </div>
  )
}
