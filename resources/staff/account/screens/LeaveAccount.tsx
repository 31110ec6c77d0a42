import { useCanBlock, useTranslate } from 'ra-core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { LeaveQuestion } from '../../../../src/views/form/LeaveQuestion.tsx'

interface LeaveAccountProps {
  form: RefObject<HTMLFormElement | null>
}

/** Asks before what was typed about oneself is left behind. */
export const LeaveAccount = (props: LeaveAccountProps) => (useCanBlock() ? <Guard {...props} /> : null)

function Guard({ form }: LeaveAccountProps) {
  const translate = useTranslate()
  const isLeaving = useRef(false)
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    const element = form.current
    const look = () => setNames(element ? changedIn(element) : [])
    element?.addEventListener('input', look)
    return () => element?.removeEventListener('input', look)
  }, [form])
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
const changedIn = ({ elements }: HTMLFormElement): string[] =>
  [...elements].flatMap((input) =>
    input instanceof HTMLInputElement &&
    input.name !== 'password' &&
    input.value.trim() !== input.defaultValue
      ? (input.labels?.[0]?.textContent ?? [])
      : [],
  )
