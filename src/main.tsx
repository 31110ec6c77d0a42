import './shell/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { lastEndReason, onSessionChange, readSession, watchSession } from './providers/session.ts'
import { settleAddress } from './shell/start/address.ts'
import { Start } from './shell/start/Start.tsx'
import { installTrustedTypes } from './shell/start/trustedTypes.ts'
import { chooseFirstTheme, paintThemeState, storedThemeState } from './shell/theme/themeState.ts'

const authentication = () => import('./auth/AuthRoutes.tsx')
const application = () => import('./App.tsx').then(({ loadApp }) => loadApp())

chooseFirstTheme()
paintThemeState(storedThemeState())
installTrustedTypes()

const settle = () => settleAddress(readSession() !== null, lastEndReason())
settle()
watchSession()
// Before React hears of it, so that each half finds an address of its own.
onSessionChange(settle)
window.addEventListener('popstate', () => readSession() ?? settle())

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Start authentication={authentication} application={application} />
  </StrictMode>,
)
