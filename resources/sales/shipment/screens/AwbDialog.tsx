import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { type AwbPlan, AwbPlans } from './AwbPlans.tsx'
import { type RefusedLine, RefusedLines } from './RefusedLines.tsx'
import { useOwn } from './useOwn.ts'

interface Imported {
  readonly labelled: number
  readonly changed: number
  readonly plans: readonly AwbPlan[]
  readonly refused: readonly RefusedLine[]
}

/** Takes in a pasted list of AWBs: first says line by line what it would change, then changes it. */
export default function AwbDialog({ resource, close }: OwnActionProps) {
  const { area, text, action } = useOwn()
  const ask = useOperation(area)
  const [act, isBusy] = useAct(area.path, resource.path)
  const [typed, setTyped] = useState('')
  const [plans, setPlans] = useState<readonly AwbPlan[]>()
  const [done, setDone] = useState<Imported>()
  const ready = (plans ?? []).filter(({ does }) => does === 'label' || does === 'change')
  const preview = () =>
    act(async () => {
      setPlans((await ask<{ plans: AwbPlan[] }>('previewAwbs', { input: { text: typed } })).plans)
      return undefined
    })
  const run = () =>
    act(async () => {
      const answer = await ask<Imported>('importAwbs', { input: { text: typed } })
      setDone(answer)
      const count = answer.labelled + answer.changed
      if (answer.refused.length === 0 && answer.plans.every(({ problem }) => !problem)) close()
      return count > 0 ? text('awbsDone', { smart_count: count }) : undefined
    })
  const part = { id: 'awbs-text', source: 'text', label: text('awbs'), required: true }
  const names = new Map(
    (plans ?? []).flatMap(({ shipment }) =>
      shipment ? [[shipment.id, shipment.number ?? ''] as const] : [],
    ),
  )
  return (
    <QuestionDialog
      title={action('importAwbs')}
      size="large"
      onClose={close}
      more={
        plans &&
        !done && (
          <Button look="text" onClick={() => setPlans(undefined)}>
            {text('back')}
          </Button>
        )
      }
      busy={isBusy}
      disabled={plans ? ready.length === 0 : typed.trim() === ''}
      onClick={() => void (plans ? run() : preview())}
      submit={!done && (plans ? text('importReady', { smart_count: ready.length }) : text('preview'))}
    >
      {!plans && (
        <TextBoxField
          {...part}
          help={text('awbsHelp')}
          dir="ltr"
          lines={8}
          placeholder={'SH-000123, Delhivery, 1492553011\nAT-10248, Blue Dart, 77100012345'}
          text={typed}
          onText={setTyped}
          more={{ 'data-first': true }}
        />
      )}
      {plans && <AwbPlans plans={done?.plans ?? plans} />}
      {done && <RefusedLines title={text('refused')} lines={done.refused} names={names} />}
    </QuestionDialog>
  )
}
