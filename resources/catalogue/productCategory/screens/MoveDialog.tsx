import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { ShelfItem } from '../rules/shelf.ts'

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
  const submit = () => {
    if (isWrong) return
    onMove(to)
    onClose()
  }
  const label = translate('merchandising.move.place', { total })
  return (
    <QuestionDialog
      title={translate('merchandising.move.title', { title: item.product.name })}
      onClose={onClose}
      onSubmit={submit}
      disabled={isWrong}
      submit={translate('merchandising.move.submit')}
    >
      <TextBoxField
        id={id}
        source="place"
        label={label}
        error={isWrong ? translate('merchandising.move.wrong', { total }) : undefined}
        text={text}
        onText={setText}
        inputMode="numeric"
        dir="ltr"
        more={{ 'data-first': '' }}
      />
    </QuestionDialog>
  )
}
