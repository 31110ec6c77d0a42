import { TextField } from '../../../../../../src/shell/controls/TextField.tsx'
import { AccountFields } from '../../AccountFields.tsx'
import { SmallForm } from '../../SmallForm.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Register() {
  const t = useTexts()
  return (
    <SmallForm
      submit={t('showcase.words.register')}
      check={({ password, again }) => (password === again ? undefined : t('showcase.words.notAlike'))}
    >
      <TextField name="name" label={t('showcase.words.name')} autoComplete="off" required />
      <AccountFields />
      <TextField name="again" type="password" label={t('showcase.words.again')} autoComplete="off" required />
      <label className={css.row} style={{ flexWrap: 'nowrap' }}>
        <input type="checkbox" name="agreed" required />
        {t('showcase.words.agree')}
      </label>
    </SmallForm>
  )
}
