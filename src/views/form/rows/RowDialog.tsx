import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { Dialog, dialog } from '../../../controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../controls/parts/DialogButtons.tsx'
import { messageAt } from '../../../controls/parts/editor.ts'
import { describedBy, Frame } from '../../../controls/parts/Frame.tsx'
import type { Resource } from '../../../core/index.ts'
import { inputOf } from '../../../fields/inputs.ts'
import type { GridColumn } from './GridCell.tsx'
import type { Row } from './rowChanges.ts'
import css from './rows.module.css'

interface RowDialogProps {
  title: string
  source: string
  resource: Resource
  columns: readonly GridColumn[]
  row: Row
  index: number
  error: unknown
  disabled: boolean
  onCell: (row: number, key: string, value: unknown) => void
  onClose: () => void
}

/** The form of one row, for narrow windows and for values that need more room than a cell. Changes hold at once. */
export function RowDialog({
  title,
  source,
  resource,
  columns,
  row,
  index,
  error,
  disabled,
  onCell,
  onClose,
}: RowDialogProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog title={title} size="medium" onClose={onClose}>
      <div className={dialog.body}>
        <div className={css.inputs}>
          {columns.map(({ key, name, label, field }) => {
            const { Edit } = inputOf(field.kind)
            const frame = {
              id: `${id}-${key}`,
              source: `${source}.${index}.${key}`,
              label,
              required: field.options.required,
              error: messageAt(error, index, key),
            }
            const bare = field.kind === 'boolean' && field.options.default !== undefined
            return (
              Edit && (
                <Frame key={key} {...frame} bare={bare}>
                  <Edit
                    id={frame.id}
                    source={frame.source}
                    name={name}
                    label={label}
                    field={field}
                    resource={resource}
                    disabled={disabled}
                    required={frame.required}
                    options={field.options}
                    value={row[key] ?? null}
                    invalid={frame.error !== undefined}
                    error={messageAt(error, index, key)}
                    describedBy={describedBy(frame)}
                    onChange={(value: unknown) => onCell(index, key, value)}
                  />
                </Frame>
              )
            )
          })}
        </div>
      </div>
      <DialogButtons onClick={onClose}>{translate('fields.rows.done')}</DialogButtons>
    </Dialog>
  )
}
