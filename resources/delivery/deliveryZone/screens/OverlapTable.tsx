import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import type { Overlap } from '../rules/answers.ts'
import { useZoneTexts } from './useZoneTexts.ts'

/** Pairs of zones that take the same pincodes in; where only the priority decides, that is said. */
export function OverlapTable({ overlaps }: { overlaps: readonly Overlap[] }) {
  const { own, count } = useZoneTexts()
  const label = own('overlaps', { smart_count: overlaps.length })
  return (
    <SmallTable heads={[own('pair'), { end: own('shared') }, own('decided'), own('example')]} label={label}>
      {overlaps.map(({ first, second, pincodes, ties, example }) => (
        <tr key={first.id + second.id}>
          <th scope="row">
            {first.name} · {second.name}
          </th>
          <td data-end>{count(pincodes)}</td>
          <td>
            {ties > 0 ? (
              <ToneChip tone="warning">{own('byPriority', { smart_count: ties })}</ToneChip>
            ) : (
              <ToneChip tone="success">{own('bySpecificity')}</ToneChip>
            )}
          </td>
          <td>
            <bdi dir="ltr">{example}</bdi>
          </td>
        </tr>
      ))}
    </SmallTable>
  )
}
