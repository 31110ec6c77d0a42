/** What a rule's two values are: paise, pieces or a number of things, or words such as states. */
export type Unit = 'money' | 'count' | 'text'

/** One rule that all sales of a shop keep. */
export interface SalesRule {
  readonly rule: string
  readonly unit: Unit
  /** What the first value is, and where the second comes from: "Order AT-7: {is}. Expected {shouldBe}." */
  readonly is: string
  readonly shouldBe: string
  /** SQL: one row for each offence, with `what` (the number people know it by), `is` and `shouldBe`. */
  readonly offences: string
}

/** The offences of a query whose rows have `what`, `is` and `shouldBe`, where the two differ. */
export const differing = (from: string): string =>
  `SELECT "what", "is", "shouldBe" FROM (${from}) c WHERE "is" IS DISTINCT FROM "shouldBe"`
