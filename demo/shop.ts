import type { Values } from '../server/records/values.ts'
import type { Resource } from '../src/core/index.ts'
import type { DemoCustomer } from './demoCustomer.ts'
import type { DemoProduct } from './demoProduct.ts'
import type { DemoSize } from './demoSize.ts'
import type { Drawing } from './drawnFiles.ts'

/** A record of the demo shop before it is stored: its key among its kind, when it was made, and the moves it has gone through since. */
export interface Entry {
  readonly key: string
  readonly at: string
  readonly values: Values
  readonly moves?: readonly { readonly name: string; readonly at: string; readonly data?: Values }[]
}

/** What an entry may ask for while it is made. */
export interface Shop {
  readonly size: DemoSize
  readonly products: readonly DemoProduct[]
  /** Its customers who have an account when its sales begin. */
  readonly customers: readonly DemoCustomer[]
  /** The id of a record that was stored before. */
  id(resource: Resource, key: string): string
  /** Keeps a drawing; the value of a picture. */
  picture(drawing: Drawing, name: string, alt: string): Promise<Values>
}
