import { useTranslate } from 'ra-core'
import { Dialog, dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
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
      <div className={dialog.actions}>
        <Button look="primary" onClick={close}>
          {translate('fields.rows.done')}
        </Button>
      </div>
    </Dialog>
  )
}
