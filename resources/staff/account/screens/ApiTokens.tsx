import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { areaHeads } from '#areas'
import { useCheckedForm } from '../../../../src/auth/useCheckedForm.ts'
import { closedToTokens } from '../../../../src/core/tokenAreas.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { TextField } from '../../../../src/shell/controls/TextField.tsx'
import { RelativeTime } from '../../../../src/views/history/RelativeTime.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountPart } from './AccountPart.tsx'
import styles from './account.module.css'
import { Choice } from './Choice.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import { NewToken } from './NewToken.tsx'
import { type OwnToken, type OwnTokens, useAccount, useAccountChange } from './useAccount.ts'
import { useSubmit } from './useSubmit.ts'

const PermissionGrid = lazy(async () => ({
  default: (await import('../../subAdminRole/screens/PermissionGrid.tsx')).PermissionGrid,
}))

const part = ['account', 'tokens']

/** One's own tokens for other systems: what they may, until when, when they were last used; made and revoked here. */
export function ApiTokens() {
  const translate = useTranslate()
  const query = useAccount<OwnTokens>('tokens')
  // Shown once: the server keeps only what it hashes to.
  const [token, setToken] = useState<string>()
  if (token !== undefined) return <NewToken token={token} onKept={() => setToken(undefined)} />
  return (
    <AccountPart query={query}>
      {({ mayMake, tokens }) => (
        <>
          {tokens.length === 0 && mayMake && <p>{translate('account.tokens.none')}</p>}
          <ul className={styles.sessions}>
            {tokens.map((each) => (
              <TokenLine key={each.id} token={each} />
            ))}
          </ul>
          {mayMake ? <TokenForm onMade={setToken} /> : <p>{translate('account.tokens.closed')}</p>}
        </>
      )}
    </AccountPart>
  )
}

function TokenLine({ token: { id, name, permissions, usedAt, endsAt } }: { token: OwnToken }) {
  const { list } = usePunctuation()
  const translate = useTranslate()
  const locale = useLocale()
  const change = useAccountChange()
  const client = useQueryClient()
  const { isBusy, refusal, submit } = useSubmit(async () => {
    client.setQueryData(part, await change<OwnTokens>('DELETE', `tokens/${id}`))
  }, 'account.tokens.revoked')
  const own = (key: string, values = {}) => translate(`account.tokens.${key}`, values)
  const nameOf = ({ key }: { key: string }) =>
    areaHeads[key] ? translate(`resources.${areaHeads[key].path}.name`, { smart_count: 2 }) : key
  const hasEnded = Date.parse(endsAt) <= Date.now()
  return (
    <li className={styles.line}>
      <div>
        <h3>{name}</h3>
        <p>{list(permissions.map(nameOf))}</p>
        <p>
          {own(hasEnded ? 'ended' : 'ends', { time: formatTime(endsAt, locale, { dateStyle: 'long' }) })} ·{' '}
          {usedAt ? (
            <>
              {own('used')} <RelativeTime at={usedAt} />
            </>
          ) : (
            own('unused')
          )}
        </p>
        {refusal.whole && <p role="alert">{refusal.whole}</p>}
      </div>
      <Button small danger busy={isBusy} aria-label={own('revokeOne', { name })} onClick={() => submit({})}>
        {own('revoke')}
      </Button>
    </li>
  )
}

const lifetimes = ['7', '30', '90', '365']

const isOffered = (key: string) => areaHeads[key] !== undefined && !closedToTokens.includes(key)

function TokenForm({ onMade }: { onMade: (token: string) => void }) {
  const translate = useTranslate()
  const change = useAccountChange()
  const client = useQueryClient()
  const [permissions, setPermissions] = useState<unknown>([])
  const [days, setDays] = useState('90')
  const own = (key: string, values = {}) => translate(`account.tokens.${key}`, values)
  const { isBusy, refusal, submit } = useSubmit(async ({ name, password }) => {
    const asked = { name, days: Number(days), permissions, password }
    const { token, ...tokens } = await change<OwnTokens & { token: string }>('POST', 'tokens', asked)
    client.setQueryData(part, tokens)
    onMade(token)
  })
  const { problems, form } = useCheckedForm(
    ({ name, password }) => ({
      name: name?.trim() ? undefined : own('nameMissing'),
      password: password ? undefined : translate('account.password.currentMissing'),
    }),
    submit,
  )
  const errorOf = (name: string) => problems[name] ?? refusal.fields[name]
  return (
    <section className={styles.wide}>
      <h2>{own('make')}</h2>
      <AccountForm
        form={form}
        isBusy={isBusy}
        failure={refusal.whole ?? refusal.fields.permissions}
        submit={own('make')}
      >
        <TextField
          name="name"
          label={own('name')}
          help={own('nameHelp')}
          maxLength={60}
          error={errorOf('name')}
        />
        <Choice
          label={own('lifetime')}
          value={days}
          onChoose={setDays}
          choices={lifetimes.map((each) => [each, own('days', { smart_count: Number(each) })])}
        />
        <Suspense>
          <PermissionGrid
            label={own('permissions')}
            value={permissions}
            onChange={setPermissions}
            offers={isOffered}
          />
        </Suspense>
        <CurrentPassword error={errorOf('password')} />
      </AccountForm>
    </section>
  )
}
