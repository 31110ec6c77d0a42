import { useQueryClient } from '@tanstack/react-query'
import { useGetOne, useNotify } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { stockLevel } from '../stockLevel.ts'
import { useStockTexts } from './useStockTexts.ts'

/** Says how many pieces of a level may be promised beyond what is available. */
export default function BackorderDialog({ records, close }: OwnActionProps<RecordOf<typeof stockLevel>>) {
  const notify = useNotify()
  const sayFailure = useSayFailure()
  const queryClient = useQueryClient()
  const ask = useOperation(stockLevel)
  const { own, action, part } = useStockTexts()
  // A list gives only what its columns show.
  const { data: level } = useGetOne<RecordOf<typeof stockLevel>>(stockLevel.path, {
    id: records[0]?.id ?? '',
  })
  const [written, setTyped] = useState<string | null>(null)
  const typed = written ?? (level ? String(level.backorder) : '')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    try {
      await ask('allowBackorder', { record: level, input: { backorder: Number(typed) } })
      await queryClient.invalidateQueries({ queryKey: [stockLevel.path] })
      notify(own('booked', { smart_count: 1 }), { type: 'success' })
      close()
    } catch (error) {
      sayFailure(error)
      setBusy(false)
    }
  }
  return (
    <Dialog title={action('backorder')} describedBy="backorder-text" onClose={close}>
      <form className={dialog.form} onSubmit={(event) => void submit(event)}>
        <div className={dialog.body}>
          <p id="backorder-text">{own('backorderText', { sku: level?.sku ?? '' })}</p>
          <Frame id="backorder" source="backorder" label={part('backorder')}>
            <TextBox
              id="backorder"
              source="backorder"
              label={part('backorder')}
              dir="ltr"
              inputMode="numeric"
              text={typed}
              onText={(text) => setTyped(text.trim())}
              more={{ 'data-first': true }}
            />
          </Frame>
        </div>
        <DialogButtons onCancel={close} busy={isBusy} disabled={!/^\d{1,6}$/.test(typed)}>
          {own('book')}
        </DialogButtons>
      </form>
    </Dialog>
  )
}
