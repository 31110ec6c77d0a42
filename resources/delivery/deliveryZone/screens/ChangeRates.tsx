import { useNotify, useRefresh } from 'ra-core'
import { useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { deliveryZone } from '../deliveryZone.ts'
import { useZoneTexts } from './useZoneTexts.ts'
import css from './zones.module.css'

const boxes = ['percent', 'amount', 'etaMin', 'etaMax'] as const
const types = ['standard', 'express', 'sameDay', 'scheduled', 'pickup']

/** Changes the rates or the days of the methods of all chosen zones in one step. */
export default function ChangeRates({ records, close }: OwnActionProps<RecordOf<typeof deliveryZone>>) {
  const ask = useOperation(deliveryZone)
  const notify = useNotify()
  const sayFailure = useSayFailure()
  const refresh = useRefresh()
  const { own, action, type: nameOf } = useZoneTexts()
  const [type, setType] = useState('')
  const [typed, setTyped] = useState({ percent: '', amount: '', etaMin: '', etaMax: '' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)

  const submit = async () => {
    setBusy(true)
    try {
      const numbers = boxes.flatMap((box): [string, number][] =>
        typed[box] === '' ? [] : [[box, Number(typed[box].replace(',', '.')) * (box === 'amount' ? 100 : 1)]],
      )
      const input = {
        ids: records.map(({ id }) => id),
        type: type || undefined,
        ...Object.fromEntries(numbers),
      }
      const done = await ask<{ zones: number; methods: number }>('changeRates', { input })
      notify(own('ratesChanged', { smart_count: done.zones, methods: done.methods }), { type: 'success' })
      refresh()
      close()
    } catch (error) {
      const { body } = error as Error & { body?: { errors?: Record<string, string> } }
      setErrors(body?.errors ?? {})
      if (!body?.errors) sayFailure(error)
      setBusy(false)
    }
  }
  const box = (name: (typeof boxes)[number]) => {
    const id = `rates-${name}`
    return (
      <TextBoxField
        key={name}
        id={id}
        source={name}
        label={own(name)}
        error={errors[name]}
        dir="ltr"
        inputMode="decimal"
        text={typed[name]}
        onText={(text) => setTyped({ ...typed, [name]: text.trim() })}
      />
    )
  }
  return (
    <QuestionDialog
      title={action('changeRates')}
      size="medium"
      onClose={close}
      onSubmit={submit}
      busy={isBusy}
      submit={own('change')}
    >
      <p className={css.quiet}>{own('ratesHint', { smart_count: records.length })}</p>
      <div className={css.form} style={{ marginBlockStart: 14 }}>
        <ChoiceField
          id="rates-type"
          source="type"
          label={own('method')}
          none={own('allMethods')}
          choices={types.map((value) => ({ value, label: nameOf(value) }))}
          chosen={type}
          onChoose={setType}
        />
        {boxes.map(box)}
      </div>
    </QuestionDialog>
  )
}
