import { useId, useState } from 'react'
import { LookupField } from '../../../../src/controls/lookup/LookupField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { deliveryZone } from '../../deliveryZone/deliveryZone.ts'
import type { pincode } from '../pincode.ts'

/** Lets a zone take pincodes in by name; the zones that named them before do so no more. */
export default function AssignZoneDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof pincode>>) {
  const { text, action, field } = useAreaWords<typeof pincode>(resource.path)
  const ask = useOperation(deliveryZone)
  const [act, isBusy] = useAct(resource.path, deliveryZone.path)
  const [zone, setZone] = useState<string | null>(null)
  const box = { id: useId(), source: 'zone', label: field('zone') }
  const submit = async () => {
    const input = { pincodes: records.map(({ id }) => id) }
    const isDone = await act(async () => {
      const { taken } = await ask<{ taken: number }>('takeIn', { id: zone ?? '', input })
      return text('assigned', { smart_count: taken })
    })
    if (isDone) close()
  }
  return (
    <QuestionDialog
      title={action('assignZone')}
      size="small"
      onClose={close}
      onSubmit={submit}
      busy={isBusy}
      disabled={zone === null}
      submit={action('assignZone')}
    >
      <p>{text('assignZoneHint')}</p>
      <LookupField {...box} required to={deliveryZone.name} value={zone} onChange={setZone} />
    </QuestionDialog>
  )
}
