import { useNotify } from 'ra-core'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Titled() {
  const t = useTexts()
  const notify = useNotify()
  const say = () =>
    notify(
      <>
        <b>{t('showcase.words.changed')}</b>
        <br />
        {t('showcase.words.lowStock')}
      </>,
      { type: 'info' },
    )
  return <Button onClick={say}>{t('showcase.words.publish')}</Button>
}
