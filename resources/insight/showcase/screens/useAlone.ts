import { useNavigate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useThemeState } from '../../../../src/shell/theme/useThemeState.ts'
import type { Demo } from './demos.ts'

/** The address of one demonstration that has the whole window. */
export const addressAlone = (name: string) => ({ search: `?alone=${name}` })

/**
 * The demonstration that the address gives the whole window, without the frame and the others. Whatever it opens lies above it as
 * elsewhere, which the browser's own full screen would hide. Who has the navigation shown again is back at its card.
 */
export function useAlone(demos: readonly Demo[]): Demo | undefined {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [{ blankLayout }, change] = useThemeState()
  const wanted = new URLSearchParams(search).get('alone')
  const alone = demos.find(({ name }) => name === wanted)
  const name = alone?.name
  const wasBlank = useRef(false)
  useEffect(() => {
    if (name === undefined) return
    change({ blankLayout: true })
    return () => {
      change({ blankLayout: false })
      // Once the other cards are there again.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${name} [data-alone]`)?.focus())
    }
  }, [name, change])
  useEffect(() => {
    if (name !== undefined && wasBlank.current && !blankLayout) navigate({ search: '', hash: `#${name}` })
    wasBlank.current = blankLayout
  }, [name, blankLayout, navigate])
  return alone
}
