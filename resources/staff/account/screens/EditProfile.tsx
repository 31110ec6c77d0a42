import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCallback, useRef, useState } from 'react'
import { useCheckedForm } from '../../../../src/auth/useCheckedForm.ts'
import { TextField } from '../../../../src/shell/controls/TextField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { AccountPart } from './AccountPart.tsx'
import styles from './account.module.css'
import { ContactForm } from './ContactForm.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import { LeaveAccount } from './LeaveAccount.tsx'
import { PendingEmail, useEmailLink } from './PendingEmail.tsx'
import { OwnPicture } from './picture/OwnPicture.tsx'
import { type OwnContact, type Profile, useAccount, useAccountChange, useRenewal } from './useAccount.ts'
import { useSubmit } from './useSubmit.ts'

/** Who one is: the name that others see, and what one signs in with. */
export function EditProfile() {
  const query = useAccount<Profile>('profile')
  const contact = useAccount<OwnContact>('profile/contact').data
  const forms = useRef<HTMLDivElement>(null)
  const renew = useRenewal()
  const client = useQueryClient()
  useEmailLink(
    useCallback(
      async (profile) => {
        client.setQueryData(['account', 'profile'], profile)
        await renew()
      },
      [client, renew],
    ),
  )
  return (
    <AccountPart query={query}>
      {(profile) => (
        <>
          {profile.pendingEmail && <PendingEmail pending={profile.pendingEmail} />}
          <OwnPicture name={profile.name} />
          <LeaveAccount forms={forms} stored={`${profile.version} ${contact?.phone} ${contact?.website}`} />
          <div ref={forms} className={styles.forms}>
            <ProfileForm key={profile.version} profile={profile} />
            {contact?.mayChange && (
              <ContactForm key={`${contact.phone} ${contact.website}`} contact={contact} />
            )}
          </div>
        </>
      )}
    </AccountPart>
  )
}

function ProfileForm({ profile }: { profile: Profile }) {
  const translate = useTranslate()
  const change = useAccountChange()
  const renew = useRenewal()
  const client = useQueryClient()
  const [isGuarded, setGuarded] = useState(false)
  const { isBusy, refusal, submit } = useSubmit(async (values) => {
    const { name = '', username = '', email = '', password } = values
    const body = { version: profile.version, name, username, email, password: password || undefined }
    try {
      client.setQueryData(['account', 'profile'], await change<Profile>('PUT', 'profile', body))
      await renew()
    } catch (error) {
      // Somebody else has changed the account: the next attempt is based on what it is now.
      const { current } = (error as { body?: { current?: Profile } }).body ?? {}
      if (current) client.setQueryData(['account', 'profile'], current)
      throw error
    }
  }, 'account.profile.saved')
  const { problems, form } = useCheckedForm(
    ({ name }) => ({ name: name?.trim() ? undefined : translate('account.profile.nameMissing') }),
    submit,
  )
  // What one signs in with is worth a password; the question comes only then.
  const look = () => {
    const values = new FormData(form.ref.current ?? undefined)
    const differs = (key: 'username' | 'email') =>
      String(values.get(key)).trim().toLowerCase() !== profile[key]
    setGuarded(differs('username') || differs('email'))
  }
  const errorOf = (name: string) => problems[name] ?? refusal.fields[name]
  return (
    <AccountForm
      form={form}
      isBusy={isBusy}
      failure={refusal.whole}
      submit={translate('account.save')}
      onInput={look}
    >
      <TextField
        name="name"
        label={translate('account.profile.name')}
        help={translate('account.profile.nameHelp')}
        defaultValue={profile.name}
        autoComplete="name"
        maxLength={120}
        required
        error={errorOf('name')}
      />
      <TextField
        name="username"
        label={translate('account.profile.username')}
        defaultValue={profile.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errorOf('username')}
      />
      <TextField
        name="email"
        type="email"
        label={translate('account.profile.email')}
        help={translate('account.email.help')}
        defaultValue={profile.email}
        autoComplete="email"
        required
        error={errorOf('email')}
      />
      {isGuarded && (
        <CurrentPassword help={translate('account.profile.passwordHelp')} error={errorOf('password')} />
      )}
    </AccountForm>
  )
}
