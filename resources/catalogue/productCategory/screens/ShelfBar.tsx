import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { category as categories } from '../../category/category.ts'
import { productCategory } from '../productCategory.ts'
import { AssignDialog } from './AssignDialog.tsx'
import css from './merchandising.module.css'

interface ShelfBarProps {
  category: string
  products: readonly string[]
  onDone: () => void
  onRemove: (() => void) | undefined
}

/** What can be done with several products of a category at once. */
export function ShelfBar({ category, products, onDone, onRemove }: ShelfBarProps) {
  const translate = useTranslate()
  const viewer = useViewer()
  const ask = useOperation(productCategory)
  const [act, isBusy] = useAct(productCategory.path, categories.path, 'pages/products')
  const [isAssigning, setAssigning] = useState(false)
  const makePrimary = () =>
    act(async () => {
      await ask('assign', { input: { products, category, primary: true } })
      onDone()
      return translate('merchandising.saved')
    })
  const mayAdd = canAct(viewer, productCategory, 'create')
  return (
    <section className={css.bar} aria-label={translate('merchandising.bar.label')}>
      <strong>{translate('merchandising.bar.count', { smart_count: products.length })}</strong>
      {mayAdd && (
        <Button small onClick={() => setAssigning(true)}>
          {translate('merchandising.bar.assign')}
        </Button>
      )}
      {mayAdd && (
        <Button small busy={isBusy} onClick={() => void makePrimary()}>
          {translate('merchandising.shelf.primary')}
        </Button>
      )}
      {onRemove && (
        <Button small danger onClick={onRemove}>
          {translate('merchandising.shelf.remove')}
        </Button>
      )}
      <Button small look="text" onClick={onDone}>
        {translate('merchandising.bar.clear')}
      </Button>
      {isAssigning && (
        <AssignDialog
          products={products}
          onClose={() => setAssigning(false)}
          onDone={() => {
            setAssigning(false)
            onDone()
          }}
        />
      )}
    </section>
  )
}
