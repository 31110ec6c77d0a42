import { useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { Popover } from '../../../../src/controls/parts/Popover.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { stockLevel } from '../stockLevel.ts'
import { ReasonFields } from './ReasonFields.tsx'
import css from './stock.module.css'
import { useBooking } from './useBooking.ts'
import { useStockTexts } from './useStockTexts.ts'

interface CountPopoverProps {
  level: RecordOf<typeof stockLevel>
  anchor: HTMLElement
  onClose: () => void
}

/** Counts one level without leaving the list; refused where the number has changed since the list was read. */
export default function CountPopover({ level, anchor, onClose }: CountPopoverProps) {
  const { pair } = usePunctuation()
  const translate = useTranslate()
  const { own } = useStockTexts()
  const close = () => {
    onClose()
    anchor.focus()
  }
  const { book, errors, isBusy } = useBooking(close)
  const [typed, setTyped] = useState(String(level.onHand))
  const [why, setWhy] = useState({ reason: 'count', note: '' })
  const quantity = /^\d{1,6}$/.test(typed) ? Number(typed) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (quantity === undefined) return
    void book([{ level: level.id, move: { action: 'set', quantity, was: level.onHand } }], why)
  }
  return (
    <Popover anchor={anchor} label={pair(own('counted'), level.sku)} onClose={close} className={css.popover}>
      <form className={css.fields} onSubmit={submit}>
        <TextBoxField
          id="count-quantity"
          source="quantity"
          label={own('counted')}
          error={errors.quantity}
          invalid={errors.quantity !== undefined || quantity === undefined}
          dir="ltr"
          inputMode="numeric"
          autoFocus
          text={typed}
          onText={(text) => setTyped(text.trim())}
        />
        <ReasonFields id="count" why={why} onWhy={setWhy} required errors={errors} />
        <div className={css.buttons}>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Button
            look="primary"
            type="submit"
            busy={isBusy}
            disabled={quantity === undefined || quantity === level.onHand}
          >
            {own('book')}
          </Button>
        </div>
      </form>
    </Popover>
  )
}
