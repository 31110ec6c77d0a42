import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { hasFlag } from '../../../../src/core/index.ts'
import { reasonOf } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { shipment } from '../shipment.ts'
import css from './shipment.module.css'
import { useOwn } from './useOwn.ts'

const steps = { pack: 'pack', handOver: 'ship', deliver: 'deliver', receiveBack: 'deliver' } as const

interface Scanned {
  readonly key: number
  readonly code: string
  readonly text: string
  readonly ok: boolean
}

interface Answer {
  readonly number: string | null
  readonly orderNumber: string | null
  readonly status: string
  readonly manifest: string | null
}

/** A station for a scanner: choose a step once, then scan parcel after parcel; each answer stands in the list below. */
export default function ScanDialog({ resource, close }: OwnActionProps<RecordOf<typeof shipment>>) {
  const { text, action, value, closing } = useOwn()
  const viewer = useViewer()
  const ask = useOperation(resource)
  const queryClient = useQueryClient()
  const offered = (Object.keys(steps) as (keyof typeof steps)[]).filter((step) =>
    hasFlag(viewer, resource.name, steps[step]),
  )
  const [step, setStep] = useState<string>(offered[0] ?? '')
  const [code, setCode] = useState('')
  const [log, setLog] = useState<readonly Scanned[]>([])
  const [manifest, setManifest] = useState<string | null>(null)
  const [waiting, setWaiting] = useState(0)
  const note = (entry: Omit<Scanned, 'key'>) =>
    setLog((before) => [{ key: before.length, ...entry }, ...before].slice(0, 200))
  const submit = async () => {
    const scanned = code.trim()
    if (!scanned) return
    // A scanner does not wait for an answer: the box is free for the next code at once.
    setCode('')
    setWaiting((count) => count + 1)
    try {
      const more = step === 'handOver' && manifest ? { manifest } : {}
      const parcel = await ask<Answer>('scan', { input: { code: scanned, step, ...more } })
      if (step === 'handOver') setManifest(parcel.manifest)
      const said = [
        parcel.number,
        parcel.orderNumber,
        value('status', parcel.status),
        step === 'handOver' && parcel.manifest,
      ]
      note({ code: scanned, text: said.filter(Boolean).join(' · '), ok: true })
    } catch (error) {
      note({ code: scanned, text: reasonOf(error), ok: false })
    }
    setWaiting((count) => count - 1)
  }
  const end = () => {
    void queryClient.invalidateQueries({ queryKey: [resource.path] })
    close()
  }
  const part = { id: 'scan-code', source: 'code', label: text('code') }
  return (
    <QuestionDialog
      title={action('scan')}
      size="medium"
      onClose={end}
      onSubmit={submit}
      cancel={closing}
      disabled={code.trim() === '' || step === ''}
      submit={text('doStep')}
    >
      <div className={css.fields}>
        <ChoiceField
          id="scan-step"
          source="step"
          label={text('step')}
          choices={offered.map((value) => ({ value, label: text(`steps.${value}`) }))}
          chosen={step}
          onChoose={setStep}
        />
        <TextBoxField
          {...part}
          help={text('codeHelp')}
          dir="ltr"
          autoComplete="off"
          text={code}
          onText={setCode}
          more={{ 'data-first': true }}
        />
      </div>
      <ul className={css.log} aria-live="polite" aria-busy={waiting > 0}>
        {log.map((entry) => (
          <li key={entry.key} data-ok={entry.ok}>
            <bdi dir="ltr">{entry.code}</bdi>
            <span>{entry.text}</span>
          </li>
        ))}
      </ul>
    </QuestionDialog>
  )
}
