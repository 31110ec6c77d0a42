/** Who takes money online and gives it back by itself; the others are people and couriers. */
export const gateways = ['sandbox', 'razorpay'] as const

export type Gateway = (typeof gateways)[number]

/** Whether a payment was taken by a gateway. */
export const isGateway = (provider: unknown): provider is Gateway =>
  (gateways as readonly unknown[]).includes(provider)
