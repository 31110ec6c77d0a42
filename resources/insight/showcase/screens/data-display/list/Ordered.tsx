import { useState } from 'react'
import { PickedList } from '../../../../../../src/controls/lookup/PickedList.tsx'
import { useTexts } from '../../words.ts'

const titles = new Map([
  ['1', 'Linen shirt'],
  ['2', 'Silk sari'],
  ['3', 'Cotton kurta'],
])

export default function Ordered() {
  const t = useTexts()
  const [ids, setIds] = useState([...titles.keys()])
  const items = ids.map((id) => ({ id, title: titles.get(id) ?? id, content: titles.get(id) }))
  return <PickedList label={t('showcase.words.name')} items={items} onChange={setIds} />
}
