import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'

const lines = [
  ['Linen shirt', 2, 259_800],
  ['Silk sari', 1, 899_000],
] as const

export default function Total() {
  const { t, count, money } = useWords()
  const sum = (index: 1 | 2) => lines.reduce((total, line) => total + line[index], 0)
  return (
    <SmallTable
      label={t('dashboard.figures.ordered')}
      heads={['SKU', { end: t('dashboard.figures.units') }, { end: t('dashboard.figures.ordered') }]}
      total={
        <tr>
          <td />
          <td data-end>{count(sum(1))}</td>
          <td data-end>{money(sum(2))}</td>
        </tr>
      }
    >
      {lines.map(([name, units, amount]) => (
        <tr key={name}>
          <td>{name}</td>
          <td data-end>{count(units)}</td>
          <td data-end>{money(amount)}</td>
        </tr>
      ))}
    </SmallTable>
  )
}
