import { MentionBox } from '../../../../../../src/controls/mention/MentionBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { usePeople } from '../../people.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const mira = { id: 'Mira Banerjee', name: 'Mira Banerjee' }

export default function Locked() {
  const t = useTexts()
  const box = {
    lines: 2,
    text: '@Mira Banerjee LS-204',
    named: [mira],
    usePeople,
    peopleLabel: t('showcase.words.colleagues'),
    onText: () => {},
  }
  const disabled = { id: 'noteLocked', source: 'noteLocked', label: t('showcase.words.note') }
  const readOnly = { id: 'noteRead', source: 'noteRead', label: t('showcase.mentions.words.readOnly') }
  return (
    <div className={css.stack}>
      <Frame {...disabled} locked={t('showcase.words.locked')}>
        <MentionBox {...disabled} {...box} disabled describedBy="noteLocked-help" />
      </Frame>
      <Frame {...readOnly}>
        <MentionBox {...readOnly} {...box} readOnly />
      </Frame>
    </div>
  )
}
