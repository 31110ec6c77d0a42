import { useDataProvider, useLocale } from 'ra-core'
import { useEffect, useMemo, useState } from 'react'
import { dayAfter, dayIn } from '../../../../src/fields/date/day.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { momentOf } from '../../../../src/fields/dateTime/zonedTime.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { InboxLine } from './InboxLine.tsx'
import css from './inbox.module.css'
import type { InboxMessage } from './useInbox.ts'

interface InboxPanelProps {
  /** Of the area whose texts these are. */
  path: string
  close: () => void
  setUnread: (unread: number) => void
}

/** The latest messages, day by day; each leads to what it is about. */
export function InboxPanel({ path, close, setUnread }: InboxPanelProps) {
  const provider = useDataProvider<ShopDataProvider>()
  const sayFailure = useSayFailure()
  const locale = useLocale() ?? 'en'
  const { text: own } = useAreaWords(path)
  const [messages, setMessages] = useState<readonly InboxMessage[]>()
  const [isBroken, setBroken] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched anew with every opening.
  useEffect(() => {
    const asking = new AbortController()
    provider
      .request('auth/inbox', { signal: asking.signal })
      .then(({ data }) => {
        setMessages(data.messages)
        setUnread(data.unread)
      })
      .catch(() => asking.signal.aborted || setBroken(true))
    return () => asking.abort()
  }, [])
  const change = async (
    request: string,
    data: object,
    next: (all: readonly InboxMessage[]) => InboxMessage[],
  ) => {
    try {
      const answer = await provider.request(request, { method: 'POST', data })
      setMessages((now) => now && next(now))
      setUnread(answer.data.unread)
    } catch (error) {
      sayFailure(error)
    }
  }
  const read = (ids?: readonly string[]) =>
    change('auth/inbox/read', ids ? { ids } : {}, (all) =>
      all.map((one) =>
        !ids || ids.includes(one.id) ? { ...one, readAt: one.readAt ?? new Date().toISOString() } : one,
      ),
    )
  const snooze = (id: string) =>
    change(`auth/inbox/${id}/snooze`, { until: tomorrowMorning() }, (all) =>
      all.filter((one) => one.id !== id),
    )
  const days = useMemo(() => byDay(messages ?? [], locale), [messages, locale])
  return (
    <div className={css.inbox}>
      <div className={css.head}>
        <h2>{own('bell')}</h2>
        {messages?.some(({ readAt }) => !readAt) && (
          <Button look="text" small onClick={() => void read()}>
            {own('readAll')}
          </Button>
        )}
      </div>
      <div className={css.scroll} aria-live="polite" aria-busy={!messages && !isBroken}>
        {isBroken && <p className={css.none}>{own('failedToLoad')}</p>}
        {messages?.length === 0 && <p className={css.none}>{own('none')}</p>}
        {days.map(([day, all]) => (
          <section key={day}>
            <h3 className={css.day}>{day}</h3>
            <ul className={css.list}>
              {all.map((message) => (
                <InboxLine
                  key={message.id}
                  message={message}
                  own={own}
                  close={close}
                  onRead={() => void read([message.id])}
                  onSnooze={() => void snooze(message.id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

/** Nine in the morning of the shop's next day. */
const tomorrowMorning = (): string => momentOf({ day: dayAfter(dayIn(new Date()), 1), time: '09:00' })

function byDay(messages: readonly InboxMessage[], locale: string): [day: string, messages: InboxMessage[]][] {
  const days = new Map<string, InboxMessage[]>()
  for (const message of messages) {
    const day = formatTime(message.createdAt, locale, { weekday: 'long', day: 'numeric', month: 'long' })
    days.set(day, [...(days.get(day) ?? []), message])
  }
  return [...days]
}
