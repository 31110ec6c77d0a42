import { useLocale } from 'ra-core'
import { Figures } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'
import { formatDay } from './formatDay.ts'

/** A calendar day. */
export default function DateCell({ value }: CellProps<string>) {
  return (
    <Figures>
      <time dateTime={value}>{formatDay(value, useLocale())}</time>
    </Figures>
  )
}
