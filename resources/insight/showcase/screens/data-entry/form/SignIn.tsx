import { AccountFields } from '../../AccountFields.tsx'
import { SmallForm } from '../../SmallForm.tsx'
import { useTexts } from '../../words.ts'

export default function SignIn() {
  const t = useTexts()
  return (
    <SmallForm submit={t('showcase.words.signIn')}>
      <AccountFields />
    </SmallForm>
  )
}
