import { z } from 'zod'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/database/schema.ts'
import { defineOperations } from '../../../server/defineOperations.ts'
import { findOperation } from '../../shared/reveal/server/findOperation.ts'
import { revealOperation } from '../../shared/reveal/server/revealOperation.ts'
import { storeAddress } from '../../shared/settings/server/storeAddress.ts'
import { cart } from './cart.ts'
import { compareCart } from './server/compareCart.ts'
import { draftOfCart } from './server/draftOfCart.ts'
import { copyRecoveryLink, previewRecovery, recoverCart, recoverCarts } from './server/recoverCart.ts'
import { reopenCart, syncCart, syncInput } from './server/syncCart.ts'

const nothing = z.strictObject({})
const several = z.array(z.guid().toLowerCase()).min(1).max(500)

/** Where the store is, as far as the server knows. */
const store = (db: Db, { settings }: Context) => storeAddress(db, settings.publicUrl ?? '')

/** What a cart can be asked (areas, 5): by the store (`sync`, `reopen`), and by whoever helps the sale along. */
export default defineOperations(cart, {
  reveal: revealOperation(cart),
  find: findOperation(cart),
  sync: {
    on: 'collection',
    flag: 'sync',
    input: syncInput,
    summary:
      'Writes a cart as the store has it; the answer has the token, the prices of the shop and what a coupon gives.',
    async run({ input, ...work }) {
      const { cart: stored, couponRule } = await syncCart(work, input)
      const {
        id,
        token,
        status,
        items,
        itemsTotal,
        discount,
        shippingEstimate,
        taxEstimate,
        total,
        serviceable,
      } = stored
      return {
        id,
        token,
        status,
        itemsTotal,
        discount,
        shippingEstimate,
        taxEstimate,
        total,
        serviceable,
        couponRule,
        items: items.map(({ variant, sku, name, options, quantity, mrp, unitPrice }) => ({
          variant,
          sku,
          name,
          options,
          quantity,
          mrp,
          unitPrice,
        })),
      }
    },
  },
  reopen: {
    on: 'collection',
    flag: 'sync',
    input: z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) }),
    summary: 'Notes that somebody followed the link to their cart, which is active again.',
    run: async ({ input, ...work }) => ({ id: (await reopenCart(work, input.token)).id }),
  },
  compare: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: nothing,
    summary: 'The cart then and now: prices, stock, delivery and its coupon.',
    run: ({ db, record, at }) => compareCart(db, record, at),
  },
  previewRecovery: {
    on: 'record',
    reads: true,
    flag: 'recover',
    input: nothing,
    summary: 'What would be sent to the owner of the cart, and why it may not be.',
    run: async ({ db, record, context, at }) => previewRecovery(db, record, await store(db, context), at),
  },
  sendRecovery: {
    on: 'record',
    adds: true,
    flag: 'recover',
    input: nothing,
    summary:
      'Reminds the owner of the cart; three times within seven days at most, and only who agreed to it.',
    run: async ({ record, context, ...work }) => recoverCart(work, record, await store(work.db, context)),
  },
  sendRecoveries: {
    on: 'collection',
    flag: 'recover',
    input: z.strictObject({ carts: several }),
    rows: ({ carts }) => carts.length,
    summary: 'Reminds the owners of several carts, and says whom not and why.',
    run: async ({ input, context, ...work }) =>
      recoverCarts(work, input.carts, await store(work.db, context)),
  },
  copyLink: {
    on: 'record',
    adds: true,
    flag: 'recover',
    input: nothing,
    summary: 'The link at which the cart goes on; that it was taken is noted.',
    run: async ({ record, context, ...work }) =>
      copyRecoveryLink(work, record, await store(work.db, context)),
  },
  createDraft: {
    on: 'record',
    adds: true,
    flag: 'view',
    needs: [['order', 'create']],
    input: nothing,
    summary: 'A draft order with the goods of the cart, at the prices of now.',
    run: ({ record, ...work }) => draftOfCart(work, record),
  },
  assign: {
    on: 'collection',
    flag: 'edit',
    input: z.strictObject({ carts: several, to: z.guid().toLowerCase().nullable() }),
    rows: ({ carts }) => carts.length,
    summary: 'Says who looks after several carts: a member of staff, or nobody.',
    async run({ input, records }) {
      for (const id of [...new Set(input.carts)].sort())
        await records.update(cart, id, { assignedTo: input.to })
      return {}
    },
  },
})
