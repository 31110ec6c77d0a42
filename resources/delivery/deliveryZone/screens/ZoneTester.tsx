import { type FormEvent, useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { deliveryZone } from '../deliveryZone.ts'
import type { ZoneTest } from '../rules/answers.ts'
import { useZoneTexts } from './useZoneTexts.ts'
import { ZoneAnswer } from './ZoneAnswer.tsx'
import css from './zones.module.css'

const boxes = ['pincode', 'value', 'weight', 'items'] as const

/** Tries a pincode and a cart: which zone, which methods at which price, cash on delivery, and why (areas, 25). */
export default function ZoneTester({ records, close }: OwnActionProps) {
  const ask = useOperation(deliveryZone)
  const sayFailure = useSayFailure()
  const { own, action } = useZoneTexts()
  const code: unknown = records[0]?.pincode
  const [typed, setTyped] = useState({
    pincode: typeof code === 'string' ? code : '',
    value: '999',
    weight: '500',
    items: '1',
  })
  const [answer, setAnswer] = useState<{ pincode: string; test: ZoneTest }>()
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    const { pincode, value, weight, items } = typed
    const input = { pincode, value: Number(value) * 100, weight: Number(weight), items: Number(items) }
    try {
      setAnswer({ pincode, test: await ask<ZoneTest>('test', { input }) })
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <QuestionDialog title={action('test')} size="large" onClose={close}>
      <form id="zone-test" className={css.form} onSubmit={(event) => void submit(event)}>
        {boxes.map((box) => (
          <TextBoxField
            key={box}
            id={`zone-test-${box}`}
            source={box}
            label={own(box)}
            required={box === 'pincode'}
            dir="ltr"
            inputMode="numeric"
            text={typed[box]}
            onText={(text) => setTyped({ ...typed, [box]: text.trim() })}
            more={box === 'pincode' ? { 'data-first': true } : {}}
          />
        ))}
        <Button look="primary" type="submit" busy={isBusy} disabled={typed.pincode.length < 3}>
          {own('run')}
        </Button>
      </form>
      <div aria-live="polite">{answer && <ZoneAnswer pincode={answer.pincode} test={answer.test} />}</div>
    </QuestionDialog>
  )
}
