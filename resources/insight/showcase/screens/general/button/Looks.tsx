import { useTranslate } from 'ra-core'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Looks() {
  const translate = useTranslate()
  const t = useTexts()
  return (
    <>
      <Button look="primary">{translate('ra.action.save')}</Button>
      <Button>{t('showcase.words.preview')}</Button>
      <Button look="text">{translate('ra.action.cancel')}</Button>
    </>
  )
}
