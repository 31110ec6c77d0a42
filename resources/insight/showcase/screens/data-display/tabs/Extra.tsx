import { useNotify } from 'ra-core'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { SomeTabs } from '../../SomeTabs.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Extra() {
  const t = useTexts()
  const notify = useNotify()
  return (
    <div className={css.withEnd} style={{ alignItems: 'start' }}>
      <SomeTabs variant="scrollable" />
      <Button small onClick={() => notify(t('showcase.words.changed'), { type: 'success' })}>
        {t('showcase.words.publish')}
      </Button>
    </div>
  )
}
