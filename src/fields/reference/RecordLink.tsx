import { CellLink, Line } from '../cellParts.tsx'
import { useRecordNames } from './recordNames.tsx'

/** The name of a record of another area, as a link where the viewer may open it. */
export function RecordLink({ target, id }: { target: string; id: string }) {
  const { title, to } = useRecordNames()(target, id)
  return <Line>{to === undefined ? title : <CellLink to={to}>{title}</CellLink>}</Line>
}
