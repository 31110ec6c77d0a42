import type { Quote } from './quoteMethods.ts'
import type { Verdict } from './resolveZone.ts'
import type { Place, ZoneLevel } from './zoneMember.ts'

/** A record by its id and its name in the base language. */
export interface Named {
  readonly id: string
  readonly name: string
}

/** Why nothing is delivered to a place, whatever the zones say; derived from the whole chain above it, never copied (areas, 30–34). */
export type Closed =
  | 'notServiceable'
  | 'cityInactive'
  | 'districtInactive'
  | 'stateInactive'
  | 'countryInactive'
  | 'countryNotShipped'

/** What is known of a postal code. `listed`: the shop has it in its list; otherwise the state is guessed from its first digits. */
export interface FoundPlace {
  readonly listed: boolean
  readonly id: string | null
  readonly place: Place
  readonly country: (Named & { readonly iso2: string }) | null
  readonly state: Named | null
  readonly district: Named | null
  readonly city: Named | null
  readonly localities: readonly string[]
  readonly closed: readonly Closed[]
  /** Why it is closed, where the shop found out by itself. */
  readonly blockCause: string | null
  readonly blockReason: string | null
  readonly unlikely: boolean
  readonly prepaid: boolean
  readonly cod: boolean
  readonly reverse: boolean
  /** Paise. */
  readonly surcharge: number
  readonly etaMin: number | null
  readonly etaMax: number | null
}

/** What a pincode is, for an address that is being written: the answer of `pincodes/operations/resolve`. */
export interface ResolvedPincode extends Omit<FoundPlace, 'place'> {
  readonly pincode: string
  readonly serviceable: boolean
  readonly zone: (Named & { readonly level: ZoneLevel; readonly place: string }) | null
}

/** What a zone says about a place: the member that decides it, the place that it names, and what became of it. */
export interface ToldClaim {
  readonly zone: string
  readonly name: string
  readonly code: string
  readonly priority: number
  readonly level: ZoneLevel
  readonly mode: 'include' | 'exclude'
  readonly place: string
  readonly verdict: Verdict
}

/** Which zone serves a place with what, and why. `methods` is empty where nothing is delivered (`closed`) or no zone serves it. */
export interface ZoneTest extends Omit<FoundPlace, 'place'> {
  readonly zone: (Named & { readonly code: string }) | null
  readonly claims: readonly ToldClaim[]
  readonly methods: readonly Quote[]
}

/** Two active zones that both take places in. `ties`: at equally specific members, so that only the priority decides. */
export interface Overlap {
  readonly first: Named & { readonly priority: number }
  readonly second: Named & { readonly priority: number }
  readonly pincodes: number
  readonly ties: number
  readonly example: string
}

/** A listed pincode that is open for deliveries but that no zone with an active method serves. */
export interface Unserved {
  readonly id: string
  readonly pincode: string
  readonly city: string | null
  readonly state: string
  /** Whether a zone takes it in, without a method. */
  readonly hasZone: boolean
  /** Orders that went there, and carts that were not ordered, in ninety days. */
  readonly orders: number
  readonly carts: number
}

/** How much of the list of pincodes is served, and of what is not that which is asked for most. */
export interface Coverage {
  readonly listed: number
  readonly serviceable: number
  readonly served: number
  readonly cod: number
  readonly unserved: readonly Unserved[]
}
