import { useGetOne } from 'ra-core'
import { useContext, useId, useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { OfArea } from '../../../../src/views/OfArea.tsx'
import { RegistryContext } from '../../../../src/views/RegistryContext.ts'
import { type FieldName, useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import { isGiven, nothingGiven, ReasonFields } from '../../../shared/reason/screens/ReasonFields.tsx'
import { useReasons } from '../../../shared/reason/screens/useReasons.ts'
import type { order as orders } from '../../order/order.ts'
import { CountBox } from '../../orderReturn/screens/CountBox.tsx'
import { OrderBox } from '../../orderReturn/screens/OrderBox.tsx'
import { nameOfLine } from '../../orderReturn/screens/returnFacts.ts'
import css from '../../orderReturn/screens/returns.module.css'
import type { cancellationRequest } from '../cancellationRequest.ts'

interface NewRequestDialogProps {
  /** The order that is not to come; chosen in the dialog where it is absent. */
  order?: { readonly id: string }
  close: () => void
}

/** Asks for an order, or a part of it, not to come. */
export default function NewRequestDialog(props: NewRequestDialogProps) {
  return <OfArea name="cancellationRequest">{(resource) => <Form resource={resource} {...props} />}</OfArea>
}

function Form({ resource, order: given, close }: NewRequestDialogProps & { resource: Resource }) {
  const { pair } = usePunctuation()
  const { text, action, field, choices, value } = useAreaWords<typeof cancellationRequest>(resource.path)
  const ask = useOperation(resource)
  const orderPath = useContext(RegistryContext).order?.path ?? ''
  const id = useId()
  const [order, setOrder] = useState<string | null>(given?.id ?? null)
  const [scope, setScope] = useState('order')
  const [by, setBy] = useState('customer')
  const [destination, setDestination] = useState('original')
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const [why, setWhy] = useState(nothingGiven)
  const reasons = useReasons('cancel')
  const { data } = useGetOne<RecordOf<typeof orders>>(
    orderPath,
    { id: order ?? '' },
    { enabled: order !== null },
  )
  const lines = order === null ? [] : (data?.lines ?? [])
  const wanted = lines.flatMap((line) =>
    (counts[line.id] ?? 0) > 0 ? [{ line: line.id, quantity: counts[line.id] ?? 0 }] : [],
  )
  const part = (name: FieldName<typeof cancellationRequest>) => ({
    id: `${id}-${name}`,
    source: name,
    label: field(name),
  })
  const input = {
    order,
    requestedBy: by,
    reason: why.reason,
    comment: why.note.trim() || null,
    destination,
    lines: scope === 'lines' ? wanted : undefined,
  }
  return (
    <AskDialog
      resource={resource}
      close={close}
      records={[{ id: order ?? '', version: 0, createdAt: '', updatedAt: '' }]}
      size="medium"
      title={action('newRequest')}
      submit={text('ask')}
      isReady={order !== null && isGiven(why, reasons) && (scope === 'order' || wanted.length > 0)}
      run={() => ask<{ number: string; status: string }>('request', { input })}
      said={([answer]) => {
        const { number, status } = answer as { number: string; status: string }
        return text('asked', { number, status: value('status', status) })
      }}
    >
      {!given && (
        <OrderBox
          resource={resource}
          id={`${id}-order`}
          order={order}
          onOrder={(next) => {
            setOrder(next)
            setCounts({})
          }}
        />
      )}
      <div className={css.pair}>
        <ChoiceField
          {...part('scope')}
          choices={choices('scope', ['order', 'lines'])}
          chosen={scope}
          onChoose={setScope}
        />
        <ChoiceField
          {...part('requestedBy')}
          choices={choices('requestedBy', ['customer', 'staff'])}
          chosen={by}
          onChoose={setBy}
        />
        <ChoiceField
          {...part('destination')}
          choices={choices('destination', ['original', 'storeCredit'])}
          chosen={destination}
          onChoose={setDestination}
        />
      </div>
      {scope === 'lines' && (
        <ul className={css.lines}>
          {lines.map((line) => (
            <li key={line.id} className={css.line}>
              <CountBox
                id={`${id}-${line.id}`}
                label={pair(field('lines.quantity'), nameOfLine(line))}
                value={counts[line.id] ?? 0}
                max={line.quantity - line.cancelled - line.delivered}
                onChange={(count) => setCounts({ ...counts, [line.id]: count })}
              />
              <div className={css.name} dir="auto">
                {nameOfLine(line)}
                <p className={css.about}>
                  <bdi dir="ltr">{line.sku}</bdi>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ReasonFields
        reasons={reasons}
        given={why}
        onGive={setWhy}
        label={text('reason')}
        noteLabel={field('comment')}
      />
      <p className={css.quiet}>{text('askHint')}</p>
    </AskDialog>
  )
}
