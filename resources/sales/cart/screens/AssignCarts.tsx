import { useState } from 'react'
import { LookupField } from '../../../../src/controls/lookup/LookupField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useSession } from '../../../../src/providers/useSession.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { cart } from '../cart.ts'
import { useCartTexts } from './useCartTexts.ts'

/** Gives carts to somebody to look after, or to nobody. */
export default function AssignCarts({ resource, records, close }: OwnActionProps<RecordOf<typeof cart>>) {
  const { own, action, field } = useCartTexts()
  const session = useSession()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const [to, setTo] = useState<string | null>((records.length === 1 && records[0]?.assignedTo) || null)
  const part = { id: 'cart-assignee', source: 'assignedTo', label: field('assignedTo') }
  const submit = () =>
    void act(async () => {
      await ask('assign', { input: { carts: records.map(({ id }) => id), to } })
      close()
      return own('assigned', { smart_count: records.length })
    })
  return (
    <QuestionDialog
      title={action('assign')}
      onClose={close}
      busy={isBusy}
      onClick={submit}
      submit={action('assign')}
    >
      <LookupField
        {...part}
        note={
          <Button small look="text" onClick={() => setTo(session?.userId ?? null)}>
            {own('toMe')}
          </Button>
        }
        value={to}
        onChange={setTo}
        to="subAdmin"
      />
    </QuestionDialog>
  )
}
