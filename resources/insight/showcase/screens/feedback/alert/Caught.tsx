import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { ToolBoundary } from '../../../../../../src/shell/frame/ToolBoundary.tsx'
import { Notice } from '../../../../../../src/views/form/Notice.tsx'
import { useTexts } from '../../words.ts'

function Broken(): never {
  throw new Error('This part breaks on purpose.')
}

export default function Caught() {
  const t = useTexts()
  const [state, setState] = useState<'whole' | 'breaking' | 'broken'>('whole')
  if (state === 'broken')
    return (
      <Notice
        tone="danger"
        title={t('showcase.words.failed')}
        actions={
          <Button small onClick={() => setState('whole')}>
            {t('showcase.words.reset')}
          </Button>
        }
      />
    )
  return (
    <ToolBoundary onFailure={() => setState('broken')}>
      {state === 'breaking' ? (
        <Broken />
      ) : (
        <Button onClick={() => setState('breaking')}>{t('showcase.words.publish')}</Button>
      )}
    </ToolBoundary>
  )
}
