import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import dateTime from '../../../../src/fields/dateTime/dateTime.input.tsx'
import { productCategory } from '../productCategory.ts'
import type { ShelfItem } from '../rules/shelf.ts'

interface PinDialogProps {
  item: ShelfItem
  onPin: (until: string | null) => void
  onClose: () => void
}

const field = productCategory.fields.pinnedUntil
const TimeBox = dateTime.Edit

/** Keeps a product on top of its category, for good or until a moment. */
export function PinDialog({ item, onPin, onClose }: PinDialogProps) {
  const translate = useTranslate()
  const id = useId()
  const [until, setUntil] = useState(item.pinnedUntil)
  const isPast = until !== null && until <= new Date().toISOString()
  const label = translate('merchandising.pin.until')
  return (
    <QuestionDialog
      title={translate('merchandising.pin.title', { title: item.product.name })}
      onClose={onClose}
      disabled={isPast}
      onClick={() => {
        onPin(until)
        onClose()
      }}
      submit={translate('merchandising.pin.submit')}
    >
      <Frame
        id={id}
        source="pinnedUntil"
        label={label}
        group
        help={translate('merchandising.pin.help')}
        error={isPast ? translate('merchandising.pin.past') : undefined}
      >
        <TimeBox
          id={id}
          source="pinnedUntil"
          name="pinnedUntil"
          label={label}
          value={until}
          onChange={setUntil}
          options={field.options}
          field={field}
          resource={productCategory}
          invalid={isPast}
        />
      </Frame>
    </QuestionDialog>
  )
}
