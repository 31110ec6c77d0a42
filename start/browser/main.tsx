import '../../src/shell/theme/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readTimeZoneFrom } from '../../src/fields/dateTime/shopTimeZone.ts'
import { readGroupingFrom } from '../../src/fields/decimal/grouping.ts'
import { onPublicSettings, readPublicSettings } from '../../src/providers/publicSettings.ts'
import { clearReadsWithSession } from '../../src/providers/rememberedReads.ts'
import {
  keptSession,
  lastEndReason,
  onSessionChange,
  readSession,
  watchSession,
} from '../../src/providers/session.ts'
import { settleAddress } from '../../src/shell/start/address.ts'
import { Start } from '../../src/shell/start/Start.tsx'
import { installTrustedTypes } from '../../src/shell/start/trustedTypes.ts'
import { chooseFirstTheme, paintThemeState, storedThemeState } from '../../src/shell/theme/themeState.ts'
import { fetchStylesAgain } from './fetchStylesAgain.ts'

const authentication = () => import('../../src/auth/AuthRoutes.tsx')
const loadApplication = () => import('./App.tsx').then(({ loadApp }) => loadApp())

readTimeZoneFrom(() => readPublicSettings().timeZone)
readGroupingFrom(() => readPublicSettings().grouping)
chooseFirstTheme()
paintThemeState(storedThemeState())
installTrustedTypes()
fetchStylesAgain()

const settle = (state?: unknown) => settleAddress(readSession() !== null, lastEndReason(), state)
settle()
clearReadsWithSession()
const application = startApplication()
watchSession()
// Before React hears of it, so that each half finds an address of its own.
onSessionChange(({ kind }) => settle(kind === 'paused' || kind === 'resumed' ? history.state : null))
window.addEventListener('popstate', () => {
  // The router of a page that is kept follows the history itself.
  if (readSession() === null && keptSession() === null) settle()
})

const root = document.getElementById('root') as HTMLElement
const product = (
  <StrictMode>
    <Start authentication={authentication} application={application} />
  </StrictMode>
)
// The sign-in page is there already where it is the one to be shown (`shell/start/firstPaint.ts`); another tab may have signed in since.
if (root.hasChildNodes() && readSession() === null) {
  // React takes the title over with the page, and away with it.
  document.head.append(Object.assign(document.createElement('title'), { text: readPublicSettings().title }))
  hydrateRoot(root, product)
} else {
  root.replaceChildren()
  createRoot(root).render(product)
}
// A shop that looks as delivered, and did the last time, needs nothing of this.
const look = () => {
  const { accent, logoDark, icon, signInPicture } = readPublicSettings()
  return accent ?? logoDark ?? icon ?? signInPicture
}
let isOwn = look()
onPublicSettings(() => {
  isOwn ??= look()
  if (isOwn)
    import('../../src/shell/theme/look.ts').then(
      ({ showLook }) => showLook(readPublicSettings()),
      () => undefined,
    )
})
// Whoever begins to type is about to sign in.
if (readSession() === null)
  root.addEventListener('input', () => void import('./App.tsx').catch(() => undefined), { once: true })

/** The application area of who is signed in already is fetched before React has drawn anything. */
function startApplication() {
  const person = readSession()?.userId
  let early = person === undefined ? undefined : loadApplication()
  // What fails here is told by whoever takes it.
  early?.catch(() => undefined)
  return () => {
    const taken = readSession()?.userId === person ? early : undefined
    early = undefined
    return taken ?? loadApplication()
  }
}
