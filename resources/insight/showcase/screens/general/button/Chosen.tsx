import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Chosen() {
  const translate = useTranslate()
  const t = useTexts()
  const [size, setSize] = useState<'small' | 'medium'>('medium')
  const options = { small: t('showcase.words.small'), medium: t('showcase.words.medium') }
  const small = size === 'small'
  return (
    <div className={css.stack}>
      <Choice label={t('showcase.words.size')} value={size} options={options} onChange={setSize} />
      <div className={css.row}>
        <Button look="primary" small={small}>
          {translate('ra.action.save')}
        </Button>
        <Button small={small}>{translate('ra.action.edit')}</Button>
      </div>
    </div>
  )
}
