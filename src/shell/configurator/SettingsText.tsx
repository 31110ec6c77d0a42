import { useNotify, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { defaultThemeState, parseSettings, settingsText } from '../theme/themeState.ts'
import { useThemeState } from '../theme/useThemeState.ts'
import { useCopy } from '../useCopy.ts'
import styles from './Configurator.module.css'

/** The settings as text: to be copied, pasted from elsewhere, or taken back to what everyone starts with. */
export function SettingsText() {
  const translate = useTranslate()
  const notify = useNotify()
  const copy = useCopy()
  const id = useId()
  const [state, change] = useThemeState()
  const [pasting, setPasting] = useState(false)
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const label = (key: string) => translate(`tools.configurator.${key}`)

  const apply = () => {
    const settings = parseSettings(text)
    setWrong(settings === undefined)
    if (!settings) return
    change(settings)
    setPasting(false)
    setText('')
    notify('tools.configurator.applied', { type: 'success' })
  }
  const reset = () => {
    const { mobileNav, blankLayout, ...kept } = defaultThemeState
    change(kept)
    notify('tools.configurator.resetDone', { type: 'success' })
  }
  return (
    <section className={styles.part}>
      <h3>{label('settings')}</h3>
      <div className={styles.buttons}>
        <Button small onClick={() => copy(settingsText(state), 'tools.configurator.copied')}>
          {label('copy')}
        </Button>
        <Button small aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          {label('paste')}
        </Button>
        <Button small onClick={reset}>
          {label('reset')}
        </Button>
      </div>
      {pasting && (
        <div className={styles.paste}>
          <label htmlFor={id} className={styles.pasteLabel}>
            {label('pasteLabel')}
          </label>
          <textarea
            id={id}
            rows={9}
            spellCheck={false}
            value={text}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-wrong` : undefined}
            onChange={(event) => {
              setText(event.target.value)
              setWrong(false)
            }}
          />
          {isWrong && (
            <p id={`${id}-wrong`} role="alert">
              {label('pasteWrong')}
            </p>
          )}
          <Button look="primary" small disabled={text.trim() === ''} onClick={apply}>
            {label('apply')}
          </Button>
        </div>
      )}
    </section>
  )
}
