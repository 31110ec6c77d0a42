import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { messageLocales } from '../../messages/notification/rules/channels.ts'
import { publishingOperations } from '../publishing/server/publishingOperations.ts'
import { informationPolicy } from './informationPolicy.ts'
import { acceptanceSources, policyTypes } from './rules/policies.ts'
import { accept, acceptedOf, owedBy } from './server/acceptances.ts'
import { checklist } from './server/policyVersions.ts'

const id = z.guid().toLowerCase()

/** What policies can be asked (areas, 3). */
export default defineOperations(informationPolicy, {
  ...publishingOperations(informationPolicy),
  accept: {
    on: 'collection',
    flag: 'recordAcceptance',
    input: z.strictObject({
      policyType: z.enum(policyTypes),
      versionNo: z.int().min(1).max(1_000_000).optional(),
      customer: id,
      source: z.enum(acceptanceSources),
      locale: z.enum(messageLocales).nullable().default(null),
    }),
    summary:
      'Writes down that a customer accepted a version of a policy, the live one where none is named; said again, the first time counts.',
    run: ({ input, ...asked }) => accept(asked, input),
  },
  owed: {
    on: 'collection',
    reads: true,
    flag: 'recordAcceptance',
    input: z.strictObject({ customer: id }),
    summary: 'The policies that a customer is asked to accept at the next sign-in or checkout.',
    run: async ({ db, input }) => ({ policies: await owedBy(db, input.customer) }),
  },
  acceptances: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary: 'How many customers accepted each version of the policy’s type, and of how many it is asked.',
    run: ({ db, record }) => acceptedOf(db, record.policyType),
  },
  checklist: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary: 'The policies that the law expects of an online shop: live, only drafted, or missing.',
    run: async ({ db }) => ({ expected: await checklist(db) }),
  },
})
