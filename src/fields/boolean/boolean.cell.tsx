import { useTranslate } from 'ra-core'
import { Tick } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'

/** A tick or a short stroke; said as yes or no. */
export default function BooleanCell({ value }: CellProps<boolean>) {
  const translate = useTranslate()
  return (
    <>
      <Tick on={value} />
      <span className="visually-hidden">{translate(value ? 'ra.boolean.true' : 'ra.boolean.false')}</span>
    </>
  )
}
