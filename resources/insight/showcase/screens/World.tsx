import type { ReactNode } from 'react'
import { useWords } from '../../dashboard/screens/board/useWords.ts'
import css from '../../dashboard/screens/charts/charts.module.css'
import { type Land, OutlineMap } from '../../dashboard/screens/charts/OutlineMap.tsx'
import { graticule, sphere } from '../../dashboard/screens/charts/placeOnWorld.ts'
import { worldOutlines, worldSize } from '../../dashboard/screens/charts/worldOutlines.ts'
import { useTexts } from './words.ts'

interface WorldProps {
  /** What is told of a country; those of which nothing is are not read. */
  landOf?: (name: string) => Partial<Land>
  /** Degrees between the lines of the globe; without it there are none. */
  every?: number
  hasSphere?: boolean
  view?: readonly [number, number, number, number]
  children?: ReactNode
}

const whole = [0, 0, ...worldSize] as const

/** The countries of the world, from the outlines that come with the product. */
export function World({ landOf, every, hasSphere = false, view = whole, children }: WorldProps) {
  const { t } = useWords()
  const said = useTexts()
  return (
    <OutlineMap
      label={said('showcase.words.world')}
      help={t('dashboard.chartHelp')}
      view={view}
      lang="en"
      lands={Object.entries(worldOutlines).map(([key, outline]) => ({
        key,
        outline,
        part: 35,
        ...landOf?.(key),
      }))}
      below={
        <>
          {hasSphere && <path className={css.globe} d={sphere} />}
          {every !== undefined &&
            graticule(every).map((line) => <path key={line} className={css.meridian} d={line} />)}
        </>
      }
    >
      {children}
    </OutlineMap>
  )
}
