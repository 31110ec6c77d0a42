import type { Field } from '../core/index.ts'
import type { ProblemCode } from '../derive/problems.ts'

/** One setting: what kind of value it takes (a field of the language), and the value it has until somebody changes it. */
export interface Setting {
  readonly field: Field
  /** Null where it is empty until somebody says so; of a secret always. */
  readonly default: unknown
  /** Says why a value that its field takes is refused all the same: a code of the catalogue `errors.<code>`. */
  readonly refuse?: (value: unknown) => ProblemCode | undefined
  /** Everybody may read it, signed in or not: of the back office it goes into the public settings, of the shop it is told to the store. */
  readonly isPublic?: true
  /** It can be written and never be read again. */
  readonly isSecret?: true
  /**
   * A wrong value costs money or trust: a change of it is confirmed by its key, and a second person lets it go (areas, 29). `true` lets one
   * person set up what is still as delivered; `always` is for what the shop lives on as it is delivered.
   */
  readonly isGuarded?: true | 'always'
}

/** Settings by their dotted key; what stands before the dot is their group. */
export type Settings = Readonly<Record<`${string}.${string}`, Setting>>

/** The group of a setting: `branding` of `branding.title`. */
export const groupOf = (key: string): string => key.slice(0, key.indexOf('.'))

/** The groups of a set of settings, in their order. */
export const groupsOf = (settings: Settings): string[] => [...new Set(Object.keys(settings).map(groupOf))]

/** Whether a value is the one a setting begins with. */
export const isDefault = (setting: Setting | undefined, value: unknown): boolean =>
  isSameValue(value, setting?.default)

/** Whether another value of a setting has to be confirmed by its key, typed: what is guarded (areas, 29). */
export const asksConfirmation = (setting: Setting | undefined, value: unknown): boolean =>
  setting?.isGuarded === 'always' || (setting?.isGuarded === true && !isDefault(setting, value))

/** Whether two values of a setting are the same; nothing is null. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
