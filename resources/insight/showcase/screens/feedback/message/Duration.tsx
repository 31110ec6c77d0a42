import { useNotify } from 'ra-core'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Duration() {
  const t = useTexts()
  const notify = useNotify()
  const say = (autoHideDuration: number) => notify(t('showcase.words.changed'), { autoHideDuration })
  return (
    <>
      <Button onClick={() => say(2000)}>2 s</Button>
      <Button onClick={() => say(10_000)}>10 s</Button>
    </>
  )
}
