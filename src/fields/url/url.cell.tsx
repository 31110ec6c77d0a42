import { CellLink, Line } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'

/** A web address without what says nothing; opens in a new tab. */
export default function UrlCell({ value }: Pick<CellProps<string>, 'value'>) {
  return (
    <Line title={value}>
      <CellLink href={value}>
        <bdi dir="ltr">{value.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}</bdi>
      </CellLink>
    </Line>
  )
}
