import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { useState } from 'react'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { noteStepNeeded, useStepNeeded } from '../../../../src/providers/stepNeeded.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { AccountPart } from './AccountPart.tsx'
import styles from './account.module.css'
import { EnrolApp, type Enrolment } from './EnrolApp.tsx'
import { PasswordProof } from './PasswordProof.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { type OwnSecondStep, useAccount, useAccountChange } from './useAccount.ts'

/** The second step of one's sign-in: the code of an authenticator app. */
export function SecondStep() {
  const query = useAccount<OwnSecondStep>('second-step')
  // Shown once: the server keeps only what they hash to.
  const [codes, setCodes] = useState<readonly string[]>()
  const client = useQueryClient()
  const goOn = () => {
    setCodes(undefined)
    noteStepNeeded(false)
    void client.invalidateQueries()
  }
  if (codes) return <RecoveryCodes codes={codes} onKept={goOn} />
  return (
    <AccountPart query={query}>
      {(step) =>
        step.since === null ? <SetUp onCodes={setCodes} /> : <IsOn step={step} onCodes={setCodes} />
      }
    </AccountPart>
  )
}

interface Part {
  onCodes: (codes: readonly string[]) => void
}

function SetUp({ onCodes }: Part) {
  const translate = useTranslate()
  const change = useAccountChange()
  const client = useQueryClient()
  const isNeeded = useStepNeeded()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  if (enrolment)
    return (
      <EnrolApp
        enrolment={enrolment}
        onDone={async (codes) => {
          onCodes(codes)
          await client.invalidateQueries({ queryKey: ['account'] })
        }}
      />
    )
  return (
    <>
      {isNeeded && <p role="alert">{translate('account.secondStep.needed')}</p>}
      <p>{translate('account.secondStep.off')}</p>
      <PasswordProof
        submit={translate('account.secondStep.setUp')}
        send={async (password) => setEnrolment(await change<Enrolment>('POST', 'second-step', { password }))}
      />
    </>
  )
}

function IsOn({ step, onCodes }: Part & { step: OwnSecondStep }) {
  const translate = useTranslate()
  const locale = useLocale()
  const change = useAccountChange()
  const client = useQueryClient()
  const [wanted, setWanted] = useState<'off' | 'codes'>()
  const own = (key: string, values = {}) => translate(`account.secondStep.${key}`, values)
  const renew = async (password: string) => {
    const { recoveryCodes } = await change<{ recoveryCodes: string[] }>(
      'POST',
      'second-step/recovery-codes',
      {
        password,
      },
    )
    onCodes(recoveryCodes)
    await client.invalidateQueries({ queryKey: ['account', 'second-step'] })
  }
  const turnOff = async (password: string) => {
    client.setQueryData(
      ['account', 'second-step'],
      await change<OwnSecondStep>('POST', 'second-step/off', { password }),
    )
  }
  return (
    <>
      <section className={styles.line}>
        <div>
          <h3>{own('on')}</h3>
          <p>
            {own('since', { time: formatTime(step.since ?? '', locale) })}{' '}
            {own('left', { smart_count: step.recoveryCodes })}
          </p>
        </div>
        <div className={styles.choices}>
          <Button aria-expanded={wanted === 'codes'} onClick={() => setWanted('codes')}>
            {own('newCodes')}
          </Button>
          <Button danger aria-expanded={wanted === 'off'} onClick={() => setWanted('off')}>
            {own('turnOff')}
          </Button>
        </div>
      </section>
      {wanted === 'codes' && (
        <PasswordProof key="codes" lead={own('newCodesHint')} submit={own('newCodes')} send={renew} />
      )}
      {wanted === 'off' && (
        <PasswordProof
          key="off"
          lead={own('turnOffHint')}
          submit={own('turnOff')}
          send={turnOff}
          done="account.secondStep.turnedOff"
        />
      )}
    </>
  )
}
