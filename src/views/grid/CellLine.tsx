import { useLocale, useTranslate } from 'ra-core'
import type { Resource } from '../../core/index.ts'
import { Button } from '../../shell/controls/Button.tsx'
import type { OthersChange } from '../form/failureOf.ts'
import { FieldValue } from '../show/FieldValue.tsx'
import { titleOf } from '../titleOf.ts'
import { cellAt } from './cellPaths.ts'
import type { Edited } from './edits.ts'
import css from './grid.module.css'
import type { Line, SheetColumn } from './sheetColumns.ts'

interface CellLineProps {
  resource: Resource
  line: Line | undefined
  column: SheetColumn | undefined
  edited: Edited | undefined
  problem: string | undefined
  authors: readonly OthersChange[]
  onSettle: (side: 'mine' | 'theirs') => void
}

/** What there is to say of the active cell: where it is, what is wrong in it, that it cannot be changed, or who else changed it to what, with the choice. */
export function CellLine({ resource, line, column, edited, problem, authors, onSettle }: CellLineProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  if (!line || !column) return null
  const { record } = line
  const path = column.pathOf(line)
  const isClash = edited?.clashes.includes(path) === true
  const place = translate('grid.place', { title: titleOf(resource, record, locale), field: column.label })
  const show = (value: unknown) => (
    <FieldValue
      isCompact
      resource={resource}
      name={column.name}
      field={column.field}
      value={value}
      record={record}
    />
  )
  const author = authors.find(({ field }) => field === path || path.startsWith(`${field}.`))?.actor
  return (
    <div className={css.line} data-clash={isClash || undefined}>
      <span className={css.place}>{place}</span>
      {isClash && edited ? (
        <>
          <span className={css.side}>
            <span>{author || translate('form.conflict.theirs')}</span> <b>{show(cellAt(record, path))}</b>
          </span>
          <span className={css.side}>
            <span>{translate('form.conflict.mine')}</span> <b>{show(edited.mine[path])}</b>
          </span>
          <Button small onClick={() => onSettle('theirs')}>
            {translate('grid.takeTheirs')}
          </Button>
          <Button small look="primary" onClick={() => onSettle('mine')}>
            {translate('grid.keepMine')}
          </Button>
        </>
      ) : problem ? (
        <span className={css.wrong}>{problem}</span>
      ) : (
        !column.isOpen(line) && <span>{translate(column.Dialog ? 'grid.byDialog' : 'grid.readOnly')}</span>
      )}
    </div>
  )
}
