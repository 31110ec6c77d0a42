import { useNotify } from 'ra-core'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Saying } from '../../Saying.tsx'
import { useTexts } from '../../words.ts'

export default function Loading() {
  const t = useTexts()
  const notify = useNotify()
  const save = () =>
    notify(<Saying after={1500} done={t('showcase.words.changed')} />, {
      type: 'info',
      autoHideDuration: 6000,
    })
  return <Button onClick={save}>{t('showcase.words.publish')}</Button>
}
