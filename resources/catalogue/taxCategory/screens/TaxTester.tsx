import { type FormEvent, useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { Switch } from '../../../../src/controls/parts/Switch.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { defined } from '../../../../src/core/defined.ts'
import { hasFlag, type RecordOf } from '../../../../src/core/index.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { listOf } from '../../../../src/views/listOf.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { state } from '../../../delivery/state/state.ts'
import { taxCategory } from '../taxCategory.ts'
import type { Calculated } from './calculated.ts'
import { TaxAnswer } from './TaxAnswer.tsx'
import css from './tax.module.css'
import { useTaxTexts } from './useTaxTexts.ts'

const useStates = listOf<RecordOf<typeof state>>()

const boxes = ['price', 'quantity', 'discount', 'day'] as const

/** Tries a sale: price, pieces, discount, where it goes; the whole split of the tax and why it is so (areas, 11). */
export default function TaxTester({ records, close }: OwnActionProps<RecordOf<typeof taxCategory>>) {
  const { pair } = usePunctuation()
  const ask = useOperation(taxCategory)
  const { own, action } = useTaxTexts()
  const states = useGstStates()
  const [typed, setTyped] = useState({ price: '2499', quantity: '1', discount: '0', day: dayIn(new Date()) })
  const [shipTo, setShipTo] = useState('29')
  const [supplyFrom, setSupplyFrom] = useState('')
  const [includesTax, setIncludesTax] = useState(true)
  const [answer, setAnswer] = useState<Calculated>()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const [record] = records

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    setErrors({})
    const input = {
      price: paise(typed.price),
      quantity: Number(typed.quantity),
      discount: paise(typed.discount),
      shipTo,
      includesTax,
      day: typed.day,
      supplyFrom: supplyFrom || undefined,
    }
    try {
      setAnswer(await ask<Calculated>('calculate', { id: record?.id ?? '', input }))
    } catch (error) {
      const { body, message } = error as Error & { body?: { errors?: Record<string, string> } }
      setErrors(body?.errors ?? { price: message })
      setAnswer(undefined)
    } finally {
      setBusy(false)
    }
  }
  const state = (name: 'shipTo' | 'supplyFrom', chosen: string, onChoose: (state: string) => void) => (
    <ChoiceField
      id={`tax-${name}`}
      source={name}
      label={own(name)}
      error={errors[name]}
      choices={states}
      chosen={chosen}
      onChoose={onChoose}
      none={name === 'supplyFrom' ? '' : undefined}
    />
  )
  return (
    <QuestionDialog title={pair(action('test'), record?.name ?? '')} size="large" onClose={close}>
      <form id="tax-test" className={css.form} onSubmit={(event) => void submit(event)}>
        {boxes.map((name) => (
          <TextBoxField
            key={name}
            id={`tax-${name}`}
            source={name}
            label={own(name)}
            error={errors[name]}
            dir="ltr"
            inputMode={name === 'day' ? 'text' : 'decimal'}
            text={typed[name]}
            onText={(text) => setTyped({ ...typed, [name]: text.trim() })}
            more={defined({
              'data-first': name === 'price' ? true : undefined,
              type: name === 'day' ? 'date' : undefined,
            })}
          />
        ))}
        {state('supplyFrom', supplyFrom, setSupplyFrom)}
        {state('shipTo', shipTo, setShipTo)}
        <Switch
          id="tax-included"
          source="includesTax"
          label={own('includesTax')}
          isOn={includesTax}
          onSwitch={setIncludesTax}
        />
        <Button look="primary" type="submit" busy={isBusy}>
          {own('calculate')}
        </Button>
      </form>
      <div aria-live="polite">{answer && <TaxAnswer answer={answer} />}</div>
    </QuestionDialog>
  )
}

/** Rupees as typed, in paise; what is no number is left for the server to refuse. */
const paise = (rupees: string): number => Math.round(Number(rupees.replace(/[,\s]/g, '')) * 100)

/** The states that have a GST code, by their names; the codes alone where the viewer may not see the states. */
function useGstStates(): { value: string; label: string }[] {
  // A refused answer would end the session.
  const maySeeStates = hasFlag(useViewer(), 'state', 'view')
  const { data } = useStates(
    'pages/state-list',
    {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'name', order: 'ASC' },
      filter: { gstCode: { empty: false } },
    },
    { enabled: maySeeStates, retry: false, staleTime: 600_000 },
  )
  if (data && data.length > 0)
    return data.map(({ gstCode, name }) => ({ value: String(gstCode), label: `${name} (${gstCode})` }))
  return Array.from({ length: 38 }, (_, index) => {
    const value = String(index + 1).padStart(2, '0')
    return { value, label: value }
  })
}
