import { useTranslate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
import type { ShelfItem } from './shelfItem.ts'

interface MoveDialogProps {
  item: ShelfItem
  place: number
  total: number
  onMove: (to: number) => void
  onClose: () => void
}

/** Asks for the place that a product is to have in its category. */
export function MoveDialog({ item, place, total, onMove, onClose }: MoveDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const [text, setText] = useState(String(place))
  const to = /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : 0
  const isWrong = to < 1 || to > total
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWrong) return
    onMove(to)
    onClose()
  }
  const label = translate('merchandising.move.place', { total })
  return (
    <Dialog title={translate('merchandising.move.title', { title: item.product.name })} onClose={onClose}>
      <form className={dialog.form} onSubmit={submit} noValidate>
        <div className={dialog.body}>
          <Frame
            id={id}
            source="place"
            label={label}
            error={isWrong ? translate('merchandising.move.wrong', { total }) : undefined}
          >
            <TextBox
              id={id}
              source="place"
              label={label}
              text={text}
              onText={setText}
              inputMode="numeric"
              dir="ltr"
              invalid={isWrong}
              describedBy={isWrong ? `${id}-error` : undefined}
              more={{ 'data-first': '' }}
            />
          </Frame>
        </div>
        <DialogButtons onCancel={onClose} disabled={isWrong}>
          {translate('merchandising.move.submit')}
        </DialogButtons>
      </form>
    </Dialog>
  )
}
