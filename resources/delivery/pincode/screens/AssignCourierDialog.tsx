import { useId, useState } from 'react'
import { LookupField } from '../../../../src/controls/lookup/LookupField.tsx'
import { Switch } from '../../../../src/controls/parts/Switch.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import { courier as couriers } from '../../courier/courier.ts'
import type { pincode } from '../pincode.ts'

/** Notes for pincodes that a courier delivers there, and what else it does. */
export default function AssignCourierDialog(props: OwnActionProps<RecordOf<typeof pincode>>) {
  const { resource } = props
  const { text, action, field } = useAreaWords<typeof pincode>(resource.path)
  const id = useId()
  const [courier, setCourier] = useState<string | null>(null)
  const [does, setDoes] = useState({ cod: false, reverse: false })
  const [days, setDays] = useState('')
  const part = (name: keyof RecordOf<typeof pincode>['couriers'][number]) => ({
    id: `${id}-${name}`,
    source: name,
    label: field(`couriers.${name}`),
  })
  const etaDays = days === '' ? null : Number(days)
  return (
    <AskDialog
      {...props}
      also={[couriers.path]}
      title={action('assignCourier')}
      submit={action('assignCourier')}
      isReady={courier !== null && (etaDays === null || (Number.isInteger(etaDays) && etaDays <= 60))}
      ask={{ operation: 'assignCourier', input: { courier, ...does, etaDays } }}
    >
      <p>{text('assignCourierHint')}</p>
      <LookupField {...part('courier')} required to={couriers.name} value={courier} onChange={setCourier} />
      {(['cod', 'reverse'] as const).map((duty) => (
        <Switch
          key={duty}
          {...part(duty)}
          isOn={does[duty]}
          onSwitch={(isOn) => setDoes({ ...does, [duty]: isOn })}
        />
      ))}
      <TextBoxField {...part('etaDays')} dir="ltr" inputMode="numeric" text={days} onText={setDays} />
    </AskDialog>
  )
}
