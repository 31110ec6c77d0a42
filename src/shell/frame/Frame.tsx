import { useTranslate } from 'ra-core'
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { reportFirstPage } from '../../providers/firstPage.ts'
import { fetchLaterTexts, withAllTexts } from '../../providers/laterTexts.ts'
import { useStepNeeded } from '../../providers/stepNeeded.ts'
import { ViewedRole } from '../access/ViewedRole.tsx'
import { fetchForms } from '../areaPages.tsx'
import { Header } from '../header/Header.tsx'
import { SideNav } from '../navigation/SideNav.tsx'
import { TopNav } from '../navigation/TopNav.tsx'
import { useCurrentRoute } from '../navigation/useMenu.ts'
import { ConnectionNotice } from '../notices/ConnectionNotice.tsx'
import { PageContext } from '../page/PageContext.ts'
import { PageHeader } from '../page/PageHeader.tsx'
import { PageWaiting } from '../page/PageWaiting.tsx'
import { holdKeys, releaseKeys } from '../palette/heldKeys.ts'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import { PageBoundary } from '../states/PageFailure.tsx'
import { breakpoints } from '../theme/breakpoints.ts'
import '../theme/font/fallback.css'
import { themed } from '../theme/themed.tsx'
import { useThemeState } from '../theme/useThemeState.ts'
import { Footer } from './Footer.tsx'
import styles from './Frame.module.css'
import { GoingThread } from './GoingThread.tsx'
import { LeaveBlank } from './LeaveBlank.tsx'
import { SkipLink } from './SkipLink.tsx'
import { ToolBoundary } from './ToolBoundary.tsx'
import { useDue } from './useDue.ts'
import { useMinWidth } from './useMinWidth.ts'
import { useSettled } from './useSettled.ts'
import { whenIdle } from './whenIdle.ts'

const loadVersionNotice = () => import('../notices/VersionNotice.tsx')
const loadStaffNotice = () => import('../notices/StaffNotice.tsx')
const loadMobileNav = () => import('../navigation/MobileNav.tsx')
const loadPalette = () => import('../palette/CommandPalette.tsx')
const MobileNav = themed(loadMobileNav)
const CommandPalette = lazy(withAllTexts(loadPalette))
const Configurator = themed(() => import('../configurator/Configurator.tsx'))
const Peek = lazy(withAllTexts(() => import('../../views/peek/Peek.tsx')))
const AreaHelp = lazy(withAllTexts(() => import('../help/AreaHelp.tsx')))
const ShortcutHelp = lazy(withAllTexts(() => import('../shortcuts/ShortcutHelp.tsx')))

/** What will probably be wanted next. Where it cannot be had now, it is asked for again when it is wanted. */
const fetchAhead = (wide: boolean) =>
  void Promise.allSettled([
    fetchForms(),
    fetchLaterTexts(),
    loadPalette(),
    wide ? undefined : loadMobileNav(),
  ])

type Tool = 'palette' | 'configurator' | 'shortcuts' | 'help'

/** Everything around a page: header, navigation beside or above it, footer, and the tools that open over it. */
export function Frame() {
  const [{ navType, navCollapsed, sideNavTheme, topNavColor, mobileNav, blankLayout }] = useThemeState()
  const wide = useMinWidth(breakpoints.tablet)
  const [tool, setTool] = useState<Tool>()
  const onHelp = useCallback(() => setTool('shortcuts'), [])
  const close = useCallback(() => {
    releaseKeys()
    setTool(undefined)
  }, [])
  const isPalette = tool === 'palette'
  // The header answers at once; on a slow machine the palette needs a moment longer, and takes what is typed meanwhile.
  const isPaletteDrawn = useDeferredValue(isPalette) && isPalette
  const onConfigure = useCallback(() => setTool('configurator'), [])
  const onPalette = useCallback(() => {
    if (!isPalette) holdKeys(close)
    setTool('palette')
  }, [isPalette, close])
  useShortcuts({ onPalette, onHelp })
  const isSettled = useSettled()
  const Version = useDue(loadVersionNotice)?.VersionNotice
  const Staff = useDue(loadStaffNotice)?.StaffNotice
  useEffect(() => {
    if (isSettled) reportFirstPage()
  }, [isSettled])
  const { route } = useCurrentRoute()
  const isPeeking = new URLSearchParams(useLocation().search).has('peek')
  // On a slow line what may be wanted next would hold up what is.
  useEffect(() => (isSettled ? whenIdle(() => fetchAhead(wide)) : undefined), [isSettled, wide])
  const nav = blankLayout || !wide ? 'none' : navType === 'TOP' ? 'top' : 'side'
  return (
    <div className={styles.frame} data-nav={nav} data-collapsed={navCollapsed} data-blank={blankLayout}>
      <SkipLink />
      {!blankLayout && (
        <Header wide={wide} isSearching={isPalette} onSearch={onPalette} onConfigure={onConfigure} />
      )}
      <GoingThread />
      {nav === 'side' && <SideNav collapsed={navCollapsed} theme={sideNavTheme} />}
      {nav === 'top' && <TopNav colour={topNavColor} />}
      <div className={styles.body} data-arriving={isSettled ? undefined : ''}>
        <ViewedRole />
        <ConnectionNotice />
        {Version && <Version />}
        {Staff && <Staff />}
        <Content />
        {!blankLayout && isSettled && <Footer area={route?.resource} onHelp={() => setTool('help')} />}
      </div>
      {blankLayout && <LeaveBlank />}
      <ToolBoundary onFailure={close}>
        <Suspense fallback={null}>
          <Once when={mobileNav && !wide}>
            <MobileNav />
          </Once>
          <Once when={tool === 'configurator'}>
            <Configurator open={tool === 'configurator'} wide={wide} onClose={close} />
          </Once>
          {isPaletteDrawn && <CommandPalette onClose={close} />}
          {isPeeking && <Peek />}
          {tool === 'help' && route?.resource && (
            <AreaHelp area={route.resource} onClose={close} onKeys={onHelp} />
          )}
          {tool === 'shortcuts' && <ShortcutHelp onClose={close} />}
        </Suspense>
      </ToolBoundary>
    </div>
  )
}

/** Draws its content from the first time it is wanted; afterwards the content closes itself. */
function Once({ when, children }: { when: boolean; children: ReactNode }) {
  const [wanted, setWanted] = useState(when)
  useEffect(() => {
    if (when) setWanted(true)
  }, [when])
  return wanted || when ? children : null
}

/** The page of the address; that of one's second step while the server answers nothing else but one's account. */
function AllowedPage() {
  const { pathname } = useLocation()
  const isOwn = pathname.startsWith('/app/pages/setting')
  return useStepNeeded() && !isOwn ? <Navigate to="/app/pages/setting/second-step" replace /> : <Outlet />
}

/** The page itself, with its heading standing before the page's own code has arrived. */
function Content() {
  const translate = useTranslate()
  const { key } = useContext(PageContext)
  return (
    <main id="content" tabIndex={-1} aria-label={translate('shell.page.content')} className={styles.content}>
      <PageHeader />
      <PageBoundary page={key}>
        <Suspense fallback={<PageWaiting />}>
          <AllowedPage />
        </Suspense>
      </PageBoundary>
    </main>
  )
}
