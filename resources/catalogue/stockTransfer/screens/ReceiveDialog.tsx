import { useGetOne } from 'ra-core'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { PiecesDialog } from '../../../shared/pieces/screens/PiecesDialog.tsx'
import { stockTransfer } from '../stockTransfer.ts'

/** Takes in what has arrived of a transfer, line by line; the rest stays under way. */
export default function ReceiveDialog({ records, close }: OwnActionProps<RecordOf<typeof stockTransfer>>) {
  const ask = useOperation(stockTransfer)
  const { text, action, field } = useAreaWords<typeof stockTransfer>(stockTransfer.path)
  const id = records[0]?.id ?? ''
  const { data: transfer } = useGetOne<RecordOf<typeof stockTransfer>>(stockTransfer.path, { id })
  const left = transfer?.lines.flatMap(({ id, sku, item, quantity, received }) =>
    quantity > (received ?? 0) ? [{ id, sku, name: item, most: quantity - (received ?? 0) }] : [],
  )
  return (
    <PiecesDialog
      title={`${action('receiveSome')} ${transfer?.number ?? ''}`}
      size="large"
      lines={left}
      heads={{
        sku: field('lines.sku'),
        name: field('lines.item'),
        most: text('missing'),
        typed: text('arrived'),
      }}
      all={text('all')}
      submit={text('book')}
      path={stockTransfer.path}
      send={async (lines) => {
        await ask('receiveSome', { record: transfer, input: { lines } })
        return text('booked', { smart_count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })
      }}
      close={close}
    />
  )
}
