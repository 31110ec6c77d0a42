import { useNotify } from 'ra-core'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Stays() {
  const t = useTexts()
  const notify = useNotify()
  return (
    <Button onClick={() => notify(t('showcase.words.failed'), { type: 'error', autoHideDuration: null })}>
      {t('showcase.words.publish')}
    </Button>
  )
}
