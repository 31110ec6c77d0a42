import { useState } from 'react'
import { Transfer } from '../../../../../../src/controls/transfer/Transfer.tsx'
import { products, useMoney } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function OwnRows() {
  const t = useTexts()
  const money = useMoney()
  const [taken, setTaken] = useState(['SS-011'])
  const items = products.map(({ code, name, price, stock }) => ({
    id: code,
    title: name,
    disabled: stock === 0,
    content: (
      <>
        {name}
        <small className={css.small}>
          {stock === 0 ? t('showcase.transfer.words.soldOut') : money(price)}
        </small>
      </>
    ),
  }))
  return (
    <Transfer
      labels={[t('showcase.words.available'), t('showcase.words.chosen')]}
      items={items}
      taken={taken}
      onChange={setTaken}
    />
  )
}
