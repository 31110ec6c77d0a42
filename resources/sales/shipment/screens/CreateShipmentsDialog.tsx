import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { MeantRecords } from './MeantRecords.tsx'
import { type RefusedLine, RefusedLines } from './RefusedLines.tsx'
import { useOwn } from './useOwn.ts'

interface Created {
  readonly created: readonly { readonly id: string; readonly number: string | null; readonly order: string }[]
  readonly refused: readonly RefusedLine[]
}

/** Makes the parcels of the chosen orders, and says which orders got none and why. */
export default function CreateShipmentsDialog({ resource, records, close }: OwnActionProps) {
  const { area, text, action } = useOwn()
  const ask = useOperation(area)
  const [act, isBusy] = useAct(area.path, resource.path)
  const [done, setDone] = useState<Created>()
  const names = new Map(records.map(({ id, number }) => [id, String(number ?? '')]))
  const run = () =>
    act(async () => {
      const answer = await ask<Created>('createFor', { input: { orders: records.map(({ id }) => id) } })
      setDone(answer)
      if (answer.refused.length === 0) close()
      return answer.created.length > 0 ? text('created', { smart_count: answer.created.length }) : undefined
    })
  return (
    <QuestionDialog
      title={action('createFor')}
      onClose={close}
      busy={isBusy}
      onClick={() => void run()}
      submit={!done && text('create')}
    >
      {done ? (
        <RefusedLines title={text('refused')} lines={done.refused} names={names} />
      ) : (
        <>
          <MeantRecords resource={resource} records={records} />
          <p>{text('createText', { smart_count: records.length })}</p>
        </>
      )}
    </QuestionDialog>
  )
}
