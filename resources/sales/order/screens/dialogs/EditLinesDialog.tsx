import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useGetOne, useNotify } from 'ra-core'
import { useId, useState } from 'react'
import { ChoiceField } from '../../../../../src/controls/parts/ChoiceField.tsx'
import { Dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import { Question } from '../../../../../src/controls/parts/QuestionDialog.tsx'
import { Skeleton } from '../../../../../src/controls/parts/Skeleton.tsx'
import { TextBoxField } from '../../../../../src/controls/parts/TextBoxField.tsx'
import { defined } from '../../../../../src/core/defined.ts'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { hasFlag } from '../../../../../src/core/index.ts'
import { reasonOf, useAct } from '../../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { useLater } from '../../../../../src/views/useLater.ts'
import type { order } from '../../order.ts'
import { CouponsLeft } from '../items/CouponsLeft.tsx'
import type { LineDraft } from '../items/EditedLine.tsx'
import { EditOutcome, type EditPlan } from '../items/EditOutcome.tsx'
import { LinesEditor } from '../items/LinesEditor.tsx'
import { useKeptLines } from '../items/useKeptLines.ts'
import type { Order } from '../orderFacts.ts'
import { useOwn } from '../useOwn.ts'
import css from './dialogs.module.css'

/** Changes what is in an order before it is packed, and shows what that does to its money before it is done (areas, 22). */
export default function EditLinesDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof order>>) {
  const { data } = useGetOne<Order>(resource.path, { id: records[0]?.id ?? '' })
  const { text } = useOwn()
  return (
    <Dialog
      title={text('edit.title', { number: String(records[0]?.number ?? '') })}
      size="large"
      onClose={close}
    >
      {data ? (
        <Form key={data.version} resource={resource} order={data} close={close} />
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  )
}

const settlements = ['link', 'refund', 'none'] as const

function Form({ resource, order, close }: Pick<OwnActionProps, 'resource' | 'close'> & { order: Order }) {
  const { text } = useOwn()
  const viewer = useViewer()
  const ask = useOperation(resource)
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [act, isBusy] = useAct(resource.path)
  const id = useId()
  const [lines, setLines, clear] = useKeptLines(order)
  const [reason, setReason] = useState('')
  const [settle, setSettle] = useState<(typeof settlements)[number]>()
  const [withoutCoupons, setWithout] = useState<readonly string[]>([])
  const edit = (of: readonly LineDraft[], without: readonly string[]) =>
    JSON.stringify(
      defined({
        lines: of.map(toSend),
        withoutCoupons: without.length > 0 ? without : undefined,
      }),
    )
  const sent = edit(lines, withoutCoupons)
  const isChanged = sent !== edit(order.lines, [])
  const asked = useLater(sent)
  const {
    data: plan,
    error,
    isFetching,
  } = useQuery({
    queryKey: [resource.path, 'editPreview', order.id, order.version, asked],
    queryFn: ({ signal }) =>
      ask<EditPlan>('editPreview', {
        id: order.id,
        input: JSON.parse(asked),
        signal,
      }),
    enabled: isChanged && lines.length > 0,
    placeholderData: (before) => before,
    retry: false,
  })
  const difference = isChanged ? (plan?.difference ?? 0) : 0
  const choices = settlements.filter(
    (each) =>
      each === 'none' ||
      // What is paid at the door needs no link.
      (each === 'link' ? (plan?.due ?? 0) > 0 && order.paymentMethod !== 'cod' : (plan?.refund ?? 0) > 0),
  )
  const chosen = settle && choices.includes(settle) ? settle : (choices[0] ?? 'none')
  const isReady = isChanged && !error && !isFetching && asked === sent && lines.every(hasReason)
  const submit = () =>
    void act(async () => {
      const why = reason.trim() ? { reason: reason.trim() } : {}
      await ask('editLines', {
        record: order,
        input: { ...JSON.parse(sent), settle: chosen, ...why },
      })
      clear()
      await queryClient.invalidateQueries()
      notify(text('edit.done', { number: order.number ?? '' }), { type: 'success' })
      close()
      return undefined
    })
  const said = new Map(
    (plan?.lines ?? []).flatMap(({ variant, problem }) => (problem ? [[variant, problem]] : [])),
  )
  return (
    <Question
      onClose={close}
      onSubmit={submit}
      busy={isBusy}
      disabled={!isReady}
      submit={text('edit.submit')}
    >
      <div className={css.fields}>
        <LinesEditor
          lines={lines}
          onLines={setLines}
          disabled={isBusy}
          mayPrice={hasFlag(viewer, resource.name, 'discount')}
          said={said}
          leastOf={(line) => {
            const known = order.lines.find((each) => each.id === line.id)
            return known ? known.fulfilled + known.cancelled : 0
          }}
        />
        <CouponsLeft order={order} without={withoutCoupons} onWithout={setWithout} />
        <EditOutcome
          plan={isChanged ? plan : undefined}
          problem={error ? reasonOf(error) : undefined}
          isFetching={isFetching}
        />
        {difference !== 0 && choices.length > 1 && (
          <ChoiceField
            id={`${id}-settle`}
            source="settle"
            label={text('edit.settle')}
            choices={choices.map((value) => ({ value, label: text(`edit.settlements.${value}`) }))}
            chosen={chosen}
            onChoose={(value) => setSettle(value as (typeof settlements)[number])}
          />
        )}
        {isChanged && (
          <TextBoxField
            id={`${id}-reason`}
            source="reason"
            label={text('edit.why')}
            maxLength={500}
            text={reason}
            onText={setReason}
          />
        )}
      </div>
    </Question>
  )
}

/** What the server is sent of a line. */
const toSend = ({ id, variant, quantity, unitPrice, priceReason }: LineDraft) => ({
  id: id || undefined,
  variant,
  quantity,
  unitPrice,
  priceReason: priceReason?.trim() ? priceReason.trim() : undefined,
})

const hasReason = ({ unitPrice, shopPrice, priceReason }: LineDraft) =>
  shopPrice === undefined || unitPrice === shopPrice || Boolean(priceReason?.trim())
