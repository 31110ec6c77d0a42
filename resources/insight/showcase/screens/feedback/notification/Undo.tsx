import { useNotify } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { ToneChip } from '../../../../../../src/views/StatusChip.tsx'
import { useTexts } from '../../words.ts'

export default function Undo() {
  const t = useTexts()
  const notify = useNotify()
  const [isArchived, setArchived] = useState(false)
  const archive = () => {
    setArchived(true)
    notify(t('showcase.words.archived'), { type: 'info', onUndo: () => setArchived(false) })
  }
  return (
    <>
      <Button disabled={isArchived} onClick={archive}>
        {t('showcase.words.archive')}
      </Button>
      {isArchived && <ToneChip tone="neutral">{t('showcase.words.archived')}</ToneChip>}
    </>
  )
}
