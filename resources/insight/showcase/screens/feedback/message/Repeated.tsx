import { useNotify } from 'ra-core'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Repeated() {
  const t = useTexts()
  const notify = useNotify()
  return (
    <Button onClick={() => notify(t('showcase.words.changed'), { type: 'info' })}>
      {t('showcase.words.publish')}
    </Button>
  )
}
