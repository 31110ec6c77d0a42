import { useQueryClient } from '@tanstack/react-query'
import { useLogout, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { RelativeTime } from '../../../../src/views/history/RelativeTime.tsx'
import { AccountPart } from './AccountPart.tsx'
import styles from './account.module.css'
import { browserName } from './browserName.ts'
import { type OwnSession, useAccount, useAccountChange } from './useAccount.ts'

/** Where one is signed in, and how to end it: in one place, or everywhere. */
export function Sessions() {
  const translate = useTranslate()
  const query = useAccount<readonly OwnSession[]>('sessions')
  const [isAsking, setAsking] = useState(false)
  return (
    <AccountPart query={query}>
      {(sessions) => (
        <>
          <ul className={styles.sessions}>
            {sessions.map((session) => (
              <SessionLine key={session.id} session={session} />
            ))}
          </ul>
          <div>
            <Button danger onClick={() => setAsking(true)}>
              {translate('account.sessions.endAll')}
            </Button>
          </div>
          {isAsking && <EndAllDialog count={sessions.length} onClose={() => setAsking(false)} />}
        </>
      )}
    </AccountPart>
  )
}

function SessionLine({ session }: { session: OwnSession }) {
  const translate = useTranslate()
  const notify = useNotify()
  const sayFailure = useSayFailure()
  const change = useAccountChange()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const browser = browserName(session.browser) ?? translate('account.sessions.unknown')
  const end = async () => {
    setBusy(true)
    try {
      await change('DELETE', `sessions/${session.id}`)
      notify('account.sessions.ended', { type: 'success' })
    } catch (error) {
      sayFailure(error)
    } finally {
      await client.invalidateQueries({ queryKey: ['account', 'sessions'] })
      setBusy(false)
    }
  }
  return (
    <li className={styles.line}>
      <div>
        <h3>
          {browser}
          {session.current && <span className={styles.mark}>{translate('account.sessions.here')}</span>}
        </h3>
        <p>
          {translate('account.sessions.used')} <RelativeTime at={session.usedAt} /> ·{' '}
          {translate('account.sessions.since')} <RelativeTime at={session.createdAt} />
        </p>
      </div>
      {!session.current && (
        <Button
          small
          busy={isBusy}
          aria-label={translate('account.sessions.endOne', { browser })}
          onClick={end}
        >
          {translate('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}

/** Asks before the person's other work elsewhere is cut off; this tab leaves for the sign-in page as well. */
function EndAllDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const translate = useTranslate()
  const change = useAccountChange()
  const logout = useLogout()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const end = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await change('DELETE', 'sessions')
      await logout(null, undefined, false)
    } catch (error) {
      setBusy(false)
      setFailure((error as Error).message)
    }
  }
  return (
    <QuestionDialog
      title={translate('account.sessions.endAllTitle')}
      onClose={onClose}
      danger
      busy={isBusy}
      onClick={end}
      submit={translate('account.sessions.endAll')}
    >
      {translate('account.sessions.endAllText', { smart_count: count })}
      {failure !== undefined && (
        <p role="alert" className={styles.alert}>
          {failure}
        </p>
      )}
    </QuestionDialog>
  )
}
