import { LinkBase } from 'ra-core'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import type { orderReturn } from '../../orderReturn/orderReturn.ts'
import { openReturnStates } from '../../orderReturn/rules/names.ts'
import { useChildren } from './items/useChildren.ts'
import type { Order } from './orderFacts.ts'
import { useOwn } from './useOwn.ts'

/** That goods of the order are coming back, with the way to the returns that say which: another one is hardly meant. */
export function ReturnsUnderWay({ order }: { order: Order }) {
  const { value } = useOwn()
  const pathOf = useRecordPath()
  const { area, records } = useChildren<RecordOf<typeof orderReturn>>('orderReturn', order.id)
  return (
    <span>
      {value('returnStatus', order.returnStatus)}
      {records.flatMap(({ id, number, status }) => {
        const to = area && isUnderWay(status) ? pathOf(area, id) : undefined
        return to
          ? [
              ' ',
              <LinkBase key={id} to={to}>
                <bdi dir="ltr">{number}</bdi>
              </LinkBase>,
            ]
          : []
      })}
    </span>
  )
}

const isUnderWay = (status: string): boolean => (openReturnStates as readonly string[]).includes(status)
