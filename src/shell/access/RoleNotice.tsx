import { useDataProvider, useLocale } from 'ra-core'
import { useEffect, useState } from 'react'
import { areaHeads } from '#areas'
import { formatTime } from '../../fields/dateTime/formatTime.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { leaveRoleView, leaveRoleViewFor, type RoleView } from '../../providers/roleView.ts'
import { Button } from '../controls/Button.tsx'
import { Icon } from '../icons/Icon.tsx'
import css from './RoleNotice.module.css'
import { useTexts } from './words.ts'

export { fetchTexts } from './words.ts'

/** Stands above every page while somebody looks as a role: whose eyes these are, until when, and the way back. */
export default function RoleNotice({ view: { role, until } }: { view: RoleView }) {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  const provider = useDataProvider<ShopDataProvider>()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const timer = setTimeout(leaveRoleView, Math.max(0, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  const stop = async () => {
    setLeaving(true)
    const roles = areaHeads.subAdminRole
    leaveRoleViewFor(roles ? `/app/${roles.path}/${role.id}/show` : '/app')
    // The tab ends it whatever the server says, where it ends by itself.
    await provider.request('auth/view-as', { method: 'DELETE' }).catch(() => undefined)
    leaveRoleView()
  }
  return (
    <section className={css.notice} aria-label={t('access.view.label')}>
      <Icon name="info" />
      <p>
        <strong>{t('access.view.title', { role: role.name })}</strong>{' '}
        {t('access.view.hint', { time: formatTime(until, locale, { timeStyle: 'short' }) })}
      </p>
      <Button small busy={isLeaving} onClick={() => void stop()}>
        {t('access.view.stop')}
      </Button>
    </section>
  )
}
