import { useStore } from 'ra-core'
import { plansTexts } from '../../../i18n/plans.ts'
import { ownTexts } from '../../providers/pageTexts.ts'
import type { Card } from './cards.ts'

/** A plan of the demonstration, with its price in minor units a month. */
export interface Plan {
  readonly name: PlanName
  readonly monthly: number
  /** What it has of each feature: a number, any number (`null`), or whether it has it. */
  readonly has: Readonly<Record<Feature, number | boolean | null>>
}

export const planNames = ['starter', 'studio', 'house'] as const

export type PlanName = (typeof planNames)[number]

export const features = [
  ...(['people', 'products', 'locations', 'languages', 'roles', 'tokens', 'audit'] as const),
] as const

export type Feature = (typeof features)[number]

export const plans: readonly Plan[] = [
  {
    name: 'starter',
    monthly: 0,
    has: { people: 2, products: 100, locations: 1, languages: 1, roles: false, tokens: false, audit: false },
  },
  {
    name: 'studio',
    monthly: 149_900,
    has: { people: 15, products: 5000, locations: 3, languages: 4, roles: true, tokens: true, audit: false },
  },
  {
    name: 'house',
    monthly: 399_900,
    has: {
      people: null,
      products: null,
      locations: null,
      languages: 4,
      roles: true,
      tokens: true,
      audit: true,
    },
  },
]

/** Of a year two months are free. */
export const priceOf = ({ monthly }: Plan, isYearly: boolean): number => (isYearly ? monthly * 10 : monthly)

/** What taking a plan would have cost, in minor units. */
export interface Invoice {
  readonly id: string
  readonly at: string
  readonly plan: PlanName
  readonly yearly: boolean
  readonly amount: number
}

/** As many as an account keeps. */
const mostInvoices = 24

/** The invoices after another plan was taken; one that costs nothing has none. */
export function withInvoice(invoices: readonly Invoice[], next: Invoice): readonly Invoice[] {
  return next.amount === 0 ? invoices : [next, ...invoices].slice(0, mostInvoices)
}

/** What somebody chose and entered in the demonstration. */
export interface DemoPlan {
  readonly plan: PlanName
  readonly yearly: boolean
  readonly cards: readonly Card[]
  /** The id of the card that is used where none is named. */
  readonly usual: string | null
  /** The newest first; absent until a plan that costs something was taken. */
  readonly invoices?: readonly Invoice[]
}

const begun: DemoPlan = { plan: 'starter', yearly: false, cards: [], usual: null }

/** The plan of the demonstration, kept with the account. */
export const useDemoPlan = () => useStore<DemoPlan>('demoPlan', begun)

/** The texts of the plans: no other page carries them. */
export const { fetchTexts, useTexts } = ownTexts(plansTexts)
