import type { ReactNode } from 'react'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'
import { type Product, products, useMoney } from '../../products.ts'
import { useTexts } from '../../words.ts'

interface Column {
  readonly title: string
  readonly isFigure?: boolean
  readonly of: (product: Product) => ReactNode
}

export default function Declared() {
  const t = useTexts()
  const money = useMoney()
  const columns: readonly Column[] = [
    { title: 'SKU', of: ({ code }) => <bdi dir="ltr">{code}</bdi> },
    { title: t('showcase.words.name'), of: ({ name }) => name },
    { title: t('showcase.words.price'), isFigure: true, of: ({ price }) => money(price) },
  ]
  return (
    <SmallTable
      label={t('showcase.words.products')}
      heads={columns.map(({ title, isFigure }) => (isFigure ? { end: title } : title))}
    >
      {products.map((product) => (
        <tr key={product.code}>
          {columns.map(({ title, isFigure, of }) => (
            <td key={title} data-end={isFigure}>
              {of(product)}
            </td>
          ))}
        </tr>
      ))}
    </SmallTable>
  )
}
