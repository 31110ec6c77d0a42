import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import css from './stock.module.css'
import { useStockTexts } from './useStockTexts.ts'

/** What was counted of a SKU, and what its level said when that was compared. */
export interface CountLine {
  readonly sku: string
  readonly item: string
  readonly was: number
  readonly counted: number
}

/** The differences of a count, and the codes that belong to nothing. */
export function CountedTable({
  lines,
  unknown,
}: {
  lines: readonly CountLine[]
  unknown: readonly string[]
}) {
  const { list } = usePunctuation()
  const { own, count, signed } = useStockTexts()
  const changed = lines.filter(({ counted, was }) => counted !== was)
  return (
    <>
      <p className={css.quiet}>
        {own('count.differ', { smart_count: changed.length })}{' '}
        {own('count.agree', { smart_count: lines.length - changed.length })}
      </p>
      {unknown.length > 0 && (
        <p>
          {own('count.unknown', { smart_count: unknown.length })} <bdi>{list(unknown.slice(0, 20))}</bdi>
        </p>
      )}
      {changed.length > 0 && (
        <SmallTable
          heads={[
            own('sku'),
            { end: own('count.was') },
            { end: own('counted') },
            { end: own('count.difference') },
          ]}
          oneLine
        >
          {changed.map(({ sku, item, was, counted }) => (
            <tr key={sku}>
              <td title={item}>
                <bdi>{sku}</bdi>
              </td>
              <td data-end>{count(was)}</td>
              <td data-end>{count(counted)}</td>
              <td data-end>{signed(counted - was)}</td>
            </tr>
          ))}
        </SmallTable>
      )}
    </>
  )
}
