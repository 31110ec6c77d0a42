import { useTranslate } from 'ra-core'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { usePageTitle } from '../../../../src/shell/page/PageContext.ts'
import { PartsPage } from '../../../../src/shell/page/PartsPage.tsx'
import { billing } from '../../../../src/showcase/plans/billing.ts'
import { ApiTokens } from './ApiTokens.tsx'
import styles from './account.module.css'
import { ChangePassword } from './ChangePassword.tsx'
import { EditProfile } from './EditProfile.tsx'
import { MyActivity } from './MyActivity.tsx'
import { PushSettings } from './PushSettings.tsx'
import { SecondStep } from './SecondStep.tsx'
import { Sessions } from './Sessions.tsx'
import { StartAndPins } from './StartAndPins.tsx'

const base = '/app/pages/setting'

const pages: Readonly<Record<string, ComponentType>> = {
  'edit-profile': EditProfile,
  'change-password': ChangePassword,
  'second-step': SecondStep,
  start: StartAndPins,
  notification: PushSettings,
  sessions: Sessions,
  activity: MyActivity,
  tokens: ApiTokens,
  ...billing,
}

/** The settings of one's own account; the address names the part, and without one it is the profile. */
export default function AccountSettings() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const named = pathname.slice(base.length).split('/')[1] ?? ''
  const part = Object.hasOwn(pages, named) ? named : 'edit-profile'
  const Part = pages[part] as ComponentType
  usePageTitle(translate(`account.parts.${part}.title`))
  return (
    <PartsPage
      label={translate('account.parts.label')}
      current={part}
      parts={Object.keys(pages).map((name) => ({
        name,
        to: `${base}/${name}`,
        title: translate(`account.parts.${name}.title`),
      }))}
    >
      <section className={styles.card}>
        <p className={styles.lead}>{translate(`account.parts.${part}.lead`)}</p>
        <Part />
      </section>
    </PartsPage>
  )
}
