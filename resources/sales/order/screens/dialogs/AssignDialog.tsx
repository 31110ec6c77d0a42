import { useId, useState } from 'react'
import { LookupField } from '../../../../../src/controls/lookup/LookupField.tsx'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { useSession } from '../../../../../src/providers/useSession.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { AskDialog } from '../../../../shared/ask/screens/AskDialog.tsx'
import type { order } from '../../order.ts'
import { useOwn } from '../useOwn.ts'

/** Gives orders to somebody to look after, or to nobody. */
export default function AssignDialog(props: OwnActionProps<RecordOf<typeof order>>) {
  const { records } = props
  const { text, action, field } = useOwn()
  const session = useSession()
  const id = useId()
  const [to, setTo] = useState<string | null>((records.length === 1 && records[0]?.assignedTo) || null)
  return (
    <AskDialog
      {...props}
      title={text('assign.title', { smart_count: records.length, number: String(records[0]?.number) })}
      submit={action('assign')}
      isReady
      ask={{ operation: 'assign', input: { to } }}
    >
      <LookupField
        id={id}
        source="assignedTo"
        label={field('assignedTo')}
        help={text('assign.help')}
        note={
          <Button small look="text" onClick={() => setTo(session?.userId ?? null)}>
            {text('toMe')}
          </Button>
        }
        to="subAdmin"
        value={to}
        onChange={setTo}
      />
    </AskDialog>
  )
}
