import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import type { cart as area } from '../cart.ts'
import css from './cart.module.css'
import { useCartTexts } from './useCartTexts.ts'

/** What `previewRecovery` answers (resources/sales/cart/server/recoverCart.ts). */
interface Preview {
  problem: string | null
  recent: number
  messages: {
    channel: string
    locale: string
    subject: string | null
    body: string
    html: boolean
    agreed: boolean
  }[]
}

/** Shows what would be sent to the owner of a cart and sends it; for several carts it says afterwards whom it could not write to. */
export default function SendRecovery(props: OwnActionProps<RecordOf<typeof area>>) {
  return props.records.length === 1 ? <One {...props} /> : <Several {...props} />
}

function One({ resource, records: [cart], close }: OwnActionProps<RecordOf<typeof area>>) {
  const { own, action, problem, value } = useCartTexts()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const id = cart?.id ?? ''
  const { data, error } = useQuery({
    queryKey: [resource.path, 'previewRecovery', id],
    queryFn: () => ask<Preview>('previewRecovery', { id }),
    staleTime: 0,
  })
  const send = () =>
    void act(async () => {
      const { sent } = await ask<{ sent: number }>('sendRecovery', { id })
      close()
      return own(sent > 0 ? 'sent' : 'heldBack', { name: cart?.title })
    })
  return (
    <QuestionDialog
      title={action('sendRecovery', String(cart?.title ?? ''))}
      size="medium"
      onClose={close}
      isReading={!data && !error}
      busy={isBusy}
      disabled={!data || data.problem !== null}
      onClick={send}
      submit={own('send')}
    >
      {error && <p className={css.failure}>{error.message}</p>}
      {!data && !error && <Skeleton height={160} />}
      {data && (
        <div className={css.panel}>
          {data.problem ? (
            <p className={css.warning}>{problem(data.problem, data.recent)}</p>
          ) : (
            <p className={css.quiet}>{own('sendHint', { smart_count: data.recent })}</p>
          )}
          {data.messages.length === 0 && <p className={css.warning}>{own('noTemplate')}</p>}
          {data.messages.map(({ channel, subject, body, html, agreed }) => (
            <article key={channel} className={css.message}>
              <h3 className={css.title}>
                {value('recoveries.channel', channel)}{' '}
                <ToneChip tone={agreed ? 'success' : 'neutral'}>
                  {own(agreed ? 'agreed' : 'notAgreed')}
                </ToneChip>
              </h3>
              {subject && <p dir="auto">{subject}</p>}
              {html ? (
                <iframe
                  className={css.mail}
                  title={subject ?? action('sendRecovery')}
                  sandbox=""
                  srcDoc={body}
                />
              ) : (
                <p className={css.words} dir="auto">
                  {body}
                </p>
              )}
            </article>
          ))}
        </div>
      )}
    </QuestionDialog>
  )
}

/** What `sendRecoveries` answers. */
interface Sent {
  sent: number
  skipped: { id: string; title: string | null; problem: string }[]
}

function Several({ resource, records, close }: OwnActionProps<RecordOf<typeof area>>) {
  const { own, action, problem } = useCartTexts()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const [done, setDone] = useState<Sent>()
  const send = () =>
    void act(async () => {
      const answer = await ask<Sent>('sendRecoveries', { input: { carts: records.map(({ id }) => id) } })
      setDone(answer)
      return undefined
    })
  return (
    <QuestionDialog
      title={action('sendRecovery')}
      describedBy="send-several"
      onClose={close}
      busy={isBusy}
      onClick={send}
      submit={!done && own('send')}
    >
      <p id="send-several" className={css.quiet}>
        {done
          ? own('sentSeveral', { smart_count: done.sent })
          : own('sendSeveral', { smart_count: records.length })}
      </p>
      {done && done.skipped.length > 0 && (
        <ul className={css.list} aria-label={own('skipped')}>
          {done.skipped.map(({ id, title, problem: code }) => (
            <li key={id}>
              <span dir="auto">{title}</span>
              <span className={css.quiet}>{problem(code, 3)}</span>
            </li>
          ))}
        </ul>
      )}
    </QuestionDialog>
  )
}
