import { CellLink } from '../cellParts.tsx'

/** A web address without what says nothing; opens in a new tab. */
export const UrlLink = ({ value }: { value: string }) => (
  <CellLink href={value}>
    <bdi dir="ltr">{value.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}</bdi>
  </CellLink>
)
