import { useLocale } from 'ra-core'
import { Line, Quiet } from '../cellParts.tsx'
import { formatNumber } from '../decimal/formatNumber.ts'
import type { CellProps } from '../view.ts'
import type { StoredFile } from './file.ts'

/** Name and size of a document. It is opened from its record, for only signed-in staff may fetch it. */
export default function FileCell({ value }: CellProps<StoredFile>) {
  const locale = useLocale()
  return (
    <Line title={value.name}>
      <bdi>{value.name}</bdi> <Quiet>{formatBytes(value.bytes, locale)}</Quiet>
    </Line>
  )
}

function formatBytes(bytes: number, locale: string) {
  const [unit, size] =
    bytes >= 1e6
      ? (['megabyte', 1e6] as const)
      : bytes >= 1e3
        ? (['kilobyte', 1e3] as const)
        : (['byte', 1] as const)
  return formatNumber(bytes / size, locale, { style: 'unit', unit, maximumFractionDigits: 1 })
}
