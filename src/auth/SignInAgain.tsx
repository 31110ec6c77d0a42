import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { currentLocale } from '../providers/locale.ts'
import { keptSession, leaveKeptPage } from '../providers/session.ts'
import { AuthContext } from './AuthContext.ts'
import auth from './auth.module.css'
import { authTexts } from './authTexts.ts'
import css from './SignInAgain.module.css'
import { SignInForm } from './SignInForm.tsx'
import { useOwnSurroundings } from './useOwnSurroundings.ts'

/**
 * Asks the person whose session the server ended to sign in again, over the page that is kept for them. By the browser's own modal
 * dialog, which lies above all others and lets nobody reach what is behind it; it has no way out but to sign in or to leave the page.
 */
export default function SignInAgain() {
  return useTextsAreThere() ? <SignInDialog /> : null
}

/** Not by suspending: what asks is not part of the page that waits. Where the texts do not come, the sign-in page says so. */
function useTextsAreThere(): boolean {
  const [isThere, setThere] = useState(() => authTexts.now(currentLocale()) !== undefined)
  useEffect(() => {
    authTexts(currentLocale()).then(() => setThere(true), leaveKeptPage)
  }, [])
  return isThere
}

function SignInDialog() {
  const surroundings = useOwnSurroundings()
  const { t } = surroundings
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  const person = keptSession()
  useLayoutEffect(() => {
    const own = element.current
    own?.showModal()
    return () => own?.close()
  }, [])
  useEffect(() => {
    const own = element.current
    const stay = (event: Event) => event.preventDefault()
    // A browser closes a dialog at the second Escape, whatever was said to the first.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault()
      // The keys of the page behind it.
      event.stopPropagation()
    }
    own?.addEventListener('cancel', stay)
    own?.addEventListener('keydown', onKeyDown)
    return () => {
      own?.removeEventListener('cancel', stay)
      own?.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  if (!person) return null
  return (
    <AuthContext value={surroundings}>
      <dialog ref={element} className={css.dialog} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className={css.title}>
          {t('auth.again.title')}
        </h2>
        <p className={auth.lead}>{t('auth.again.lead', { name: person.userName || person.user.username })}</p>
        <SignInForm person={person.user.username} />
        <p className={css.foot}>
          <button type="button" className={auth.textButton} onClick={leaveKeptPage}>
            {t('auth.again.leave')}
          </button>
        </p>
      </dialog>
    </AuthContext>
  )
}
