import { useState } from 'react'
import { ChoiceBox } from '../../../../../../src/controls/parts/ChoiceBox.tsx'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const rows = [
  { code: 'LS-204', name: 'Linen shirt' },
  { code: 'SS-011', name: 'Silk sari' },
  { code: 'CK-077', name: 'Cotton kurta' },
]

export default function Sorted() {
  const t = useTexts()
  const [by, setBy] = useState<'code' | 'name'>('code')
  const name = t('showcase.words.name')
  return (
    <div className={css.stack}>
      <ChoiceBox
        id="sorted-box"
        source="sorted"
        dense
        label={t('showcase.words.sortBy')}
        choices={[
          { value: 'code', label: 'SKU' },
          { value: 'name', label: name },
        ]}
        chosen={by}
        onChoose={(value) => setBy(value === 'name' ? 'name' : 'code')}
      />
      <SmallTable label={name} heads={['SKU', name]}>
        {[...rows]
          .sort((a, b) => a[by].localeCompare(b[by]))
          .map((row) => (
            <tr key={row.code}>
              <td>{row.code}</td>
              <td>{row.name}</td>
            </tr>
          ))}
      </SmallTable>
    </div>
  )
}
