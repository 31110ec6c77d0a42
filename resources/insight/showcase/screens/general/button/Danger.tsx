import { useTranslate } from 'ra-core'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'

export default function Danger() {
  const translate = useTranslate()
  return (
    <>
      <Button look="primary" danger>
        {translate('ra.action.delete')}
      </Button>
      <Button danger>{translate('ra.action.delete')}</Button>
      <Button look="text" danger>
        {translate('ra.action.delete')}
      </Button>
    </>
  )
}
