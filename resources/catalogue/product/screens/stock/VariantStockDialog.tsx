import { useTranslate } from 'ra-core'
import { Dialog, dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../src/controls/parts/DialogButtons.tsx'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import type { OwnCellProps } from '../../../../../src/views/overrides.ts'
import { useOwn } from '../useOwn.ts'
import { StockLevels } from './StockSection.tsx'

/** The stock of one variant where it is written: place by place, by a correction with its reason. */
export default function VariantStockDialog({ record, row, close }: OwnCellProps) {
  const { pair } = usePunctuation()
  const translate = useTranslate()
  const own = useOwn()
  const variants = record.variants as readonly { id: string; sku: string }[]
  const sku = variants.find(({ id }) => id === row)?.sku ?? ''
  return (
    <Dialog title={pair(own('stock.levels'), sku)} size="large" onClose={close}>
      <div className={dialog.body}>{row && <StockLevels of={{ variant: row }} />}</div>
      <DialogButtons onClick={close}>{translate('fields.rows.done')}</DialogButtons>
    </Dialog>
  )
}
