import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { Panels } from '../../Panels.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Extra() {
  const translate = useTranslate()
  const t = useTexts()
  const notify = useNotify()
  const [side, setSide] = useState<'start' | 'end'>('start')
  const options = { start: t('showcase.words.places.start'), end: t('showcase.words.places.end') }
  return (
    <div className={css.stack}>
      <Choice label={t('showcase.words.places.side')} value={side} options={options} onChange={setSide} />
      <Panels
        sign={<Glyph name="open" size={20} />}
        isSignFirst={side === 'start'}
        extra={(part) => (
          <IconButton
            small
            glyph="copy"
            label={`${translate('ra.action.clone')} – ${part}`}
            onClick={() => notify(part, { type: 'info' })}
          />
        )}
      />
    </div>
  )
}
