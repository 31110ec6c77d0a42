import { useTranslate } from 'ra-core'

/** What a password field says, in the language of the application area. */
export function usePasswordTexts() {
  const translate = useTranslate()
  return {
    show: translate('auth.signIn.show'),
    hide: translate('auth.signIn.hide'),
    capsLock: translate('auth.signIn.capsLock'),
  }
}
