import { useState } from 'react'
import { Transfer } from '../../../../../../src/controls/transfer/Transfer.tsx'
import type { DrawItems } from '../../../../../../src/controls/transfer/transferItem.ts'
import { products } from '../../products.ts'
import { TransferTable } from '../../TransferTable.tsx'
import { useTexts } from '../../words.ts'

const items = products.map(({ code, name }) => ({ id: code, title: name }))

const draw: DrawItems = (list) => list.items.length > 0 && <TransferTable {...list} />

export default function AsTable() {
  const t = useTexts()
  const [taken, setTaken] = useState(['SS-011'])
  return (
    <Transfer
      labels={[t('showcase.words.available'), t('showcase.words.chosen')]}
      items={items}
      taken={taken}
      draw={[draw, draw]}
      onChange={setTaken}
    />
  )
}
