import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { Switch } from '../../../../src/controls/parts/Switch.tsx'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { category as categories } from '../../category/category.ts'
import { productCategory } from '../productCategory.ts'
import { CategoryBox } from './CategoryBox.tsx'

interface AssignDialogProps {
  products: readonly string[]
  onDone: () => void
  onClose: () => void
}

/** Puts some products into a category of choice. */
export function AssignDialog({ products, onDone, onClose }: AssignDialogProps) {
  const translate = useTranslate()
  const ask = useOperation(productCategory)
  const id = useId()
  const [act, isBusy] = useAct(productCategory.path, categories.path, 'pages/products')
  const [category, setCategory] = useState<string | null>(null)
  const [primary, setPrimary] = useState(false)
  const submit = () =>
    act(async () => {
      for (let at = 0; at < products.length; at += 200)
        await ask('assign', { input: { products: products.slice(at, at + 200), category, primary } })
      onDone()
      return translate('merchandising.add.done', { smart_count: products.length })
    })
  return (
    <QuestionDialog
      title={translate('merchandising.bar.assignTitle', { smart_count: products.length })}
      onClose={onClose}
      busy={isBusy}
      disabled={category === null}
      onClick={() => void submit()}
      submit={translate('merchandising.bar.assign')}
    >
      <CategoryBox
        required
        label={translate('merchandising.shelf.category')}
        value={category}
        onChange={setCategory}
      />
      <Switch
        id={id}
        source="primary"
        label={translate('merchandising.add.primary')}
        isOn={primary}
        onSwitch={setPrimary}
      />
    </QuestionDialog>
  )
}
