import { useQueryClient } from '@tanstack/react-query'
import { useStore, useTranslate } from 'ra-core'
import { useState } from 'react'
import { usePublicSettings } from '../../../../src/providers/publicSettings.ts'
import { useSayFailure } from '../../../../src/providers/useAct.ts'
import { clearDeviceToken, deviceToken } from '../../../../src/push/deviceToken.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { SwitchLine } from '../../../../src/shell/controls/SwitchLine.tsx'
import { AccountPart } from './AccountPart.tsx'
import styles from './account.module.css'
import { OwnEventChoices } from './OwnEventChoices.tsx'
import { type OwnSession, useAccount, useAccountChange } from './useAccount.ts'

/** What reaches this person: whether push messages come to this browser and interrupt the work in it, and which events come by which way. */
export function PushSettings() {
  const translate = useTranslate()
  const { firebase } = usePublicSettings()
  const [inFront, setInFront] = useStore<boolean>('pushInFront', true)
  const query = useAccount<readonly OwnSession[]>('sessions')
  return (
    <>
      <div className={styles.form}>
        <SwitchLine
          label={translate('account.push.inFront')}
          help={translate('account.push.inFrontHelp')}
          checked={inFront}
          onChange={setInFront}
        />
        <AccountPart query={query}>
          {(sessions) => (
            <ThisBrowser
              isConfigured={firebase !== null}
              isOn={sessions.some((it) => it.current && it.push)}
            />
          )}
        </AccountPart>
      </div>
      <OwnEventChoices />
    </>
  )
}

function ThisBrowser({ isConfigured, isOn }: { isConfigured: boolean; isOn: boolean }) {
  const translate = useTranslate()
  const sayFailure = useSayFailure()
  const change = useAccountChange()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const turn = async (on: boolean) => {
    setBusy(true)
    try {
      // Within the click: only then may the browser be asked.
      const token = on ? await deviceToken() : null
      if (on && token === null) return
      await change('PUT', 'device', { deviceToken: token })
      if (!on) clearDeviceToken()
      await client.invalidateQueries({ queryKey: ['account', 'sessions'] })
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const state = isOn ? 'on' : isConfigured ? 'off' : 'none'
  return (
    <section className={styles.line}>
      <div>
        <h3>{translate('account.push.here')}</h3>
        <p>{translate(`account.push.state.${state}`)}</p>
      </div>
      {(isOn || isConfigured) && (
        <Button busy={isBusy} onClick={() => turn(!isOn)}>
          {translate(isOn ? 'account.push.turnOff' : 'account.push.turnOn')}
        </Button>
      )}
    </section>
  )
}
