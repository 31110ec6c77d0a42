import { Fragment } from 'react'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'
import { useTexts } from '../../words.ts'

const groups = [
  {
    name: 'Linen shirt',
    sizes: [
      ['S', 4],
      ['M', 6],
      ['L', 2],
    ],
  },
  { name: 'Silk sari', sizes: [['5.5 m', 3]] },
  { name: 'Linen dress', sizes: [] },
] as const

export default function Spans() {
  const t = useTexts()
  return (
    <SmallTable
      label={t('showcase.words.stock')}
      heads={[t('showcase.words.name'), t('showcase.words.size'), { end: t('showcase.words.stock') }]}
    >
      {groups.map(({ name, sizes }) => (
        <Fragment key={name}>
          {sizes.map(([size, pieces], at) => (
            <tr key={size}>
              {at === 0 && (
                <th scope="rowgroup" rowSpan={sizes.length}>
                  {name}
                </th>
              )}
              <td>{size}</td>
              <td data-end>{pieces}</td>
            </tr>
          ))}
          {sizes.length === 0 && (
            <tr>
              <th scope="row">{name}</th>
              <td colSpan={2}>{t('showcase.words.nothing')}</td>
            </tr>
          )}
        </Fragment>
      ))}
    </SmallTable>
  )
}
