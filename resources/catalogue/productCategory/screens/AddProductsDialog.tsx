import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { LookupListBox } from '../../../../src/controls/lookup/LookupListBox.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { Switch } from '../../../../src/controls/parts/Switch.tsx'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { category as categories } from '../../category/category.ts'
import { productCategory } from '../productCategory.ts'

/** Picks products and puts them at the end of a category. */
export function AddProductsDialog({ category, onClose }: { category: string; onClose: () => void }) {
  const translate = useTranslate()
  const ask = useOperation(productCategory)
  const id = useId()
  const [act, isBusy] = useAct(productCategory.path, categories.path, 'pages/products')
  const [products, setProducts] = useState<string[]>([])
  const [primary, setPrimary] = useState(false)
  const label = translate('merchandising.add.products')
  const submit = () =>
    act(async () => {
      const { added, already } = await ask<{ added: number; already: number }>('assign', {
        input: { products, category, primary },
      })
      onClose()
      return already > 0
        ? translate('merchandising.add.someDone', { added, already })
        : translate('merchandising.add.done', { smart_count: added })
    })
  return (
    <QuestionDialog
      title={translate('merchandising.add.title')}
      size="medium"
      onClose={onClose}
      busy={isBusy}
      disabled={products.length === 0}
      onClick={() => void submit()}
      submit={translate('merchandising.add.submit', { smart_count: products.length })}
    >
      <Frame id={id} source="products" label={label}>
        <LookupListBox
          id={id}
          source="products"
          name="products"
          label={label}
          value={products}
          onChange={(next) => setProducts(next ?? [])}
          options={{ to: 'product', max: 200 }}
          field={productCategory.fields.product}
          resource={productCategory}
        />
      </Frame>
      <Switch
        id={`${id}-primary`}
        source="primary"
        label={translate('merchandising.add.primary')}
        isOn={primary}
        onSwitch={setPrimary}
      />
    </QuestionDialog>
  )
}
