import { useTranslate } from 'ra-core'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const nothing = () => {}

export default function States() {
  const translate = useTranslate()
  const t = useTexts()
  const label = t('showcase.words.name')
  const part = (id: string) => ({ id, source: id, label })
  return (
    <div className={css.stack}>
      <Frame {...part('helped')} required help={t('showcase.words.nothingText')}>
        <TextBox {...part('helped')} required describedBy="helped-help" text="Linen shirt" onText={nothing} />
      </Frame>
      <Frame {...part('wrong')} required error={translate('ra.validation.required')}>
        <TextBox {...part('wrong')} required invalid describedBy="wrong-error" text="" onText={nothing} />
      </Frame>
      <Frame {...part('shut')} locked={t('showcase.words.locked')}>
        <TextBox {...part('shut')} disabled describedBy="shut-help" text="Linen shirt" onText={nothing} />
      </Frame>
    </div>
  )
}
