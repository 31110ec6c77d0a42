import { useNotify } from 'ra-core'
import { useState } from 'react'
import { Switch } from '../../../../../../src/controls/parts/Switch.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { AccountFields } from '../../AccountFields.tsx'
import { SmallForm } from '../../SmallForm.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function SignInFull() {
  const t = useTexts()
  const notify = useNotify()
  const [isKept, setKept] = useState(true)
  return (
    <SmallForm submit={t('showcase.words.signIn')}>
      <AccountFields canShow />
      <div className={css.row} style={{ justifyContent: 'space-between' }}>
        <Switch
          id="kept-in"
          source="kept"
          label={t('showcase.words.staySignedIn')}
          isOn={isKept}
          onSwitch={setKept}
        />
        <Button small look="text" onClick={() => notify(t('showcase.words.mailSent'), { type: 'info' })}>
          {t('showcase.words.forgotten')}
        </Button>
      </div>
    </SmallForm>
  )
}
