import { useTranslate } from 'ra-core'
import { type ReactElement, useMemo } from 'react'
import type { Locale } from '../../core/locale.ts'
import { canAct } from '../../derive/permissions.ts'
import { type AppRoute, mayOpen, plainPath } from '../../derive/routes.ts'
import { localeNames, offeredLocales } from '../../providers/locale.ts'
import { useViewer } from '../access/useViewer.ts'
import { actionPaths } from '../icons/actionPaths.ts'
import { areaIcon } from '../icons/areaIcon.tsx'
import { Drawing } from '../icons/Icon.tsx'
import { addressOf, useRouteTitle } from '../navigation/useMenu.ts'
import { newRecordText } from '../page/newRecordText.ts'
import { appRoutes, placesIn } from '../routeTable.ts'
import type { ThemeState } from '../theme/themeState.ts'

/** Something the palette can do: go somewhere, change how the product looks, or press a button of the page. */
export interface PaletteEntry {
  readonly id: string
  readonly title: string
  /** Where it belongs, shown beside the title and found as well. */
  readonly place?: string
  /** A second line below the title. */
  readonly detail?: string
  readonly icon: ReactElement
  /** More words that find it. */
  readonly words?: readonly string[]
  readonly to?: string
  readonly change?: Partial<ThemeState>
  readonly run?: () => void
}

/** What the palette offers this person without asking the server, by group. */
export function usePaletteEntries(
  state: ThemeState,
): Readonly<Record<'go' | 'create' | 'settings', readonly PaletteEntry[]>> {
  const translate = useTranslate()
  const title = useRouteTitle()
  const viewer = useViewer()
  return useMemo(() => {
    const open = appRoutes.filter((route) => !route.path.includes(':') && mayOpen(viewer, route))
    return {
      go: open.map((route) => goEntry(route, title(route), translate)),
      create: open.flatMap(({ resource, path, icon }) =>
        resource && canAct(viewer, resource, 'create')
          ? [
              {
                id: `create ${path}`,
                title: newRecordText(translate, resource.path),
                icon: icon ? areaIcon(icon) : <Drawing path={actionPaths.add} />,
                to: `/app/${resource.path}/create`,
              },
            ]
          : [],
      ),
      settings: settingEntries(state, translate),
    }
  }, [translate, title, viewer, state])
}

type Translate = ReturnType<typeof useTranslate>

function goEntry(route: AppRoute, title: string, translate: Translate): PaletteEntry {
  const places = placesIn(route)
    .map((place) => translate(place))
    .filter((place) => place !== title)
  return {
    id: `go ${route.path}`,
    title,
    place: places.join(' › '),
    icon: areaIcon(route.icon ?? ''),
    // The address is the same in every language, so the English word finds its page everywhere.
    words: plainPath(route.path).split(/[/-]/),
    to: addressOf(route),
  }
}

function settingEntries(state: ThemeState, translate: Translate): readonly PaletteEntry[] {
  const text = (key: string) => translate(`tools.palette.settings.${key}`)
  const theme = state.currentTheme === 'dark' ? 'light' : 'dark'
  const direction = state.direction === 'rtl' ? 'ltr' : 'rtl'
  const navType = state.navType === 'SIDE' ? 'TOP' : 'SIDE'
  return [
    {
      id: 'theme',
      title: text(theme),
      icon: <Drawing path={actionPaths.contrast} />,
      words: ['theme', theme],
      change: { currentTheme: theme },
    },
    {
      id: 'direction',
      title: text(direction),
      icon: <Drawing path={actionPaths.direction} />,
      words: ['rtl', 'ltr'],
      change: { direction },
    },
    {
      id: 'navigation',
      title: text(navType),
      icon: <Drawing path={actionPaths.sidebar} />,
      words: ['navigation'],
      change: { navType },
    },
    ...offeredLocales()
      .filter((locale) => locale !== state.locale)
      .map((locale: Locale) => ({
        id: `language ${locale}`,
        title: localeNames[locale],
        place: translate('shell.language'),
        icon: <Drawing path={actionPaths.translate} />,
        words: ['language', locale],
        change: { locale },
      })),
  ]
}
