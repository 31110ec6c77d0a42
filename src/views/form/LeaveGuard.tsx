import { useBlocker, useCanBlock, useTranslate } from 'ra-core'
import { type RefObject, useEffect, useId } from 'react'
import { Dialog, dialog } from '../../controls/parts/Dialog.tsx'
import { shownSession } from '../../providers/session.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { useFormFacts, useFormStand } from './FormContexts.ts'
import css from './form.module.css'
import { useChangeNames } from './useChangeNames.ts'
import { useTexts } from './useTexts.ts'

interface LeaveGuardProps {
  /** The form itself leads away: nothing is lost. */
  isLeaving: RefObject<boolean>
  onDiscard: () => void
}

/** Asks before unsaved changes are left behind: by a link, by Back, by closing the tab. */
export function LeaveGuard(props: LeaveGuardProps) {
  return useCanBlock() ? <Guard {...props} /> : null
}

function Guard({ isLeaving, onDiscard }: LeaveGuardProps) {
  const { resource } = useFormFacts()
  const { isDirty, isBusy, changed } = useFormStand()
  const translate = useTranslate()
  const texts = useTexts(resource)
  const names = useChangeNames(changed)
  const id = useId()
  const isUnsaved = isDirty || isBusy
  // Without a session the page has to go; what was typed is kept as a draft. A tab or a filter of the same page is not a way out.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      !isLeaving.current &&
      shownSession() !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (shownSession() !== null && !isLeaving.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved, isLeaving])

  const isAsking = blocker.state === 'blocked'
  // The form was saved while the question stood: there is nothing left to ask.
  useEffect(() => {
    if (isAsking && !isUnsaved) blocker.proceed?.()
  }, [isAsking, isUnsaved, blocker])

  if (!isAsking) return null
  return (
    <Dialog title={translate('form.leave.title')} describedBy={id} onClose={() => blocker.reset?.()}>
      <div id={id} className={dialog.body}>
        {isBusy ? translate('form.leave.busy') : translate('form.leave.text', { name: texts.noun() })}
        <ul className={css.changes}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <div className={dialog.actions}>
        <Button
          danger
          onClick={() => {
            onDiscard()
            blocker.proceed?.()
          }}
        >
          {translate('form.leave.discard')}
        </Button>
        <Button look="primary" data-first onClick={() => blocker.reset?.()}>
          {translate('form.leave.stay')}
        </Button>
      </div>
    </Dialog>
  )
}
