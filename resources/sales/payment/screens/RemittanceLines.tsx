import type { Tone } from '../../../../src/core/index.ts'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import css from './payment.module.css'
import { useOwn } from './useOwn.ts'

type Verdict = 'match' | 'less' | 'more' | 'undelivered' | 'already' | 'unknown'

/** What the server found in a courier's file; amounts in paise. */
export interface Comparison {
  readonly lines: readonly {
    readonly row: number
    readonly awb: string
    readonly amount: number
    readonly expected: number | null
    readonly difference: number
    readonly verdict: Verdict
    readonly number: string | null
    readonly orderNumber: string | null
  }[]
  readonly unread: readonly { readonly row: number; readonly text: string; readonly problem: string }[]
  readonly remitted: number
  readonly expected: number
  readonly digest: string
}

const tones: Readonly<Record<Verdict, Tone>> = {
  match: 'success',
  less: 'danger',
  more: 'warning',
  undelivered: 'warning',
  already: 'neutral',
  unknown: 'danger',
}

/** The lines of a courier's file beside what is expected; what differs comes first. */
export function RemittanceLines({ compared }: { compared: Comparison }) {
  const { text, field, money } = useOwn()
  const { lines, unread, remitted, expected } = compared
  const rank = (verdict: Verdict) => (verdict === 'match' ? 1 : verdict === 'already' ? 2 : 0)
  const ordered = [...lines].sort((a, b) => rank(a.verdict) - rank(b.verdict) || a.row - b.row)
  return (
    <>
      <dl className={css.sum}>
        <div>
          <dt>{text('expected')}</dt>
          <dd>{money(expected)}</dd>
        </div>
        <div>
          <dt>{text('inFile')}</dt>
          <dd>{money(remitted)}</dd>
        </div>
        <div data-strong>
          <dt>{text('difference')}</dt>
          <dd>{money(remitted - expected)}</dd>
        </div>
      </dl>
      <SmallTable
        heads={[
          field('awb'),
          field('number'),
          field('orderNumber'),
          { end: text('expected') },
          { end: text('inFile') },
          { end: text('difference') },
          text('verdict'),
        ]}
        oneLine
      >
        {ordered.map((line) => (
          <tr key={line.row} data-quiet={line.verdict === 'already' || undefined}>
            <td>
              <bdi dir="ltr">{line.awb}</bdi>
            </td>
            <td>
              <bdi dir="ltr">{line.number}</bdi>
            </td>
            <td>
              <bdi dir="ltr">{line.orderNumber}</bdi>
            </td>
            <td data-end>{line.expected === null ? '' : money(line.expected)}</td>
            <td data-end>{money(line.amount)}</td>
            <td data-end>{line.difference === 0 ? '' : money(line.difference)}</td>
            <td>
              <ToneChip tone={tones[line.verdict]}>{text(`verdicts.${line.verdict}`)}</ToneChip>
            </td>
          </tr>
        ))}
      </SmallTable>
      {unread.length > 0 && (
        <div role="note">
          <p className={css.alert}>{text('unread', { smart_count: unread.length })}</p>
          <ul className={css.list}>
            {unread.slice(0, 20).map(({ row, text: line, problem }) => (
              <li key={row}>
                {text('unreadLine', { row, why: text(`unreadWhy.${problem}`) })} <bdi dir="ltr">{line}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
