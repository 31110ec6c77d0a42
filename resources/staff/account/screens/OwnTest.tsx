import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import styles from './account.module.css'
import { type OwnChannel, useAccountChange } from './useAccount.ts'
import { refusalOf } from './useSubmit.ts'

/** What came of it, as `POST auth/notifications/test` answers it. */
interface Tried {
  readonly status: string
  readonly to: string | null
  readonly error: string | null
}

/** Sends oneself a message by each way, and says what came of it: whoever hears of nothing sees where it ends. */
export function OwnTest({ channels }: { channels: readonly OwnChannel[] }) {
  const translate = useTranslate()
  const change = useAccountChange()
  const [busy, setBusy] = useState<OwnChannel>()
  const [said, setSaid] = useState<{ readonly text: string; readonly isWrong: boolean }>()
  const send = async (channel: OwnChannel) => {
    setBusy(channel)
    setSaid(undefined)
    try {
      const { error, to } = await change<Tried>('POST', 'notifications/test', { channel })
      const text = error
        ? translate('account.events.test.failed', { error })
        : translate(`account.events.test.done.${channel}`, { to })
      setSaid({ text, isWrong: Boolean(error) })
    } catch (error) {
      const { fields, whole } = refusalOf(error)
      setSaid({ text: fields.channel ?? whole ?? '', isWrong: true })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <section className={styles.form} aria-labelledby="own-test">
      <div>
        <h3 id="own-test">{translate('account.events.test.title')}</h3>
        <p className={styles.lead}>{translate('account.events.test.hint')}</p>
      </div>
      <div className={styles.choices}>
        {channels.map((channel) => (
          <Button
            key={channel}
            small
            busy={busy === channel}
            disabled={busy !== undefined}
            onClick={() => void send(channel)}
          >
            {translate(`account.events.${channel}`)}
          </Button>
        ))}
      </div>
      <p className={said?.isWrong ? styles.alert : undefined} role="status">
        {said?.text}
      </p>
    </section>
  )
}
