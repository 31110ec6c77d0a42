import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useNotify, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import styles from './account.module.css'
import { type Profile, useAccountChange } from './useAccount.ts'

/** The e-mail address that waits for the two addresses to agree: which has, until when, and the way back. */
export function PendingEmail({ pending }: { pending: NonNullable<Profile['pendingEmail']> }) {
  const translate = useTranslate()
  const locale = useLocale()
  const sayFailure = useSayFailure()
  const change = useAccountChange()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { email, until, confirmed } = pending
  const giveUp = async () => {
    setBusy(true)
    try {
      client.setQueryData(['account', 'profile'], await change<Profile>('DELETE', 'profile/email'))
    } catch (error) {
      sayFailure(error)
      setBusy(false)
    }
  }
  const waiting = confirmed.present ? 'next' : confirmed.next ? 'present' : 'both'
  return (
    <div className={styles.pending} role="status">
      <p>{translate('account.email.pending', { email })}</p>
      <p>
        {translate(`account.email.waiting.${waiting}`)}{' '}
        {translate('account.email.until', { until: formatTime(until, locale) })}
      </p>
      <Button small busy={isBusy} onClick={giveUp}>
        {translate('account.email.giveUp')}
      </Button>
    </div>
  )
}

const prefix = '#email='

/** Follows the link of a change of address that led here; its token stands behind the #, which no server ever sees. */
export function useEmailLink(onChange: (profile: Profile) => Promise<void>): void {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const notify = useNotify()
  const sayFailure = useSayFailure()
  const change = useAccountChange()
  const followed = useRef<string>(undefined)
  useEffect(() => {
    if (!hash.startsWith(prefix) || followed.current === hash) return
    followed.current = hash
    const token = hash.slice(prefix.length)
    // A link works once, so it goes from the address before anybody loads the page again.
    navigate(pathname, { replace: true })
    change<Profile>('POST', 'profile/email', { token }).then(
      async (profile) => {
        notify(profile.pendingEmail ? 'account.email.half' : 'account.email.done', { type: 'success' })
        await onChange(profile)
      },
      (error: Error & { status?: number }) =>
        error.status === 404 ? notify('account.email.gone', { type: 'error' }) : sayFailure(error),
    )
  }, [hash, pathname, navigate, notify, sayFailure, change, onChange])
}
