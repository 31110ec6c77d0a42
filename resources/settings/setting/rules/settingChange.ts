/** One change of one setting; of a secret nothing but that it was set or forgotten. */
export interface SettingChange {
  readonly id: string
  readonly record: string
  readonly key: string
  readonly at: string
  readonly person: { readonly id: string; readonly name: string }
  readonly before: unknown
  readonly after: unknown
  readonly isSecret: boolean
}
