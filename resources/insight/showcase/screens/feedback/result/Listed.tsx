import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Icon } from '../../../../../../src/shell/icons/Icon.tsx'
import { StatePage } from '../../../../../../src/shell/states/StatePage.tsx'
import { useTexts } from '../../words.ts'

export default function Listed() {
  const translate = useTranslate()
  const t = useTexts()
  const [problems, setProblems] = useState<readonly string[]>(['name', 'price'])
  return (
    <StatePage
      icon={<Icon name={problems.length > 0 ? 'error' : 'success'} />}
      title={t(`showcase.words.kinds.${problems.length > 0 ? 'error' : 'success'}`)}
      text={problems.map((part) => (
        <span key={part} style={{ display: 'block' }}>
          {t('showcase.words.isMissing', { field: t(`showcase.words.${part}`) })}
        </span>
      ))}
    >
      <Button onClick={() => setProblems(problems.slice(1))} disabled={problems.length === 0}>
        {translate('ra.action.refresh')}
      </Button>
    </StatePage>
  )
}
