import { useNotify } from 'ra-core'
import { MenuButton } from '../../../../../../src/controls/parts/MenuButton.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Split() {
  const t = useTexts()
  const notify = useNotify()
  const say = () => notify(t('showcase.words.changed'), { type: 'success' })
  const act = (key: string) => ({ key, label: t(`showcase.words.${key}`), onPick: say })
  return (
    <div className={css.row} style={{ gap: 4 }}>
      <Button look="primary" onClick={say}>
        {t('showcase.words.publish')}
      </Button>
      <MenuButton label={t('showcase.words.more')} groups={[[act('preview'), act('archive')]]} />
    </div>
  )
}
