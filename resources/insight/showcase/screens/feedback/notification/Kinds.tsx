import { useNotify } from 'ra-core'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

const kinds = { info: 'oneMoment', success: 'changed', warning: 'lowStock', error: 'failed' } as const

export default function Kinds() {
  const t = useTexts()
  const notify = useNotify()
  return (['info', 'success', 'warning', 'error'] as const).map((type) => (
    <Button key={type} onClick={() => notify(t(`showcase.words.${kinds[type]}`), { type })}>
      {t(`showcase.words.tones.${type === 'error' ? 'danger' : type}`)}
    </Button>
  ))
}
