import { useTranslate } from 'ra-core'
import { Dialog, dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../src/controls/parts/DialogButtons.tsx'
import { StockLevels } from './StockSection.tsx'

interface ProductStockDialogProps {
  product: string
  title: string
  onClose: () => void
}

/** The stock of a product out of a list: counted place by place, each time with its reason. */
export default function ProductStockDialog({ product, title, onClose }: ProductStockDialogProps) {
  const translate = useTranslate()
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <div className={dialog.body}>
        <StockLevels of={{ product }} />
      </div>
      <DialogButtons onClick={onClose}>{translate('fields.rows.done')}</DialogButtons>
    </Dialog>
  )
}
