import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Resource } from '../../../../src/core/index.ts'
import { onChanges } from '../../../../src/providers/live/liveChanges.ts'
import { useChanges } from '../../../../src/providers/live/useChanges.ts'
import { type LayerName, layerAreas } from '../rules/layers.ts'

interface CalendarChangesProps {
  resource: Resource
  /** The dates of the shop that are shown. */
  layers: readonly LayerName[]
}

/**
 * Keeps the calendar up to date while others work: it is read anew when an event changes, or one of the records that the dates of the shop
 * are taken from. Behind all that the page itself needs.
 */
export default function CalendarChanges({ resource, layers }: CalendarChangesProps) {
  const client = useQueryClient()
  const { path } = resource
  const areas = [...new Set(layers.flatMap((name) => layerAreas[name] ?? []))].join(' ')
  useChanges(resource)
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey: [path, 'range'] })
    const stops = areas
      .split(' ')
      .filter(Boolean)
      .map((area) => onChanges(area, readAgain))
    return () => {
      for (const stop of stops) stop()
    }
  }, [areas, client, path])
  return null
}
