import { useTranslate } from 'ra-core'
import { type ReactNode, useId } from 'react'
import { ChoiceBox } from '../../../controls/parts/ChoiceBox.tsx'
import { SmallTable } from '../../SmallTable.tsx'
import css from './import.module.css'
import { type ImportColumn, leftOut } from './importColumns.ts'
import type { OpenFile } from './openFile.ts'

interface ColumnChoicesProps {
  file: OpenFile
  columns: readonly ImportColumn[]
  /** The column of the import for each of the file. */
  chosen: readonly string[]
  /** One that is chosen for two columns. */
  twice: string | undefined
  onChoose: (at: number, name: string) => void
  /** What else is chosen. */
  children?: ReactNode
}

/** What each column of a file becomes, beside the first thing that stands in it. */
export function ColumnChoices({
  file: {
    table: { rows },
    titles,
  },
  columns,
  chosen,
  twice,
  onChoose,
  children,
}: ColumnChoicesProps) {
  const translate = useTranslate()
  const id = useId()
  const own = (key: string, values = {}) => translate(`task.import.${key}`, values)
  const choices = columns.map(({ name, label }) => ({ value: name, label }))
  return (
    <div className={css.part}>
      <p role="status">
        {twice
          ? own('twice', { field: columns.find(({ name }) => name === twice)?.label ?? twice })
          : own('columns', { smart_count: rows.length })}
      </p>
      <SmallTable heads={[own('column'), own('field'), own('example')]} label={own('column')}>
        {titles.map((title, at) => {
          const own = chosen[at] ?? leftOut
          const isKnown = own === leftOut || choices.some(({ value }) => value === own)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places, and two may be called alike
            <tr key={at}>
              <td>{title}</td>
              <td className={css.choice}>
                <ChoiceBox
                  id={`${id}-${at}`}
                  source={`column-${at}`}
                  label={title}
                  dense
                  invalid={own !== leftOut && own === twice}
                  none={translate('task.import.leaveOut')}
                  choices={isKnown ? choices : [...choices, { value: own, label: own }]}
                  chosen={own}
                  onChoose={(name) => onChoose(at, name)}
                />
              </td>
              <td>{rows.find((cells) => cells[at])?.[at]?.slice(0, 60)}</td>
            </tr>
          )
        })}
      </SmallTable>
      {children}
    </div>
  )
}
