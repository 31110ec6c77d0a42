import Avatar from '@mui/material/Avatar'
import { useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { initialsOf } from '../../../../../../src/shell/header/initialsOf.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const people = ['Mira Banerjee', 'Arjun Rao', 'Noor Khan']
const look = { bgcolor: 'var(--accent-soft)', color: 'var(--accent-text)', fontWeight: 600 }

export default function Preview() {
  const t = useTexts()
  const [person, setPerson] = useState<string>()
  return (
    <>
      <ul className={css.plain}>
        {people.map((name) => (
          <li key={name} className={css.row}>
            <Avatar sx={{ ...look, fontSize: 15 }} aria-hidden>
              {initialsOf(name)}
            </Avatar>
            {name}
            <Button
              small
              look="text"
              aria-label={`${t('showcase.words.profile')} – ${name}`}
              onClick={() => setPerson(name)}
            >
              {t('showcase.words.profile')}
            </Button>
          </li>
        ))}
      </ul>
      {person && (
        <Dialog title={person} side="end" onClose={() => setPerson(undefined)}>
          <div className={`${dialog.body} ${css.stack}`}>
            <Avatar sx={{ ...look, width: 72, height: 72, fontSize: 28 }} aria-hidden>
              {initialsOf(person)}
            </Avatar>
            <dl className={css.facts}>
              <dt>{t('showcase.words.name')}</dt>
              <dd>{person}</dd>
              <dt>{t('showcase.words.language')}</dt>
              <dd lang="bn">বাংলা</dd>
            </dl>
          </div>
          <DialogButtons onCancel={() => setPerson(undefined)} />
        </Dialog>
      )}
    </>
  )
}
