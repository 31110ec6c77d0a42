import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import { AccountPart } from './AccountPart.tsx'
import styles from './account.module.css'
import { OwnTest } from './OwnTest.tsx'
import { type OwnChannel, type OwnEvent, type OwnEvents, useAccount, useAccountChange } from './useAccount.ts'

const channels: readonly OwnChannel[] = ['inApp', 'email', 'push']

/** The events that one hears of, and by which ways; each tick is kept at once. */
export function OwnEventChoices() {
  const translate = useTranslate()
  const query = useAccount<OwnEvents>('notifications')
  // A server that knows nothing of it has nothing to choose from.
  if ((query.error as { status?: number } | null)?.status === 404) return null
  return (
    <section aria-labelledby="own-events">
      <h2 id="own-events">{translate('account.events.title')}</h2>
      <p className={styles.lead}>{translate('account.events.hint')}</p>
      <AccountPart query={query}>
        {({ push, events }) =>
          events.length === 0 ? (
            <p>{translate('account.events.none')}</p>
          ) : (
            <>
              <EventTable events={events} />
              {!push && <p className={styles.lead}>{translate('account.events.noPush')}</p>}
              <OwnTest channels={channels} />
            </>
          )
        }
      </AccountPart>
    </section>
  )
}

function EventTable({ events }: { events: readonly OwnEvent[] }) {
  const translate = useTranslate()
  return (
    <table className={styles.events} aria-labelledby="own-events">
      <thead>
        <tr>
          <th scope="col">{translate('account.events.event')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {translate(`account.events.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.key}>
            <th scope="row">{event.name}</th>
            {channels.map((channel) => (
              <td key={channel}>
                <Choice event={event} channel={channel} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Choice({ event, channel }: { event: OwnEvent; channel: OwnChannel }) {
  const translate = useTranslate()
  const sayFailure = useSayFailure()
  const client = useQueryClient()
  const change = useAccountChange()
  // What was pressed stands until the server has answered.
  const [pressed, setPressed] = useState<boolean>()
  const choose = async (on: boolean) => {
    setPressed(on)
    try {
      const kept = await change<OwnEvent>('PUT', `notifications/${event.key}`, { [channel]: on })
      client.setQueryData<OwnEvents>(
        ['account', 'notifications'],
        (before) =>
          before && { ...before, events: before.events.map((one) => (one.key === kept.key ? kept : one)) },
      )
    } catch (error) {
      sayFailure(error)
    } finally {
      setPressed(undefined)
    }
  }
  return (
    <input
      type="checkbox"
      aria-label={translate('account.events.one', {
        event: event.name,
        channel: translate(`account.events.${channel}`),
      })}
      checked={pressed ?? event.channels[channel]}
      aria-busy={pressed !== undefined}
      onChange={({ target }) => void choose(target.checked)}
    />
  )
}
