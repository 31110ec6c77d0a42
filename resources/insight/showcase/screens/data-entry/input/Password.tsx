import { PasswordField } from '../../../../../../src/shell/controls/PasswordField.tsx'
import { useTexts } from '../../words.ts'

export default function Password() {
  const t = useTexts()
  const texts = {
    show: t('showcase.words.password.show'),
    hide: t('showcase.words.password.hide'),
    capsLock: t('showcase.words.password.capsLock'),
  }
  return (
    <div>
      <PasswordField
        name="password"
        label={t('showcase.words.password.label')}
        autoComplete="off"
        defaultValue="linen-4711"
        texts={texts}
      />
    </div>
  )
}
