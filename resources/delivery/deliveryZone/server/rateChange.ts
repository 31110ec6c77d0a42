import { z } from 'zod'

/** What is asked of a change of rates: by a share in percent or by an amount in paise, not both; days as they shall be. */
export const rateChange = z
  .strictObject({
    ids: z.array(z.guid().toLowerCase()).min(1).max(200),
    type: z.enum(['standard', 'express', 'sameDay', 'scheduled', 'pickup']).optional(),
    percent: z.number().min(-100).max(500).optional(),
    amount: z.int().min(-10_000_000).max(10_000_000).optional(),
    etaMin: z.int().min(0).max(60).optional(),
    etaMax: z.int().min(0).max(60).optional(),
  })
  .refine(({ percent, amount }) => !percent || !amount, { path: ['amount'], params: { code: 'one-change' } })
  .refine(({ etaMin, etaMax }) => etaMin === undefined || etaMax === undefined || etaMin <= etaMax, {
    path: ['etaMax'],
    params: { code: 'backwards' },
  })
