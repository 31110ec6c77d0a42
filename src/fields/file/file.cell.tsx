import { useLocale } from 'ra-core'
import { Line, Quiet } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'
import type { StoredFile } from './file.ts'
import { formatBytes } from './formatBytes.ts'

/** Name and size of a document. It is opened from its record, for only signed-in staff may fetch it. */
export default function FileCell({ value }: CellProps<StoredFile>) {
  const locale = useLocale()
  return (
    <Line title={value.name}>
      <bdi>{value.name}</bdi> <Quiet>{formatBytes(value.bytes, locale)}</Quiet>
    </Line>
  )
}
