import { useNotify, useRefresh } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { ChoiceBox } from '../../../../src/controls/parts/ChoiceBox.tsx'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
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

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
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
      <Frame key={name} id={id} source={name} label={own(name)} error={errors[name]}>
        <TextBox
          id={id}
          source={name}
          label={own(name)}
          invalid={errors[name] !== undefined}
          describedBy={errors[name] && `${id}-error`}
          dir="ltr"
          inputMode="decimal"
          text={typed[name]}
          onText={(text) => setTyped({ ...typed, [name]: text.trim() })}
        />
      </Frame>
    )
  }
  return (
    <Dialog title={action('changeRates')} size="medium" onClose={close}>
      <form className={dialog.form} onSubmit={(event) => void submit(event)}>
        <div className={dialog.body}>
          <p className={css.quiet}>{own('ratesHint', { smart_count: records.length })}</p>
          <div className={css.form} style={{ marginBlockStart: 14 }}>
            <Frame id="rates-type" source="type" label={own('method')}>
              <ChoiceBox
                id="rates-type"
                source="type"
                label={own('method')}
                none={own('allMethods')}
                choices={types.map((value) => ({ value, label: nameOf(value) }))}
                chosen={type}
                onChoose={setType}
              />
            </Frame>
            {boxes.map(box)}
          </div>
        </div>
        <DialogButtons onCancel={close} busy={isBusy}>
          {own('change')}
        </DialogButtons>
      </form>
    </Dialog>
  )
}
