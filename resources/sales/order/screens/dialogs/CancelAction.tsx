import { lazy, Suspense } from 'react'
import type { RecordOf } from '../../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import type { order } from '../../order.ts'

const One = lazy(() => import('./CancelDialog.tsx'))
const Many = lazy(() => import('./BulkCancelDialog.tsx'))

/** Calls off one order, line by line, or several whole ones. */
export default function CancelAction(props: OwnActionProps<RecordOf<typeof order>>) {
  const Dialog = props.records.length === 1 ? One : Many
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  )
}
