import { useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { asideParts } from '../rules/quantities.ts'
import type { stockLevel } from '../stockLevel.ts'
import { ReasonFields } from './ReasonFields.tsx'
import css from './stock.module.css'
import { useBooking } from './useBooking.ts'
import { useStockTexts } from './useStockTexts.ts'

const actions = ['receive', 'change', 'set', 'setAside', 'putBack', 'writeOff', 'expect', 'arrive'] as const

type Action = (typeof actions)[number]

/** What needs no reason, and what is about a part that is set aside. */
const explained: readonly Action[] = ['receive', 'expect', 'arrive']
const parted: readonly Action[] = ['setAside', 'putBack', 'writeOff']

/** Books one kind of change for a level, or the same for all that are chosen. */
export default function AdjustDialog({ records, close }: OwnActionProps<RecordOf<typeof stockLevel>>) {
  const texts = useStockTexts()
  const { own } = texts
  const { book, errors, isBusy } = useBooking(close)
  const [action, setAction] = useState<Action>('receive')
  const [typed, setTyped] = useState('')
  const [part, setPart] = useState('damaged')
  const [why, setWhy] = useState({ reason: '', note: '' })
  const pattern = action === 'change' ? /^[-−]?\d{1,6}$/ : /^\d{1,6}$/
  const quantity = pattern.test(typed) ? Number(typed.replace('−', '-')) : undefined
  const [first] = records

  const submit = () => {
    if (quantity === undefined) return
    const move = {
      action,
      quantity,
      was:
        action === 'set' && typeof first?.onHand === 'number' && records.length === 1
          ? first.onHand
          : undefined,
      part: parted.includes(action) && part !== '' ? part : undefined,
    }
    void book(
      records.map(({ id }) => ({ level: id, move })),
      why,
    )
  }
  const name = action === 'set' ? own('counted') : own('pieces')
  return (
    <QuestionDialog
      title={texts.action('adjust')}
      size="medium"
      onClose={close}
      onSubmit={submit}
      busy={isBusy}
      disabled={quantity === undefined}
      submit={own('book')}
    >
      <p className={css.quiet}>
        {records.length === 1 ? (first?.item ?? first?.sku) : own('forAll', { smart_count: records.length })}
      </p>
      <div className={css.fields}>
        <ChoiceField
          id="adjust-what"
          source="action"
          label={own('what')}
          choices={actions.map((value) => ({ value, label: own(`do.${value}`) }))}
          chosen={action}
          onChoose={(value) => {
            setAction(value as Action)
            setPart(value === 'writeOff' ? '' : 'damaged')
          }}
        />
        {parted.includes(action) && (
          <ChoiceField
            id="adjust-part"
            source="part"
            label={own('part')}
            none={action === 'writeOff' ? own('fromSale') : undefined}
            choices={asideParts.map((value) => ({ value, label: texts.part(value) }))}
            chosen={part}
            onChoose={setPart}
          />
        )}
        <TextBoxField
          id="adjust-quantity"
          source="quantity"
          label={name}
          required
          error={errors.quantity}
          dir="ltr"
          inputMode={action === 'change' ? 'text' : 'numeric'}
          text={typed}
          onText={(text) => setTyped(text.trim())}
          more={{ 'data-first': true }}
        />
        <ReasonFields
          id="adjust"
          why={why}
          onWhy={setWhy}
          required={!explained.includes(action)}
          errors={errors}
        />
      </div>
    </QuestionDialog>
  )
}
