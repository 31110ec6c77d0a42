import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { useAccount, useAccountChange } from '../../../staff/account/screens/useAccount.ts'
import css from './calendar.module.css'

/** The address of one's calendar, as `GET auth/calendar-feed` answers it. */
interface Feed {
  readonly since: string | null
  readonly usedAt: string | null
}

interface SubscribeDialogProps {
  words: AreaWords
  onClose: () => void
}

/** The secret address at which other programs read one's calendar: made, shown once, renewed and ended here. */
export default function SubscribeDialog({ words: { text, locale, closing }, onClose }: SubscribeDialogProps) {
  const { data, error } = useAccount<Feed>('calendar-feed')
  const change = useAccountChange()
  const client = useQueryClient()
  const copy = useCopy()
  const [act, isBusy] = useAct()
  // The server keeps only what it hashes to.
  const [address, setAddress] = useState<string>()
  const keep = ({ since, usedAt }: Feed) =>
    client.setQueryData(['account', 'calendar-feed'], { since, usedAt })
  const renew = () =>
    act(async () => {
      const made = await change<Feed & { address: string }>('POST', 'calendar-feed', {})
      keep(made)
      setAddress(made.address)
      return undefined
    })
  const end = () =>
    act(async () => {
      keep(await change<Feed>('DELETE', 'calendar-feed'))
      setAddress(undefined)
      return text('feed.ended')
    })
  const at = (moment: string) => formatTime(moment, locale, { dateStyle: 'medium', timeStyle: 'short' })
  const id = 'calendar-address'
  return (
    <QuestionDialog
      title={text('feed.title')}
      size="medium"
      onClose={onClose}
      className={css.form}
      more={
        data?.since && (
          <Button danger disabled={isBusy} onClick={() => void end()}>
            {text('feed.end')}
          </Button>
        )
      }
      cancel={closing}
      busy={isBusy}
      onClick={() => void (address ? copy(address, text('feed.copied')) : renew())}
      submit={address ? text('feed.copy') : data && text(data.since === null ? 'feed.make' : 'feed.renew')}
    >
      <p>{text('feed.lead')}</p>
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <Skeleton height={40} />}
      {address && (
        <div role="status" className={css.form}>
          <TextBoxField
            id={id}
            source={id}
            label={text('feed.address')}
            required={false}
            help={text('feed.once')}
            disabled={false}
            invalid={false}
            dir="ltr"
            text={address}
            onText={() => undefined}
            more={{ readOnly: true }}
          />
        </div>
      )}
      {data && !address && (
        <p className={css.quiet}>
          {data.since === null
            ? text('feed.none')
            : `${text('feed.since', { time: at(data.since) })} ${
                data.usedAt === null ? text('feed.unread') : text('feed.read', { time: at(data.usedAt) })
              }`}
        </p>
      )}
      {data?.since && !address && <p className={css.quiet}>{text('feed.renewing')}</p>}
    </QuestionDialog>
  )
}
