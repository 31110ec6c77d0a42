import { Command } from 'cmdk'
import { Hits, wordsOf } from '../controls/Hits.tsx'
import styles from './CommandPalette.module.css'
import type { PaletteEntry } from './usePaletteEntries.tsx'

interface PaletteItemProps {
  entry: PaletteEntry
  value: string
  /** Its words are marked. */
  typed: string
  onChoose: (entry: PaletteEntry) => void
}

/** One line of the palette; of a record two, the second says why it was found and what tells it from others. */
export function PaletteItem({ entry, value, typed, onChoose }: PaletteItemProps) {
  const { icon, title, place, detail } = entry
  const words = wordsOf(typed)
  return (
    <Command.Item value={value} className={styles.item ?? ''} onSelect={() => onChoose(entry)}>
      <span className={styles.sign}>{icon}</span>
      <span className={styles.lines}>
        <span className={styles.title}>
          <Hits text={title} words={words} />
        </span>
        {detail && (
          <span className={styles.detail}>
            <Hits text={detail} words={words} />
          </span>
        )}
      </span>
      {place && <span className={styles.place}>{place}</span>}
    </Command.Item>
  )
}
