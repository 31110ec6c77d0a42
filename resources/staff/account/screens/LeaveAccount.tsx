import { useCanBlock, useTranslate } from 'ra-core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { LeaveQuestion } from '../../../../src/views/form/LeaveQuestion.tsx'

interface LeaveAccountProps {
  /** The forms, or what holds them: a page has one such question, however many forms. */
  forms: RefObject<HTMLElement | null>
  /** Another one where something else is stored now: what was typed is looked at again. */
  stored?: string
}

/** Asks before what was typed about oneself is left behind. */
export const LeaveAccount = (props: LeaveAccountProps) => (useCanBlock() ? <Guard {...props} /> : null)

function Guard({ forms, stored }: LeaveAccountProps) {
  const translate = useTranslate()
  const isLeaving = useRef(false)
  const [names, setNames] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored now stands in the forms, and is no longer lost
  useEffect(() => {
    const element = forms.current
    const look = () => setNames(element ? changedIn(element) : [])
    look()
    element?.addEventListener('input', look)
    return () => element?.removeEventListener('input', look)
  }, [forms, stored])
  return (
    <LeaveQuestion
      isUnsaved={names.length > 0}
      isLeaving={isLeaving}
      text={translate('account.leave')}
      names={names}
      onDiscard={() => setNames([])}
    />
  )
}

/** What the inputs are called that no longer say what they said at first. A password alone is not worth a question. */
const changedIn = (element: HTMLElement): string[] =>
  [...element.querySelectorAll('input')].flatMap((input) =>
    input.name !== 'password' && input.value.trim() !== input.defaultValue
      ? (input.labels?.[0]?.textContent ?? [])
      : [],
  )
