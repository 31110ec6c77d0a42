import { useTranslate } from 'ra-core'
import css from './settings.module.css'

/** In place of the input of a secret: it is set by an action of its own and never shown. */
export function SecretNote() {
  const translate = useTranslate()
  return <p className={css.note}>{translate('resources.pages/config-settings.own.secretNote')}</p>
}
