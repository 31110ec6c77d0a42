import { useNotify } from 'ra-core'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Several() {
  const t = useTexts()
  const notify = useNotify()
  const say = () => {
    notify(t('showcase.words.changed'), { type: 'success' })
    notify(t('showcase.words.lowStock'), { type: 'warning' })
    notify(t('showcase.words.failed'), { type: 'error' })
  }
  return <Button onClick={say}>{t('showcase.words.publish')}</Button>
}
