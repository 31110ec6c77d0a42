import { useId } from 'react'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import { products } from './products.ts'
import { useTexts } from './words.ts'

interface PickedTableProps {
  /** Several by boxes, or one of them. */
  by: 'checkbox' | 'radio'
  chosen: readonly string[]
  onPick: (code: string, isOn: boolean) => void
}

/** Products in a table, each with a control that chooses it. */
export function PickedTable({ by, chosen, onPick }: PickedTableProps) {
  const t = useTexts()
  const group = useId()
  const box = <span className="visually-hidden">{t('showcase.words.chosen')}</span>
  return (
    <SmallTable label={t('showcase.words.products')} heads={[{ box }, 'SKU', t('showcase.words.name')]}>
      {products.map(({ code, name }) => (
        <tr key={code}>
          <td>
            <input
              type={by}
              name={group}
              aria-label={name}
              checked={chosen.includes(code)}
              onChange={({ target }) => onPick(code, target.checked)}
            />
          </td>
          <td>
            <bdi dir="ltr">{code}</bdi>
          </td>
          <td>{name}</td>
        </tr>
      ))}
    </SmallTable>
  )
}
