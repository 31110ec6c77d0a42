import { useGetOne } from 'ra-core'
import type { ComponentType } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { orderReturn } from '../orderReturn.ts'
import type { Return } from './returnFacts.ts'

export interface ReturnFormProps {
  readonly resource: Resource
  readonly record: Return
  readonly close: () => void
}

/** Makes the dialog of an action on one return. It fetches the return first: the row of a list has not all of it. */
export const withReturn = (name: string, Form: ComponentType<ReturnFormProps>) =>
  function ReturnDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof orderReturn>>) {
    const { action } = useAreaWords<typeof orderReturn>(resource.path)
    const { data } = useGetOne<Return>(resource.path, { id: records[0]?.id ?? '' })
    if (data) return <Form resource={resource} record={data} close={close} />
    return (
      <Dialog title={action(name)} size="medium" onClose={close}>
        <div className={dialog.body}>
          <Skeleton height={200} />
        </div>
      </Dialog>
    )
  }
