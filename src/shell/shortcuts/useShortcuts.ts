import { useStore } from 'ra-core'
import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { canAct } from '../../derive/permissions.ts'
import { mayOpen } from '../../derive/routes.ts'
import { useViewer } from '../access/useViewer.ts'
import { addressOf, useCurrentRoute } from '../navigation/useMenu.ts'
import { appRoutes } from '../routeTable.ts'
import { keepPress } from './hearKeys.ts'
import { goKeys, isModal, isTyping } from './keys.ts'
import { followWriting } from './writing.ts'

/** Milliseconds after `g` in which the next key names an area. */
export const patience = 1500

interface Actions {
  onPalette: () => void
  onHelp: () => void
}

/** Whether the shortcuts of a single key are on; they can be switched off (WCAG 2.1.4). */
export const useSingleKeys = () => useStore<boolean>('shortcuts', true)

/**
 * The keyboard, everywhere: Ctrl or ⌘ with K opens the palette; outside text `?` the list of shortcuts, `/` the search of the page
 * or the palette, `c` a new record, `g` and a letter an area.
 */
export function useShortcuts({ onPalette, onHelp }: Actions): void {
  const navigate = useNavigate()
  const viewer = useViewer()
  const { route } = useCurrentRoute()
  const [singleKeys] = useSingleKeys()
  const going = useRef(0)

  useLayoutEffect(followWriting, [])
  // As soon as the page is seen: an effect that waits for the paint would miss whoever is quick.
  useLayoutEffect(() => {
    const go = (letter: string) => {
      const target = appRoutes.find(({ path }) => path === goKeys[letter])
      if (!target || !mayOpen(viewer, target)) return false
      navigate(addressOf(target), { state: { _scrollToTop: true } })
      return true
    }
    const create = () => {
      if (!route?.resource || !canAct(viewer, route.resource, 'create')) return false
      navigate(`${addressOf(route)}/create`)
      return true
    }
    const search = () => {
      const field = document.querySelector<HTMLElement>('main [type="search"], main [role="searchbox"]')
      if (field) field.focus()
      else onPalette()
      return true
    }
    const press = (key: string): boolean => {
      if (going.current > Date.now()) {
        going.current = 0
        return go(key)
      }
      if (key === 'g') going.current = Date.now() + patience
      if (key === '?') onHelp()
      if (key === 'c') return create()
      if (key === '/') return search()
      return key === '?'
    }
    const onKeyDown = (event: KeyboardEvent) => {
      keepPress(event)
      if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return
      const command = event.ctrlKey || event.metaKey
      const isPalette = command && !event.shiftKey && event.key.toLowerCase() === 'k'
      if (isPalette) onPalette()
      const isSingle = singleKeys && !command && !isTyping(event) && !isModal()
      if (isPalette || (isSingle && press(event.key))) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate, viewer, route, singleKeys, onPalette, onHelp])
}
