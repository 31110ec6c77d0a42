import { useTranslate } from 'ra-core'
import { use } from 'react'
import { areaHeads } from '#areas'
import type { Right } from '../../derive/routes.ts'
import { loadArea } from '../../loadArea.ts'
import { fetchOnce } from '../../providers/fetchOnce.ts'
import { currentLocale } from '../../providers/locale.ts'
import { useRightName } from '../help/useRightName.ts'
import { fetchTexts } from './words.ts'

/** The descriptor of an area with its texts, and those that say what rights are called; pages that belong to no area have none. */
const fetchArea = fetchOnce(async (name: string) => {
  const head = areaHeads[name]
  const [area] = await Promise.all([head ? loadArea(head) : null, fetchTexts(currentLocale())])
  return area
})

const noArea = { path: '', workflow: undefined }

/** What a right and its area are called. Suspends until all texts are there; to be called before any other of them is asked for. */
export function useRightWords({ area: name, flag }: Right): { area: string; right: string } {
  // Always asked for, also where it is there: a replay that finds the texts there already must find this too.
  const resource = use(fetchArea(name))
  const translate = useTranslate()
  const nameOf = useRightName(resource ?? noArea)
  const area = resource
    ? translate(`resources.${resource.path}.name`, { smart_count: 2 })
    : translate(`shell.menu.${name}`, { _: name })
  return { area, right: nameOf({ kind: 'flag', name: flag }) }
}
