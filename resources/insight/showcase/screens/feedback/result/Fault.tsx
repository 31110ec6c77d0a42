import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Icon } from '../../../../../../src/shell/icons/Icon.tsx'
import { StatePage } from '../../../../../../src/shell/states/StatePage.tsx'
import { useTexts } from '../../words.ts'

export default function Fault() {
  const translate = useTranslate()
  const t = useTexts()
  const [tries, setTries] = useState(1)
  return (
    <StatePage icon={<Icon name="problem" />} title="500" text={`${t('showcase.words.failed')} (${tries})`}>
      <Button onClick={() => setTries(tries + 1)}>{translate('ra.action.refresh')}</Button>
    </StatePage>
  )
}
