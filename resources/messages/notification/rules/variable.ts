/** How a value is written into a message. */
const variableTypes = ['text', 'money', 'number', 'date', 'dateTime', 'url'] as const

export type VariableType = (typeof variableTypes)[number]

/** One thing that an event tells: what templates may use. `pii`: personal data, not shown in logs to everybody. */
export interface Variable {
  readonly name: string
  readonly type: VariableType
  readonly sample: unknown
  readonly pii?: boolean
}
