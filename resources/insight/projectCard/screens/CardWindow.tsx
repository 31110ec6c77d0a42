import { EditBase, useEditContext } from 'ra-core'
import { Suspense } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import type { AnyRecord } from '../../../../src/core/index.ts'
import { PartWaiting } from '../../../../src/shell/states/PartState.tsx'
import type { FormShape } from '../../../../src/views/form/FormShape.ts'
import { RecordForm } from '../../../../src/views/form/RecordForm.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { useBoardFacts } from '../../project/screens/board/BoardContext.ts'
import { CardLayout } from './CardLayout.tsx'
import css from './card.module.css'

interface CardWindowProps {
  id: string
  onClose: () => void
}

/** A card in front of its board: all of it, changed field by field. */
export default function CardWindow({ id, onClose }: CardWindowProps) {
  const { areas } = useBoardFacts()
  const { text } = useAreaWords(areas.card.path)
  const waiting = <PartWaiting className={css.waiting} />
  return (
    <Dialog title={text('window')} size="large" onClose={onClose}>
      <div className={`${dialog.body} ${css.body}`} data-first tabIndex={-1}>
        <Suspense fallback={waiting}>
          <EditBase
            resource={areas.card.path}
            id={id}
            mutationMode="pessimistic"
            redirect={false}
            disableAuthentication
            queryOptions={queryOptions}
            loading={waiting}
            offline={<Gone />}
            error={<Gone />}
          >
            <Loaded />
          </EditBase>
        </Suspense>
      </div>
      <DialogButtons onCancel={onClose} cancel={text('close')} />
    </Dialog>
  )
}

/** What went wrong is shown in place; react-admin would lead away to the list. */
const queryOptions = { onError: () => undefined }

const shape: FormShape = { Header: () => null, Layout: CardLayout, isSplit: false, savesItself: true }

function Loaded() {
  const { areas } = useBoardFacts()
  const { record } = useEditContext<AnyRecord>()
  return record ? (
    <RecordForm key={record.id} resource={areas.card} record={record} shape={shape} />
  ) : (
    <PartWaiting className={css.waiting} />
  )
}

function Gone() {
  const { areas } = useBoardFacts()
  const { text } = useAreaWords(areas.card.path)
  const { error } = useEditContext()
  const { status } = (error ?? {}) as { status?: number }
  return <p role="alert">{status === 404 || !error ? text('gone') : (error as Error).message}</p>
}
