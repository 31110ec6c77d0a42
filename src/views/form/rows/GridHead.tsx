// biome-ignore-all lint/a11y/useSemanticElements: a grid of the ARIA practices, laid out as no table can be
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid one cell at a time takes the focus

import { useTranslate } from 'ra-core'
import { type GridColumn, isFigure } from './GridCell.tsx'
import css from './rows.module.css'

/** The titles of the columns; they stay while the rows move. */
export function GridHead({ columns }: { columns: readonly GridColumn[] }) {
  const translate = useTranslate()
  return (
    <div role="row" aria-rowindex={1} className={css.head}>
      <div role="columnheader" aria-colindex={1} className={css.number}>
        <span className="visually-hidden">{translate('fields.rows.number')}</span>
      </div>
      {columns.map(({ key, label: title, field }, index) => (
        <div
          role="columnheader"
          key={key}
          aria-colindex={index + 2}
          className={css.column}
          data-end={isFigure(field) || undefined}
          title={title}
        >
          {title}
          {field.options.required && (
            <span className={css.required} aria-hidden="true">
              *
            </span>
          )}
        </div>
      ))}
      <div role="columnheader" aria-colindex={columns.length + 2} className={css.more}>
        <span className="visually-hidden">{translate('fields.rows.actions')}</span>
      </div>
    </div>
  )
}
