import { useBlocker, useTranslate } from 'ra-core'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Dialog, dialog } from '../../controls/parts/Dialog.tsx'
import { DialogButtons } from '../../controls/parts/DialogButtons.tsx'
import { shownSession } from '../../providers/session.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { useTabGuard } from '../../shell/page/useTabGuard.ts'
import css from './form.module.css'

interface LeaveQuestionProps {
  isUnsaved: boolean
  /** The page itself leads away: nothing is lost. */
  isLeaving: RefObject<boolean>
  /** What would be lost, and of what. */
  text: ReactNode
  names: readonly string[]
  /** Whether another address of the same page is a way out, too; a tab or a filter usually is none. */
  isWayOut?: (from: string, to: string) => boolean
  onDiscard: () => void
}

/** Asks before unsaved changes are left behind: by a link, by Back, by closing the tab. Stands where `useCanBlock`. */
export function LeaveQuestion({
  isUnsaved,
  isLeaving,
  text,
  names,
  isWayOut,
  onDiscard,
}: LeaveQuestionProps) {
  const translate = useTranslate()
  const id = useId()
  // Without a session the page has to go; what was typed is kept as a draft.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved &&
      !isLeaving.current &&
      shownSession() !== null &&
      (from.pathname !== to.pathname || isWayOut?.(from.search, to.search) === true),
  )

  useTabGuard(isUnsaved, isLeaving)

  const isAsking = blocker.state === 'blocked'
  // Whoever leaves without saving is on the way already when nothing is unsaved any more.
  const isAnswered = useRef(false)
  // It was saved while the question stood: there is nothing left to ask.
  useEffect(() => {
    if (!isAsking) isAnswered.current = false
    else if (!isUnsaved && !isAnswered.current) blocker.proceed?.()
  }, [isAsking, isUnsaved, blocker])

  if (!isAsking) return null
  return (
    <Dialog title={translate('form.leave.title')} describedBy={id} onClose={() => blocker.reset?.()}>
      <div id={id} className={dialog.body}>
        {text}
        <ul className={css.changes}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <DialogButtons
        more={
          <Button
            danger
            onClick={() => {
              isAnswered.current = true
              onDiscard()
              blocker.proceed?.()
            }}
          >
            {translate('form.leave.discard')}
          </Button>
        }
        data-first
        onClick={() => blocker.reset?.()}
      >
        {translate('form.leave.stay')}
      </DialogButtons>
    </Dialog>
  )
}
