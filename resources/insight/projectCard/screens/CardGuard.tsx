import { useBlocker, useCanBlock } from 'ra-core'
import { useEffect, useId, useState } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { shownSession } from '../../../../src/providers/session.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useTabGuard } from '../../../../src/shell/page/useTabGuard.ts'
import { useFormFacts, useFormStand } from '../../../../src/views/form/FormContexts.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { projectCard } from '../projectCard.ts'

interface CardGuardProps {
  /** What was written and not sent. */
  comment: string
  onDiscard: () => void
}

/**
 * Whatever leads away from a card first saves what was typed, and stays where that is refused; a comment that was not sent is asked for.
 * The tab is not closed over either without a question.
 */
export function CardGuard(props: CardGuardProps) {
  return useCanBlock() ? <Guard {...props} /> : null
}

const cardIn = (search: string) => new URLSearchParams(search).get('card')

function Guard({ comment, onDiscard }: CardGuardProps) {
  const { resource } = useFormFacts()
  const { isDirty, isBusy, isSaving: isUnderWay, saveFirst } = useFormStand()
  const { text } = useAreaWords<typeof projectCard>(resource.path)
  const id = useId()
  const isWritten = comment.trim() !== ''
  const isUnsaved = isDirty || isBusy || isWritten
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      shownSession() !== null &&
      (currentLocation.pathname !== nextLocation.pathname ||
        cardIn(currentLocation.search) !== cardIn(nextLocation.search)),
  )
  const isAsking = blocker.state === 'blocked'
  const [isSaving, setSaving] = useState(false)
  useEffect(() => {
    if (!isAsking || isSaving) return
    if (!isUnsaved) return blocker.proceed?.()
    if (!isDirty || isBusy || isUnderWay) return
    setSaving(true)
    void saveFirst().then((saved) => {
      setSaving(false)
      if (!saved) blocker.reset?.()
    })
  }, [isAsking, isSaving, isUnsaved, isDirty, isBusy, isUnderWay, saveFirst, blocker])
  useTabGuard(isUnsaved)
  if (!isAsking || isSaving || isDirty || isBusy || !isWritten) return null
  return (
    <Dialog title={text('leaveTitle')} describedBy={id} onClose={() => blocker.reset?.()}>
      <p id={id} className={dialog.body}>
        {text('leaveText')}
      </p>
      <DialogButtons
        more={
          <Button
            danger
            onClick={() => {
              onDiscard()
              blocker.proceed?.()
            }}
          >
            {text('leave')}
          </Button>
        }
        data-first
        onClick={() => blocker.reset?.()}
      >
        {text('stay')}
      </DialogButtons>
    </Dialog>
  )
}
