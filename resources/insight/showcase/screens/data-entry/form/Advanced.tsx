import { useState } from 'react'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const parts = ['name', 'fabric', 'price', 'stock', 'size', 'note'] as const

export default function Advanced() {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [texts, setTexts] = useState<Readonly<Partial<Record<string, string>>>>({ fabric: 'linen' })
  const sought = (texts.fabric ?? '').toLowerCase()
  const name = (texts.name ?? '').toLowerCase()
  const found = products.filter(
    (product) => product.fabric.toLowerCase().includes(sought) && product.name.toLowerCase().includes(name),
  )
  return (
    <div className={css.stack}>
      <div className={css.fields}>
        {parts.slice(0, isOpen ? parts.length : 2).map((part) => (
          <TextBoxField
            key={part}
            id={`advanced-${part}`}
            source={part}
            label={t(`showcase.words.${part}`)}
            text={texts[part] ?? ''}
            onText={(text) => setTexts({ ...texts, [part]: text })}
          />
        ))}
      </div>
      <div className={css.row}>
        <Button small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(`showcase.words.${isOpen ? 'fewer' : 'more'}`)}
        </Button>
        <Button small look="text" onClick={() => setTexts({})}>
          {t('showcase.words.reset')}
        </Button>
      </div>
      <ul aria-label={t('showcase.words.products')}>
        {found.map((product) => (
          <li key={product.code}>{product.name}</li>
        ))}
      </ul>
    </div>
  )
}
