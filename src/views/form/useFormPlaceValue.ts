import { useLocation, useNavigate } from 'ra-core'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { baseLocale, type Locale, type Resource } from '../../core/index.ts'
import { useSearchNow } from '../../shell/routing/useSearchNow.ts'
import type { FocusTarget } from './FocusContext.ts'
import type { FormPlace } from './FormContexts.ts'

/** The tab that is open stands in the address under this key. */
const key = 'tab'

/** Keeps which tab, language and folds are open; the tab in the address, so that reload and a shared link show the same. */
export function useFormPlaceValue(
  resource: Resource,
  sections: readonly string[],
  formId: string,
  targets: Map<string, FocusTarget>,
): FormPlace {
  const location = useLocation()
  const navigate = useNavigate()
  const searchNow = useSearchNow()
  const [locale, setLocale] = useState<Locale>(baseLocale)
  const timer = useRef<Timer>(undefined)
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  const asked = new URLSearchParams(location.search).get(key) ?? ''
  const section = sections.includes(asked) ? asked : (sections[0] ?? '')

  const setSection = useCallback(
    (next: string) => {
      const search = new URLSearchParams(searchNow())
      search.set(key, next)
      navigate(
        { pathname: location.pathname, search: `?${search}` },
        { replace: true, state: location.state },
      )
    },
    [location, navigate, searchNow],
  )
  const fold = useCallback((which: string, isOpen: boolean) => {
    setUnfolded((known) =>
      known.has(which) === isOpen
        ? known
        : new Set(isOpen ? [...known, which] : [...known].filter((each) => each !== which)),
    )
  }, [])
  const goTo = useCallback(
    (path: string) => {
      const [first = '', second, third] = path.split('.')
      const name = first === 'translations' ? (third ?? '') : first
      const found = Object.entries(resource.form.sections).find(([, { lines }]) =>
        lines.flat().includes(name),
      )
      if (resource.fields[name]?.options.localized)
        setLocale(first === 'translations' ? (second as Locale) : baseLocale)
      if (found) {
        const [which] = found
        fold(which, true)
        if (sections.includes(which) && which !== section) setSection(which)
      }
      clearTimeout(timer.current)
      focusSoon(formId, path, targets, timer)
    },
    [resource, sections, section, setSection, fold, formId, targets],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(
    () => ({ section, locale, unfolded, setSection, setLocale, fold, goTo }),
    [section, locale, unfolded, setSection, fold, goTo],
  )
}

type Timer = ReturnType<typeof setTimeout> | undefined

const focusable =
  'input:not([type=hidden]):not([hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable=true], button:not(:disabled), [tabindex="0"]'

/** Focuses the input at a path as soon as it is there: its tab may be about to open, its editor about to be loaded. */
function focusSoon(
  formId: string,
  path: string,
  targets: Map<string, FocusTarget>,
  timer: RefObject<Timer>,
  patience = 40,
): void {
  const form = document.getElementById(formId)
  const steps = path.split('.')
  const paths = steps.map((_, index) => steps.slice(0, steps.length - index).join('.'))
  const owner = paths.find((each) => targets.has(each))
  if (owner && owner !== path) {
    targets.get(owner)?.(path)
    return
  }
  const frame = paths.map((each) => form?.querySelector(`[data-source="${CSS.escape(each)}"]`)).find(Boolean)
  // The buttons of an editor stand before its text.
  const control =
    frame?.querySelector<HTMLElement>('[contenteditable=true]') ??
    frame?.querySelector<HTMLElement>(focusable)
  if (control) {
    control.focus({ preventScroll: true })
    control.scrollIntoView?.({ block: 'center' })
  } else if (patience > 0) {
    timer.current = setTimeout(() => focusSoon(formId, path, targets, timer, patience - 1), 50)
  }
}
