import { LookupField } from '../../../../src/controls/lookup/LookupField.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { orderReturn } from '../orderReturn.ts'

interface OrderBoxProps {
  /** The area of what is opened: a return or a request. */
  resource: Resource
  id: string
  order: string | null
  onOrder: (order: string | null) => void
}

/** The order that a return or a request for a cancellation is about, found by its number or its customer. */
export function OrderBox({ resource, id, order, onOrder }: OrderBoxProps) {
  const { field } = useAreaWords<typeof orderReturn>(resource.path)
  const part = { id, source: 'order', label: field('order') }
  return <LookupField {...part} required value={order} onChange={onOrder} to="order" />
}
