import type { AnyRecord } from '../../../core/index.ts'
import type { ShopDataProvider } from '../../../providers/dataProvider.ts'

/** More levels than any tree has; ends the search where a record lies below itself. */
const mostLevels = 8

/** What is read of each record: its title, and by which of its fields it names the one above it. */
interface Wanted {
  readonly title: string
  readonly parent: string
}

/** The records with these `ids` and all above them, by their ids: one request for each level, whatever the number of records. */
export async function readAncestors(
  provider: ShopDataProvider,
  path: string,
  { title, parent }: Wanted,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, AnyRecord>> {
  const found = new Map<string, AnyRecord>()
  for (let level = 0, wanted = [...ids]; level < mostLevels && wanted.length > 0; level++) {
    const { data } = await provider.getMany<AnyRecord>(path, {
      ids: wanted,
      meta: { fields: [title, parent] },
      signal,
    })
    for (const record of data) found.set(record.id, record)
    const above = data.map((record) => record[parent] as string | null)
    wanted = [...new Set(above)].filter((id) => id !== null && !found.has(id)).map(String)
  }
  return found
}
