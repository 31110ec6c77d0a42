import { useId, useState } from 'react'
import { TitleBox } from '../../../../src/controls/lookup/TitleBox.tsx'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { dayAfter, dayIn } from '../../../../src/fields/date/day.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { type FieldName, useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { orderReturn } from '../orderReturn.ts'
import css from './returns.module.css'

const slots = ['morning', 'afternoon', 'evening']

/** A day of the shop's calendar, so many days from now: `2026-11-21`. */
const shopDay = (later: number): string => dayAfter(dayIn(new Date()), later)

/** Plans when a courier fetches the goods of one return or of several. */
export default function ScheduleDialog(props: OwnActionProps<RecordOf<typeof orderReturn>>) {
  const { resource, records } = props
  const { text, action, field, choices } = useAreaWords<typeof orderReturn>(resource.path)
  const id = useId()
  const [on, setOn] = useState(() => shopDay(1))
  const [slot, setSlot] = useState('')
  const [courier, setCourier] = useState<string | null>(null)
  const [awb, setAwb] = useState('')
  const isOne = records.length === 1
  const part = (name: FieldName<typeof orderReturn>, label = field(name)) => ({
    id: `${id}-${name}`,
    source: name,
    label,
  })
  const input = { on, slot: slot || null, courier, awb: awb.trim() || null }
  return (
    <AskDialog
      {...props}
      title={action('schedulePickup')}
      submit={text('plan')}
      isReady={/^\d{4}-\d{2}-\d{2}$/.test(on) && on >= shopDay(0)}
      ask={{ operation: 'schedulePickup', input }}
    >
      <div className={css.pair}>
        <TextBoxField
          {...part('pickupOn')}
          required
          dir="ltr"
          text={on}
          onText={setOn}
          more={{ type: 'date', min: shopDay(0), 'data-first': true }}
        />
        <ChoiceField
          {...part('pickupSlot')}
          none={text('anyTime')}
          choices={choices('pickupSlot', slots)}
          chosen={slot}
          onChoose={setSlot}
        />
      </div>
      <div className={css.pair}>
        <Frame {...part('courier')}>
          <TitleBox {...part('courier')} to="courier" value={courier} onChange={setCourier} />
        </Frame>
        {isOne && <TextBoxField {...part('awb')} dir="ltr" maxLength={40} text={awb} onText={setAwb} />}
      </div>
    </AskDialog>
  )
}
