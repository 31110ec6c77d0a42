import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useGetOne, useNotify } from 'ra-core'
import { useState } from 'react'
import { Dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import { Question } from '../../../../../src/controls/parts/QuestionDialog.tsx'
import { Skeleton } from '../../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { reasonOf, useAct } from '../../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { NamedRecords } from '../../../../../src/views/NamedRecords.tsx'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { useLater } from '../../../../../src/views/useLater.ts'
import { itemIds } from '../../../../shared/pieces/screens/useItemPicture.ts'
import { ReasonFields } from '../../../../shared/reason/screens/ReasonFields.tsx'
import type { order } from '../../order.ts'
import { type Order, unpackedPieces } from '../orderFacts.ts'
import { useOwn } from '../useOwn.ts'
import { CancelChoices, type CancelOptions } from './CancelChoices.tsx'
import { CancelOutcome, type CancelPlan } from './CancelOutcome.tsx'
import css from './dialogs.module.css'
import { LinesToCancel } from './LinesToCancel.tsx'
import { useKeptReason } from './useKeptReason.ts'

/** Calls an order off, or part of it (areas, 22): which pieces, why, what becomes of goods and money; and what that comes to, before it is done. */
export default function CancelDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof order>>) {
  const { data } = useGetOne<Order>(resource.path, { id: records[0]?.id ?? '' })
  const { text } = useOwn()
  return (
    <Dialog
      title={text('cancel.title', { number: String(records[0]?.number ?? '') })}
      size="medium"
      describedBy="cancel-final"
      onClose={close}
    >
      {data ? <Form resource={resource} order={data} close={close} /> : <Skeleton height={240} />}
    </Dialog>
  )
}

function Form({ resource, order, close }: Pick<OwnActionProps, 'resource' | 'close'> & { order: Order }) {
  const { text } = useOwn()
  const ask = useOperation(resource)
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [act, isBusy] = useAct(resource.path)
  const why = useKeptReason('cancel', 'order.cancel', order.id)
  const [options, setOptions] = useState<CancelOptions>({
    restock: true,
    refund: 'original',
    restoreCoupon: true,
    notify: true,
  })
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(order.lines.map((line) => [line.id, unpackedPieces(line)])),
  )
  const lines = order.lines.flatMap((line) =>
    (counts[line.id] ?? 0) > 0 ? [{ line: line.id, quantity: counts[line.id] ?? 0 }] : [],
  )
  const asked = useLater(JSON.stringify({ lines, ...options }))
  const {
    data: plan,
    error,
    isFetching,
  } = useQuery({
    queryKey: [resource.path, 'cancelPreview', order.id, order.version, asked],
    queryFn: ({ signal }) =>
      ask<CancelPlan>('cancelPreview', { id: order.id, input: JSON.parse(asked), signal }),
    enabled: lines.length > 0,
    placeholderData: (before) => before,
    retry: false,
  })
  const isReady = lines.length > 0 && why.isGiven && !error
  const submit = () =>
    void act(async () => {
      await ask('cancel', { record: order, input: { lines, ...why.input, ...options } })
      why.clear()
      await queryClient.invalidateQueries()
      notify(text(plan?.whole ? 'cancel.doneWhole' : 'cancel.donePart', { number: order.number ?? '' }), {
        type: 'success',
      })
      close()
      return undefined
    })
  return (
    <Question
      onClose={close}
      onSubmit={submit}
      cancel={text('cancel.keep')}
      danger
      busy={isBusy}
      disabled={!isReady}
      submit={text(plan?.whole === false ? 'cancel.submitPart' : 'cancel.submit')}
    >
      <div className={css.fields}>
        <NamedRecords wanted={{ product: itemIds(order.lines) }}>
          <LinesToCancel lines={order.lines} counts={counts} onCounts={setCounts} />
        </NamedRecords>
        <ReasonFields {...why.fields} label={text('reason')} noteLabel={text('noteForStaff')} />
        <CancelChoices
          options={options}
          onOptions={setOptions}
          hasMoney={order.paid > order.refunded}
          hasCoupon={order.coupons.length > 0}
          isKnown={order.customer !== null}
        />
        <CancelOutcome
          plan={lines.length > 0 ? plan : undefined}
          problem={error ? reasonOf(error) : undefined}
          isFetching={isFetching}
        />
        <p id="cancel-final" className={css.final}>
          {text('cancel.final')}
        </p>
      </div>
    </Question>
  )
}
