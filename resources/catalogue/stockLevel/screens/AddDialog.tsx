import { useState } from 'react'
import { LookupField } from '../../../../src/controls/lookup/LookupField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { stockLevel } from '../stockLevel.ts'
import css from './stock.module.css'
import { useBooking } from './useBooking.ts'
import { useStockTexts } from './useStockTexts.ts'

/** Receives pieces of a SKU at a place, also where it has not been before. */
export default function AddDialog({ close }: OwnActionProps<RecordOf<typeof stockLevel>>) {
  const { own, action } = useStockTexts()
  const { book, errors, isBusy } = useBooking(close)
  const [sku, setSku] = useState('')
  const [location, setLocation] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const quantity = /^\d{1,6}$/.test(typed) ? Number(typed) : 0
  const submit = () => {
    if (location === null) return
    void book([{ sku: sku.trim(), location, move: { action: 'receive', quantity } }], { note })
  }
  const box = (
    name: 'sku' | 'quantity' | 'note',
    label: string,
    text: string,
    onText: (text: string) => void,
  ) => (
    <TextBoxField
      id={`add-${name}`}
      source={name}
      label={label}
      required={name !== 'note'}
      error={errors[name]}
      dir={name === 'note' ? 'auto' : 'ltr'}
      inputMode={name === 'quantity' ? 'numeric' : 'text'}
      text={text}
      onText={onText}
      more={name === 'sku' ? { 'data-first': true } : {}}
    />
  )
  return (
    <QuestionDialog
      title={action('add')}
      onClose={close}
      className={css.fields}
      onSubmit={submit}
      busy={isBusy}
      disabled={quantity < 1 || sku.trim() === '' || location === null}
      submit={own('book')}
    >
      {box('sku', own('sku'), sku, setSku)}
      <LookupField
        id="add-location"
        source="location"
        label={own('place')}
        required
        error={errors.location}
        value={location}
        onChange={setLocation}
        to="stockLocation"
      />
      {box('quantity', own('pieces'), typed, (text) => setTyped(text.trim()))}
      {box('note', own('note'), note, setNote)}
    </QuestionDialog>
  )
}
