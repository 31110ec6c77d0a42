import { useGetOne } from 'ra-core'
import type { AnyRecord, RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { PiecesDialog } from '../../../shared/pieces/screens/PiecesDialog.tsx'
import type { shipment } from '../shipment.ts'
import { useOwn } from './useOwn.ts'

interface Row {
  readonly id: string
  readonly sku: string | null
  readonly name: string | null
  readonly quantity: number
}

/** Puts some pieces of a parcel into a parcel of their own, before it is packed. */
export default function SplitDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof shipment>>) {
  const { text, action, field } = useOwn()
  const ask = useOperation(resource)
  const id = String(records[0]?.id ?? '')
  const { data } = useGetOne<AnyRecord & { lines: readonly Row[] }>(resource.path, { id })
  return (
    <PiecesDialog
      title={`${action('split')} ${records[0]?.number ?? ''}`}
      hint={text('splitText')}
      size="medium"
      lines={data?.lines.map(({ quantity, ...line }) => ({ ...line, most: quantity }))}
      heads={{
        sku: field('lines.sku'),
        name: field('lines.name'),
        most: field('lines.quantity'),
        typed: text('intoNew'),
      }}
      submit={text('split')}
      path={resource.path}
      send={async (lines) => {
        const made = await ask<{ number: string }>('split', { record: data, input: { lines } })
        return text('splitDone', { number: made.number })
      }}
      close={close}
    />
  )
}
