import { useState } from 'react'
import { LookupBox } from '../../../../src/controls/lookup/LookupBox.tsx'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useSession } from '../../../../src/providers/useSession.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { fieldOf } from '../../../../src/views/fieldOf.ts'
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
  const assignedTo = fieldOf<typeof cart>(resource, 'assignedTo')
  const part = { id: 'cart-assignee', source: 'assignedTo', label: field('assignedTo') }
  const submit = () =>
    void act(async () => {
      await ask('assign', { input: { carts: records.map(({ id }) => id), to } })
      close()
      return own('assigned', { smart_count: records.length })
    })
  return (
    <Dialog title={action('assign')} onClose={close}>
      <div className={dialog.body}>
        <Frame
          {...part}
          note={
            <Button small look="text" onClick={() => setTo(session?.userId ?? null)}>
              {own('toMe')}
            </Button>
          }
        >
          <LookupBox
            {...part}
            name="assignedTo"
            value={to}
            onChange={setTo}
            resource={resource}
            options={{ to: 'subAdmin' }}
            field={assignedTo}
          />
        </Frame>
      </div>
      <DialogButtons onCancel={close} busy={isBusy} onClick={submit}>
        {action('assign')}
      </DialogButtons>
    </Dialog>
  )
}
