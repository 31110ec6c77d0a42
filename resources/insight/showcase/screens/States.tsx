import type { ReactNode } from 'react'
import { useWords } from '../../dashboard/screens/board/useWords.ts'
import { indiaOutlines, mapSize } from '../../dashboard/screens/charts/indiaOutlines.ts'
import { type Land, OutlineMap } from '../../dashboard/screens/charts/OutlineMap.tsx'

interface StatesProps {
  landOf?: (code: string) => Partial<Land>
  children?: ReactNode
}

/** The states of India, from the outlines that come with the product. */
export function States({ landOf, children }: StatesProps) {
  const { t } = useWords()
  return (
    <OutlineMap
      label={t('dashboard.tiles.states')}
      help={t('dashboard.chartHelp')}
      view={[0, 0, ...mapSize]}
      lang="en"
      lands={Object.entries(indiaOutlines).map(([key, { outline }]) => ({
        key,
        outline,
        part: 35,
        ...landOf?.(key),
      }))}
    >
      {children}
    </OutlineMap>
  )
}
