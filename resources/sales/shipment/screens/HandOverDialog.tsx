import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { printAddress } from '../../../shared/print/screens/printAddress.ts'
import { MeantRecords } from './MeantRecords.tsx'
import { type RefusedLine, RefusedLines } from './RefusedLines.tsx'
import css from './shipment.module.css'
import { useOwn } from './useOwn.ts'

interface HandedOver {
  readonly manifest: string | null
  readonly done: readonly string[]
  readonly refused: readonly RefusedLine[]
}

/** Hands the chosen parcels (or those of orders) over under one manifest, which can be printed then for the driver to sign. */
export default function HandOverDialog({ resource, records, close }: OwnActionProps) {
  const { area, text, action, closing } = useOwn()
  const ask = useOperation(area)
  const [act, isBusy] = useAct(area.path, resource.path)
  const [answer, setAnswer] = useState<HandedOver>()
  const isOfOrders = resource.name !== area.name
  const names = new Map(records.map(({ id, number }) => [id, String(number ?? '')]))
  const run = () =>
    act(async () => {
      const input = { [isOfOrders ? 'orders' : 'shipments']: records.map(({ id }) => id) }
      setAnswer(await ask<HandedOver>('handOver', { input }))
      return undefined
    })
  const print = () => {
    const address = printAddress({
      kind: 'manifest',
      of: 'shipments',
      ids: answer?.done ?? [],
      language: 'customer',
      isRoll: false,
    })
    window.open(address, '_blank', 'noopener')
    close()
  }
  return (
    <QuestionDialog
      title={action('handOverAll')}
      onClose={close}
      cancel={answer && closing}
      busy={isBusy}
      onClick={() => void (answer ? print() : run())}
      submit={answer ? answer.manifest && text('printManifest') : text('handOver')}
    >
      {!answer && (
        <>
          <MeantRecords resource={resource} records={records} />
          <p>{isOfOrders ? text('handOverOrders') : text('handOverText', { smart_count: records.length })}</p>
        </>
      )}
      {answer && answer.done.length > 0 && (
        <p role="status" className={css.done}>
          {text('handedOver', { smart_count: answer.done.length, manifest: answer.manifest })}
        </p>
      )}
      {answer && <RefusedLines title={text('refused')} lines={answer.refused} names={names} />}
    </QuestionDialog>
  )
}
