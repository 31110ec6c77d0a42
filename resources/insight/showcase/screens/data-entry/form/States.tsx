import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const nothing = () => {}

export default function States() {
  const t = useTexts()
  const label = t('showcase.words.name')
  const part = (id: string) => ({ id, source: id, label })
  return (
    <div className={css.stack}>
      <Frame {...part('helped')} required help={t('showcase.words.nothingText')}>
        <TextBox {...part('helped')} required describedBy="helped-help" text="Linen shirt" onText={nothing} />
      </Frame>
      <Frame {...part('wrong')} error={t('showcase.words.failed')}>
        <TextBox {...part('wrong')} invalid describedBy="wrong-error" text="Linen shirt" onText={nothing} />
      </Frame>
      <Frame {...part('shut')} locked={t('showcase.words.locked')}>
        <TextBox {...part('shut')} disabled describedBy="shut-help" text="Linen shirt" onText={nothing} />
      </Frame>
    </div>
  )
}
