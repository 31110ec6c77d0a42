import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCheckedForm } from '../../../../src/auth/useCheckedForm.ts'
import { groupDigits } from '../../../../src/fields/phone/groupDigits.ts'
import { TextField } from '../../../../src/shell/controls/TextField.tsx'
import { AccountForm } from './AccountForm.tsx'
import styles from './account.module.css'
import { type OwnContact, useAccountChange } from './useAccount.ts'
import { useSubmit } from './useSubmit.ts'

/** How colleagues reach one beside the e-mail address. */
export function ContactForm({ contact: { phone, website } }: { contact: OwnContact }) {
  const translate = useTranslate()
  const change = useAccountChange()
  const client = useQueryClient()
  const { isBusy, refusal, submit } = useSubmit(async ({ phone = '', website = '' }) => {
    const body = {
      phone: phone.trim() || null,
      website: website.trim() || null,
    }
    client.setQueryData(['account', 'profile/contact'], await change('PUT', 'profile/contact', body))
  }, 'account.profile.saved')
  const { form } = useCheckedForm(() => ({}), submit)
  return (
    <section className={styles.forms}>
      <h3>{translate('account.contact.title')}</h3>
      <AccountForm
        form={form}
        isBusy={isBusy}
        failure={refusal.whole}
        submit={translate('account.contact.save')}
      >
        <TextField
          name="phone"
          type="tel"
          dir="ltr"
          label={translate('account.contact.phone')}
          help={translate('account.contact.phoneHelp')}
          defaultValue={phone ? groupDigits(phone) : ''}
          autoComplete="tel"
          placeholder="+91"
          error={refusal.fields.phone}
        />
        <TextField
          name="website"
          type="url"
          dir="ltr"
          label={translate('account.contact.website')}
          defaultValue={website ?? ''}
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          error={refusal.fields.website}
        />
      </AccountForm>
    </section>
  )
}
