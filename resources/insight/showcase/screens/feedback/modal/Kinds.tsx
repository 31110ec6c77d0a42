import { useState } from 'react'
import { Dialog, dialog } from '../../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../../src/controls/parts/DialogButtons.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { Icon } from '../../../../../../src/shell/icons/Icon.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const kinds = {
  info: { icon: 'info', tone: 'accent', text: 'lowStock' },
  success: { icon: 'success', tone: 'success', text: 'changed' },
  warning: { icon: 'warning', tone: 'warning', text: 'lowStock' },
  danger: { icon: 'error', tone: 'danger', text: 'failed' },
} as const
const names = ['info', 'success', 'warning', 'danger'] as const

export default function Kinds() {
  const t = useTexts()
  const [kind, setKind] = useState<(typeof names)[number]>()
  const close = () => setKind(undefined)
  return (
    <>
      {names.map((name) => (
        <Button key={name} onClick={() => setKind(name)}>
          {t(`showcase.words.tones.${name}`)}
        </Button>
      ))}
      {kind && (
        <Dialog title={t(`showcase.words.tones.${kind}`)} onClose={close}>
          <p className={`${dialog.body} ${css.row}`}>
            <span style={{ display: 'flex', fontSize: 24, color: `var(--${kinds[kind].tone}-text)` }}>
              <Icon name={kinds[kind].icon} />
            </span>
            {t(`showcase.words.${kinds[kind].text}`)}
          </p>
          <DialogButtons onCancel={close} />
        </Dialog>
      )}
    </>
  )
}
