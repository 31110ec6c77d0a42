import type { AreaHead } from '../../core/index.ts'
import type { Hit } from '../../derive/searchHit.ts'
import type { Punctuation } from '../../providers/usePunctuation.ts'
import { RecordPicture } from '../../views/RecordPicture.tsx'
import { areaIcon } from '../icons/areaIcon.tsx'
import type { PaletteEntry } from './usePaletteEntries.tsx'

const pictureSize = 28

/** A record that was found as an entry: its picture or the sign of its area, why it was found, and what tells it from others. */
export function hitEntry(hit: Hit, area: AreaHead, to: string, { pair }: Punctuation): PaletteEntry {
  const { id, title, picture, subtitle, reason } = hit
  const why = reason ? [pair(reason.label, reason.value)] : []
  // What was found by stands in front; it need not be said again.
  const others = subtitle.filter((text) => text !== reason?.value)
  return {
    id: `${area.name} ${id}`,
    title: title || '—',
    detail: [...why, ...others].join(' · '),
    icon: picture ? (
      // An area without pictures of its own shows those of the goods that it is about.
      <RecordPicture
        area={{ picturesOf: area.picture === undefined ? 'goods' : area.picturesOf }}
        value={picture}
        title={title}
        width={pictureSize}
      />
    ) : (
      areaIcon(area.icon)
    ),
    to,
  }
}
