import { useTranslate } from 'ra-core'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'

export default function Sizes() {
  const translate = useTranslate()
  return (
    <>
      <Button>{translate('ra.action.edit')}</Button>
      <Button small>{translate('ra.action.edit')}</Button>
      <Button disabled>{translate('ra.action.edit')}</Button>
      <Button small disabled>
        {translate('ra.action.edit')}
      </Button>
    </>
  )
}
