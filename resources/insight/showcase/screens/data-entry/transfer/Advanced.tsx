import { useState } from 'react'
import { ChoiceField } from '../../../../../../src/controls/parts/ChoiceField.tsx'
import { Transfer } from '../../../../../../src/controls/transfer/Transfer.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const items = products.map(({ code, name }) => ({ id: code, title: name }))
const begin = ['CK-077']
const sizes = ['small', 'medium', 'large'] as const

export default function Advanced() {
  const t = useTexts()
  const [taken, setTaken] = useState(begin)
  const [size, setSize] = useState<(typeof sizes)[number]>('small')
  const reload = (
    <Button small look="text" onClick={() => setTaken(begin)}>
      {t('showcase.words.reset')}
    </Button>
  )
  return (
    <div className={css.stack}>
      <ChoiceField
        id="transfer-size"
        source="size"
        label={t('showcase.words.size')}
        choices={sizes.map((value) => ({ value, label: t(`showcase.words.${value}`) }))}
        chosen={size}
        onChoose={(next) => setSize(sizes.find((each) => each === next) ?? 'small')}
      />
      <Transfer
        labels={[t('showcase.words.available'), t('showcase.words.chosen')]}
        acts={[t('showcase.transfer.words.take'), t('showcase.transfer.words.leave')]}
        size={size}
        items={items}
        taken={taken}
        onChange={setTaken}
        foot={[t('showcase.transfer.words.all', { count: items.length }), reload]}
      />
    </div>
  )
}
