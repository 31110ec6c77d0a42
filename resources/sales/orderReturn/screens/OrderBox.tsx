import { LookupBox } from '../../../../src/controls/lookup/LookupBox.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { fieldOf } from '../../../../src/views/fieldOf.ts'
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
  return (
    <Frame {...part} required>
      <LookupBox
        {...part}
        name="order"
        value={order}
        onChange={onOrder}
        resource={resource}
        options={{ to: 'order', required: true }}
        field={fieldOf<typeof orderReturn>(resource, 'order')}
      />
    </Frame>
  )
}
