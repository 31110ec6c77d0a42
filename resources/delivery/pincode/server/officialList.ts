import { z } from 'zod'
import { ownOf } from '../../../../src/core/index.ts'

/** What published lists of post offices call their columns; the first name that a list has is read. */
const columns = {
  pincode: ['pincode', 'pin', 'pin code'],
  office: ['officename', 'office name', 'office', 'post office'],
  kind: ['officetype', 'office type', 'branchtype', 'type'],
  delivery: ['delivery', 'deliverystatus', 'delivery status'],
  district: ['district', 'districtname', 'district name'],
  state: ['statename', 'state', 'state name', 'circlename'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng', 'long'],
} as const

type Column = keyof typeof columns

/** One pincode with all its post offices, as the list tells it. */
export interface ListedPincode {
  readonly pincode: string
  readonly state: string
  readonly district: string
  readonly localities: {
    office: string
    kind: 'headOffice' | 'subOffice' | 'branchOffice'
    delivery: boolean
  }[]
  latitude: number | null
  longitude: number | null
}

/**
 * Joins the lines of a list of post offices (the first holds the names of the columns) into pincodes; the first line of a pincode
 * says its district and state. Lines that cannot be read are counted.
 * @throws Error where a needed column is missing
 */
export async function readOfficialList(lines: AsyncIterable<readonly string[]>) {
  const pincodes = new Map<string, ListedPincode>()
  let places: Record<Column, number> | undefined
  let unreadable = 0
  for await (const cells of lines) {
    if (!places) {
      places = placesOf(cells)
      continue
    }
    const at = places
    const cell = (column: Column) => (cells[at[column]] ?? '').trim()
    const pincode = cell('pincode')
    if (!/^[1-9]\d{5}$/.test(pincode) || cell('state') === '' || cell('district') === '') {
      if (cells.some((text) => text !== '')) unreadable++
      continue
    }
    const known = pincodes.get(pincode) ?? {
      pincode,
      state: cell('state'),
      district: cell('district'),
      localities: [],
      latitude: degrees(cell('latitude'), 90),
      longitude: degrees(cell('longitude'), 180),
    }
    pincodes.set(pincode, known)
    const office = cell('office').replace(/\s+[BSH]\.?O\.?$/i, '')
    const isNew = !known.localities.some((other) => other.office.toLowerCase() === office.toLowerCase())
    if (office !== '' && office.length <= 100 && isNew && known.localities.length < 200) {
      known.localities.push({ office, kind: kindOf(cell('kind')), delivery: !/non/i.test(cell('delivery')) })
    }
  }
  return { pincodes: [...pincodes.values()], unreadable }
}

function placesOf(header: readonly string[]): Record<Column, number> {
  const names = header.map((name) => name.trim().toLowerCase().replaceAll('_', ' '))
  const places = Object.entries(columns).map(([column, known]) => [
    column,
    known.map((name) => names.indexOf(name)).find((at) => at !== -1) ?? -1,
  ])
  const missing = places.filter(
    ([column, at]) => at === -1 && ['pincode', 'district', 'state'].includes(String(column)),
  )
  if (missing.length > 0) {
    throw new Error(
      `The list has no column for ${missing.map(([column]) => column).join(' and ')}. One named like ` +
        `${missing.map(([column]) => ownOf(columns, column)?.[0]).join(', ')} was expected. Check its first line.`,
    )
  }
  return Object.fromEntries(places) as Record<Column, number>
}

const kindOf = (text: string) =>
  /^b/i.test(text) ? 'branchOffice' : /^h|^g/i.test(text) ? 'headOffice' : 'subOffice'

const number = z.coerce.number()

/** Published lists write NA, and numbers that lie nowhere. */
function degrees(text: string, most: number): number | null {
  const read = number.safeParse(text)
  return text !== '' && read.success && Math.abs(read.data) <= most && read.data !== 0
    ? Math.round(read.data * 1e5) / 1e5
    : null
}
