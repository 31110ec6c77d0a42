import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { Suspense, useId } from 'react'
import { Dialog, dialog } from '../../controls/parts/Dialog.tsx'
import { DialogButtons } from '../../controls/parts/DialogButtons.tsx'
import { describedBy, Frame } from '../../controls/parts/Frame.tsx'
import { inputOf } from '../../fields/inputs.ts'
import { useListView } from '../list/ListViewContext.ts'
import { titleOf } from '../titleOf.ts'
import type { Line, SheetColumn } from './sheetColumns.ts'
import type { SheetEdits } from './useEdits.ts'

/** A cell that is opened in a dialog. */
export interface OpenedCell {
  readonly line: Line
  readonly column: SheetColumn
}

interface CellDialogProps {
  opened: OpenedCell
  edits: SheetEdits
  problem: string | undefined
  onClose: () => void
}

/** A cell whose value needs more room than a cell has, or that a dialog of the area changes. */
export function CellDialog(props: CellDialogProps) {
  const { line, column } = props.opened
  const { resource } = useListView()
  const queryClient = useQueryClient()
  const { Dialog: Own } = column
  if (!Own) return <WideDialog {...props} />
  return (
    <Suspense>
      <Own
        record={line.record}
        row={line.row}
        close={() => {
          props.onClose()
          void queryClient.invalidateQueries({ queryKey: [resource.path] })
        }}
      />
    </Suspense>
  )
}

/** The editor of the kind. Changes hold at once. */
function WideDialog({ opened: { line, column }, edits, problem, onClose }: CellDialogProps) {
  const { resource } = useListView()
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const id = useId()
  const { field, name, label } = column
  const { Edit } = inputOf(field.kind)
  const path = column.pathOf(line)
  const frame = { id, source: `${id}-cell`, label, required: field.options.required, error: problem }
  const close = () => {
    edits.settle()
    onClose()
  }
  return (
    <Dialog title={titleOf(resource, line.record, locale)} size="medium" onClose={close}>
      <div className={dialog.body}>
        {Edit && (
          <Frame {...frame}>
            <Edit
              id={id}
              source={frame.source}
              name={name}
              label={label}
              field={field}
              resource={resource}
              required={frame.required}
              options={field.options}
              value={edits.shown(line.record.id, path) ?? null}
              invalid={problem !== undefined}
              describedBy={describedBy(frame)}
              autoFocus
              onChange={(value: unknown) => edits.type(line.record.id, path, value)}
            />
          </Frame>
        )}
      </div>
      <DialogButtons onClick={close}>{translate('fields.rows.done')}</DialogButtons>
    </Dialog>
  )
}
