import { useState } from 'react'
import { QuestionDialog } from '../../../../../../src/controls/parts/QuestionDialog.tsx'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const languages = {
  en: { title: 'Delete “Linen shirt”?', cancel: 'Cancel', submit: 'Delete' },
  fr: { title: 'Supprimer « Linen shirt » ?', cancel: 'Annuler', submit: 'Supprimer' },
  ja: { title: '「Linen shirt」を削除しますか？', cancel: 'キャンセル', submit: '削除する' },
} as const
const names = { en: 'English', fr: 'Français', ja: '日本語' }

export default function Translated() {
  const t = useTexts()
  const [language, setLanguage] = useState<keyof typeof languages>('fr')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { title, cancel, submit } = languages[language]
  return (
    <div className={css.stack}>
      <Choice
        languages
        label={t('showcase.words.language')}
        value={language}
        options={names}
        onChange={setLanguage}
      />
      <div>
        <Button onClick={() => setOpen(true)}>{t('showcase.words.open')}</Button>
      </div>
      {isOpen && (
        <QuestionDialog
          title={title}
          cancel={cancel}
          submit={<span lang={language}>{submit}</span>}
          danger
          onClose={close}
          onClick={close}
        >
          <bdi dir="ltr">LS-204</bdi>
        </QuestionDialog>
      )}
    </div>
  )
}
