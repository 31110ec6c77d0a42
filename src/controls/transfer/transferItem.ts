/** One thing that is taken from one list into the other. */
export interface TransferItem {
  readonly id: string
  readonly title: string
}
