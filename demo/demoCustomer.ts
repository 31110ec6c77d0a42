/** A person of the demo shop, as other stages speak of them. */
export interface DemoCustomer {
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly language: string
  readonly daysKnown: number
}
