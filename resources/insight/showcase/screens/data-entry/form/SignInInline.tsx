import { AccountFields } from '../../AccountFields.tsx'
import { SmallForm } from '../../SmallForm.tsx'
import { useTexts } from '../../words.ts'

export default function SignInInline() {
  const t = useTexts()
  return (
    <SmallForm isInline submit={t('showcase.words.signIn')}>
      <AccountFields />
    </SmallForm>
  )
}
