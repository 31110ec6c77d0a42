import { useTranslate } from 'ra-core'
import { areaHeads } from '#areas'
import { ownOf } from '../../../../src/core/index.ts'
import type { CellProps } from '../../../../src/fields/view.ts'

/** For what a movement was done: an order, a transfer …, by the name of its area. */
export default function CauseShow({ value }: CellProps<string | null>) {
  const translate = useTranslate()
  const area = ownOf(areaHeads, value)
  return <>{area ? translate(`resources.${area.path}.name`, { smart_count: 1 }) : value}</>
}
