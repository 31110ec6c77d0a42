import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { OfArea } from '../../../../src/views/OfArea.tsx'
import { type FieldName, useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import { isGiven, nothingGiven, ReasonFields } from '../../../shared/reason/screens/ReasonFields.tsx'
import { useReasons } from '../../../shared/reason/screens/useReasons.ts'
import type { orderReturn } from '../orderReturn.ts'
import { OrderBox } from './OrderBox.tsx'
import css from './returns.module.css'
import { isAsked, type Returnable, type Wish, WishLine } from './WishLine.tsx'

interface NewReturnDialogProps {
  /** The order that something comes back of; chosen in the dialog where it is absent. */
  order?: { readonly id: string }
  close: () => void
}

/** Opens a return, an exchange or a replacement: which pieces, why, and what goes out instead. */
export default function NewReturnDialog(props: NewReturnDialogProps) {
  return <OfArea name="orderReturn">{(resource) => <Form resource={resource} {...props} />}</OfArea>
}

const types = ['return', 'exchange', 'replacement']

function Form({ resource, order: given, close }: NewReturnDialogProps & { resource: Resource }) {
  const { text, action, field, choices, value } = useAreaWords<typeof orderReturn>(resource.path)
  const ask = useOperation(resource)
  const id = useId()
  const [order, setOrder] = useState<string | null>(given?.id ?? null)
  const [type, setType] = useState('return')
  const [source, setSource] = useState('customer')
  const [mode, setMode] = useState('pickup')
  const [wishes, setWishes] = useState<Readonly<Record<string, Wish>>>({})
  const [override, setOverride] = useState(nothingGiven)
  const reasons = useReasons('return')
  const overrides = useReasons('override')
  const { data, isError } = useQuery({
    queryKey: [resource.path, 'returnable', order],
    queryFn: ({ signal }) => ask<{ lines: Returnable[] }>('returnable', { input: { order }, signal }),
    enabled: order !== null,
    retry: false,
  })
  const lines = order === null ? [] : (data?.lines ?? [])
  const wanted = lines.flatMap((line) => {
    const wish = wishes[line.line]
    return wish && wish.quantity > 0 ? [{ line, wish }] : []
  })
  const isLate = wanted.some(({ line }) => !line.inWindow)
  const part = (name: FieldName<typeof orderReturn>, label = field(name)) => ({
    id: `${id}-${name}`,
    source: name,
    label,
  })
  const input = {
    order,
    type,
    source,
    pickupMode: mode,
    lines: wanted.map(({ line, wish: { exchangeVariant, comment, ...wish } }) => ({
      line: line.line,
      ...wish,
      comment: comment.trim() || null,
      exchangeVariant: type === 'exchange' ? exchangeVariant : undefined,
    })),
    overrideReason: isLate && override.reason ? override.reason : undefined,
    overrideNote: isLate && override.reason ? override.note.trim() || null : undefined,
  }
  return (
    <AskDialog
      resource={resource}
      close={close}
      records={[{ id: order ?? '', version: 0, createdAt: '', updatedAt: '' }]}
      size="large"
      title={action('newReturn')}
      submit={text('open')}
      isReady={
        wanted.length > 0 &&
        wanted.every(({ wish }) => isAsked(wish, type, reasons)) &&
        (!isLate || source === 'customer' || isGiven(override, overrides))
      }
      run={() => ask<{ number: string }>('request', { input })}
      said={([answer]) => text('opened', { number: (answer as { number: string }).number })}
    >
      {!given && (
        <OrderBox
          resource={resource}
          id={`${id}-order`}
          order={order}
          onOrder={(next) => {
            setOrder(next)
            setWishes({})
          }}
        />
      )}
      <div className={css.pair}>
        <ChoiceField {...part('type')} choices={choices('type', types)} chosen={type} onChoose={setType} />
        <ChoiceField
          {...part('source')}
          choices={choices('source', ['customer', 'staff'])}
          chosen={source}
          onChoose={setSource}
        />
        <ChoiceField
          {...part('pickupMode')}
          choices={choices('pickupMode', ['pickup', 'selfShip'])}
          chosen={mode}
          onChoose={setMode}
        />
      </div>
      {order !== null && !data && !isError && <Skeleton height={140} />}
      {order !== null && (isError || data?.lines.length === 0) && (
        <p className={css.notice}>{text('nothingReturnable')}</p>
      )}
      <ul className={css.lines}>
        {lines.map((line) => (
          <WishLine
            key={line.line}
            path={resource.path}
            line={line}
            type={type}
            reasons={reasons}
            wish={wishes[line.line]}
            onWish={(wish) => setWishes({ ...wishes, [line.line]: wish })}
          />
        ))}
      </ul>
      {isLate && (
        <>
          <p className={css.notice}>{text('lateHint', { type: value('type', type) })}</p>
          <ReasonFields
            reasons={overrides}
            given={override}
            onGive={setOverride}
            label={field('overrideReason')}
            noteLabel={field('overrideNote')}
          />
        </>
      )}
    </AskDialog>
  )
}
