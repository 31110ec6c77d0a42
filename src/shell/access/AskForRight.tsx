import { useLocale } from 'ra-core'
import { Suspense, useState } from 'react'
import type { Right } from '../../derive/routes.ts'
import { formatTime } from '../../fields/dateTime/formatTime.ts'
import { useSession } from '../../providers/useSession.ts'
import { Button } from '../controls/Button.tsx'
import css from './AskForRight.module.css'
import { AskRightDialog } from './AskRightDialog.tsx'
import { type OwnRequest, useOwnRequests } from './useOwnRequests.ts'
import { useTexts } from './words.ts'

/** Asks for a right that is missing, or tells what became of it; nothing for whoever looks as a role, who changes nothing. */
export function AskForRight({ right, small = false }: { right: Right; small?: boolean }) {
  const t = useTexts()
  const isLooking = Boolean(useSession()?.view)
  const requests = useOwnRequests()
  const [isOpen, setOpen] = useState(false)
  const last = requests.of(right)
  if (isLooking || last === undefined) return null
  const mayAsk = last === null || (last.againAt !== null && Date.parse(last.againAt) <= Date.now())
  return (
    <>
      {last && <Told request={last} />}
      {mayAsk && (
        <Button look={small ? 'text' : 'primary'} small={small} onClick={() => setOpen(true)}>
          {t('access.ask')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <AskRightDialog right={right} ask={requests.ask} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Told({ request: { status, askedAt, decidedAt, answer } }: { request: OwnRequest }) {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  const day = (moment: string) => formatTime(moment, locale, { dateStyle: 'long' })
  return (
    <div role="status" className={css.told}>
      {status === 'open' && t('access.request.waiting', { time: day(askedAt) })}
      {status === 'declined' && t('access.request.declined', { time: day(decidedAt ?? askedAt), answer })}
      {status === 'granted' && (
        <>
          {t('access.request.granted')}{' '}
          <Button small onClick={() => location.reload()}>
            {t('access.request.reload')}
          </Button>
        </>
      )}
    </div>
  )
}
