import { useBlocker, useCanBlock } from 'ra-core'
import { type RefObject, useEffect } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { shownSession } from '../../../../src/providers/session.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useTabGuard } from '../../../../src/shell/page/useTabGuard.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './mail.module.css'
import type { LetterDraft } from './useLetterDraft.ts'

interface LeaveDraftProps {
  letter: LetterDraft
  /** The letter is sent or discarded: nothing is lost. */
  isLeaving: RefObject<boolean>
  words: AreaWords
}

/** Stores a letter before its page is left, and asks only where that fails; closing the tab is asked about while something is not stored. */
export function LeaveDraft(props: LeaveDraftProps) {
  return useCanBlock() ? <Guard {...props} /> : null
}

function Guard({ letter, isLeaving, words: { text } }: LeaveDraftProps) {
  const { isUnsaved, failure, save } = letter
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      !isLeaving.current &&
      shownSession() !== null &&
      (currentLocation.pathname !== nextLocation.pathname ||
        nextLocation.search !== currentLocation.search) &&
      !(nextLocation.state as { staysOpen?: true } | null)?.staysOpen,
  )
  const isHeld = blocker.state === 'blocked'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt to leave
  useEffect(() => {
    if (!isHeld) return
    save().then(
      () => {
        isLeaving.current = true
        blocker.proceed?.()
      },
      () => undefined,
    )
  }, [isHeld])
  useTabGuard(isUnsaved, isLeaving)

  if (!isHeld || failure === undefined) return null
  return (
    <Dialog title={text('unsavedTitle')} describedBy="mail-unsaved" onClose={() => blocker.reset?.()}>
      <div id="mail-unsaved" className={dialog.body}>
        <p>{text('unsaved')}</p>
        <p className={css.wrong}>{failure}</p>
      </div>
      <DialogButtons
        more={
          <Button danger onClick={() => blocker.proceed?.()}>
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
