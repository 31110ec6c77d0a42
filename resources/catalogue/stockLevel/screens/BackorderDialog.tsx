import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { stockLevel } from '../stockLevel.ts'
import { useStockTexts } from './useStockTexts.ts'

/** Says how many pieces of a level may be promised beyond what is available. */
export default function BackorderDialog({ records, close }: OwnActionProps<RecordOf<typeof stockLevel>>) {
  const ask = useOperation(stockLevel)
  const { own, action, part } = useStockTexts()
  // A list gives only what its columns show.
  const { data: level } = useGetOne<RecordOf<typeof stockLevel>>(stockLevel.path, {
    id: records[0]?.id ?? '',
  })
  const [written, setTyped] = useState<string | null>(null)
  const typed = written ?? (level ? String(level.backorder) : '')
  const [act, isBusy] = useAct(stockLevel.path)
  const submit = () =>
    act(async () => {
      await ask('allowBackorder', { record: level, input: { backorder: Number(typed) } })
      close()
      return own('booked', { smart_count: 1 })
    })
  return (
    <QuestionDialog
      title={action('backorder')}
      describedBy="backorder-text"
      onClose={close}
      onSubmit={submit}
      busy={isBusy}
      disabled={!/^\d{1,6}$/.test(typed)}
      submit={own('book')}
    >
      <p id="backorder-text">{own('backorderText', { sku: level?.sku ?? '' })}</p>
      <TextBoxField
        id="backorder"
        source="backorder"
        label={part('backorder')}
        dir="ltr"
        inputMode="numeric"
        text={typed}
        onText={(text) => setTyped(text.trim())}
        more={{ 'data-first': true }}
      />
    </QuestionDialog>
  )
}
