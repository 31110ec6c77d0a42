import type { DrawItems } from '../../../../src/controls/transfer/transferItem.ts'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import { products } from './products.ts'
import { useTexts } from './words.ts'

type TransferTableProps = Parameters<DrawItems>[0]

/** Products in a table, each with a box that picks it. */
export function TransferTable({ items, picked, onPick }: TransferTableProps) {
  const t = useTexts()
  const box = <span className="visually-hidden">{t('showcase.words.chosen')}</span>
  return (
    <SmallTable
      label={t('showcase.words.products')}
      heads={[{ box }, t('showcase.words.name'), { end: t('showcase.words.stock') }]}
    >
      {items.map(({ id, title }) => (
        <tr key={id}>
          <td>
            <input
              type="checkbox"
              aria-label={title}
              checked={picked.includes(id)}
              onChange={({ target }) =>
                onPick(target.checked ? [...picked, id] : picked.filter((each) => each !== id))
              }
            />
          </td>
          <td>{title}</td>
          <td data-end>{products.find(({ code }) => code === id)?.stock}</td>
        </tr>
      ))}
    </SmallTable>
  )
}
