import { useCanBlock, useTranslate } from 'ra-core'
import type { RefObject } from 'react'
import { useFormFacts, useFormStand } from './FormContexts.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { useTexts } from './useTexts.ts'
import { useToldChanges } from './useToldChanges.ts'

interface LeaveGuardProps {
  /** The form itself leads away: nothing is lost. */
  isLeaving: RefObject<boolean>
  onDiscard: () => void
}

/** Asks before the unsaved changes of a form are left behind. */
export function LeaveGuard(props: LeaveGuardProps) {
  return useCanBlock() ? <Guard {...props} /> : null
}

function Guard({ isLeaving, onDiscard }: LeaveGuardProps) {
  const { resource } = useFormFacts()
  const { isDirty, isBusy } = useFormStand()
  const translate = useTranslate()
  const texts = useTexts(resource)
  const names = useToldChanges()
  return (
    <LeaveQuestion
      isUnsaved={isDirty || isBusy}
      isLeaving={isLeaving}
      text={isBusy ? translate('form.leave.busy') : translate('form.leave.text', { name: texts.noun() })}
      names={names}
      onDiscard={onDiscard}
    />
  )
}
