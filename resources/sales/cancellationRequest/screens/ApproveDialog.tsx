import { useGetOne } from 'ra-core'
import { useId, useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { Switch } from '../../../../src/controls/parts/Switch.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { type FieldName, useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import { RupeeBox } from '../../orderReturn/screens/RupeeBox.tsx'
import css from '../../orderReturn/screens/returns.module.css'
import type { cancellationRequest } from '../cancellationRequest.ts'
import { MoneyPreview } from './MoneyPreview.tsx'
import { PlanNotice } from './PlanNotice.tsx'
import type { Live, Request } from './requestFacts.ts'
import { useLive } from './useLive.ts'

/** Approves a request: where the parcels are, what becomes of goods and money, and what that comes to. */
export default function ApproveDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof cancellationRequest>>) {
  const { action } = useAreaWords<typeof cancellationRequest>(resource.path)
  const id = records[0]?.id ?? ''
  const { data: record } = useGetOne<Request>(resource.path, { id })
  const { data: live } = useLive(resource, id)
  if (record && live) return <Form resource={resource} record={record} live={live} close={close} />
  return (
    <Dialog title={action('approve')} size="medium" onClose={close}>
      <div className={dialog.body}>
        <Skeleton height={200} />
      </div>
    </Dialog>
  )
}

interface FormProps {
  resource: Resource
  record: Request
  live: Live
  close: () => void
}

function Form({ resource, record, live, close }: FormProps) {
  const { text, action, field, choices } = useAreaWords<typeof cancellationRequest>(resource.path)
  const id = useId()
  const [destination, setDestination] = useState<string>(record.destination)
  const [restock, setRestock] = useState(record.restock ?? true)
  const [restoreCoupon, setRestoreCoupon] = useState(record.restoreCoupon ?? true)
  const [fee, setFee] = useState<number | null>(record.fee ?? 0)
  const [note, setNote] = useState('')
  const part = (name: FieldName<typeof cancellationRequest>, label = field(name)) => ({
    id: `${id}-${name}`,
    source: name,
    label,
  })
  const input = {
    decision: 'approve',
    expect: live.plan,
    destination,
    restock,
    restoreCoupon,
    fee: fee ?? 0,
    note: note.trim() || null,
  }
  return (
    <AskDialog
      resource={resource}
      close={close}
      records={[record]}
      size="medium"
      danger={live.plan === 'recall'}
      title={action('approve', record.number)}
      submit={text(live.plan === 'recall' ? 'approveRecall' : 'approveNow')}
      isReady={live.plan !== 'late' && fee !== null && fee <= (record.value ?? 0)}
      ask={{ operation: 'decide', input }}
      said={([answer]) => text(`decided.${(answer as { status: string }).status}`)}
    >
      <PlanNotice path={resource.path} plan={live.plan} />
      <div className={css.pair}>
        <ChoiceField
          {...part('destination')}
          choices={choices('destination', ['original', 'storeCredit'])}
          chosen={destination}
          onChoose={setDestination}
        />
        <Frame {...part('fee')}>
          <RupeeBox {...part('fee')} paise={fee} onPaise={setFee} />
        </Frame>
      </div>
      <Switch {...part('restock')} isOn={restock} onSwitch={setRestock} />
      <Switch {...part('restoreCoupon')} isOn={restoreCoupon} onSwitch={setRestoreCoupon} />
      <MoneyPreview path={resource.path} live={live} fee={fee ?? 0} />
      <TextBoxField
        {...part('decisionNote', text('noteOnIt'))}
        lines={2}
        maxLength={500}
        text={note}
        onText={setNote}
      />
    </AskDialog>
  )
}
