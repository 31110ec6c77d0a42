import { useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { RecordFacts } from '../../../../../../src/views/show/RecordFacts.tsx'
import { useTexts } from '../../words.ts'

const record = {
  id: 'LS-204',
  version: 3,
  createdAt: '2026-09-01T09:30:00Z',
  updatedAt: '2026-11-20T16:05:00Z',
}

export default function Facts() {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('showcase.words.open')}</Button>
      {isOpen && (
        <Dialog title="Linen shirt" side="end" onClose={() => setOpen(false)}>
          <div className={dialog.body}>
            <RecordFacts record={record} />
          </div>
          <DialogButtons onCancel={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}
