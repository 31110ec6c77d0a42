import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Beside } from '../../Beside.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Arrow() {
  const t = useTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {t('showcase.words.open')}
      </Button>
      {anchor && (
        <Beside arrow anchor={anchor} place="top" label="Linen shirt" onClose={() => setAnchor(null)}>
          <p className={css.panel}>{t('showcase.words.lowStock')}</p>
        </Beside>
      )}
    </>
  )
}
