import type { Line } from './lines.ts'
import type { Random } from './random.ts'
import { daysAgo, REFERENCE_DATE } from './time.ts'

/** When a product came and where it stands. Moments are ISO 8601, UTC. */
export interface Life {
  status: 'draft' | 'active' | 'archived'
  createdAt: string
  updatedAt: string
  publishedAt: string | null
  unpublishedAt: string | null
  ageInDays: number
  season: string
}

/** What a draft may still lack. */
export type Lack = 'pictures' | 'hsn' | 'category' | 'origin' | 'description' | 'barcodes'

/** Chooses the life of a product: created within the last eighteen months, most of them on sale. A brand that has closed leaves only archived products. */
export function lifeOf(stream: Random, line: Line, onSale: boolean): Life {
  const ageInDays = stream.between(0.4, 547)
  const createdAt = daysAgo(ageInDays)
  const status = onSale ? statusOf(stream, ageInDays) : 'archived'
  const release = Math.max(ageInDays - stream.between(1, 12), 0.2)
  const touched = stream.between(0.1, Math.max(0.2, Math.min(release, 120)))
  return {
    status,
    createdAt,
    updatedAt: daysAgo(touched),
    publishedAt: status === 'draft' ? null : daysAgo(release),
    unpublishedAt: status === 'archived' ? daysAgo(touched) : null,
    ageInDays,
    season: seasonOf(line, createdAt),
  }
}

/** What a product lacks; only drafts lack anything. */
export function lacksOf(stream: Random, status: Life['status']): Lack[] {
  if (status !== 'draft' || stream.chance(0.25)) return []
  const all: Lack[] = ['pictures', 'hsn', 'category', 'origin', 'description', 'barcodes']
  return stream.some(all, stream.whole(1, 3))
}

function statusOf(stream: Random, age: number): Life['status'] {
  const lot = stream.next()
  if (age < 30) return lot < 0.45 ? 'draft' : 'active'
  if (age > 380) return lot < 0.22 ? 'archived' : lot < 0.25 ? 'draft' : 'active'
  return lot < 0.05 ? 'draft' : lot < 0.08 ? 'archived' : 'active'
}

function seasonOf(line: Line, createdAt: string): string {
  const made = new Date(createdAt)
  const year = made.getUTCFullYear()
  const month = made.getUTCMonth() + 1
  if (line.season === 'all') return 'CORE'
  if (line.season === 'festive')
    return `FE${short(Math.min(month > 11 ? year + 1 : year, REFERENCE_DATE.getUTCFullYear()))}`
  if (line.season === 'summer') return `SS${short(month > 8 ? year + 1 : year)}`
  return `AW${short(month < 3 ? year - 1 : year)}`
}

const short = (year: number): string => String(year % 100).padStart(2, '0')
