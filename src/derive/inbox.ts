import { z } from 'zod'

/** Which messages were read; all of one's inbox where `ids` is absent. */
export const inboxReadSchema = z.strictObject({ ids: z.array(z.guid()).max(200).optional() })

/** When a message comes back, at most a year from now. */
export const inboxSnoozeSchema = z.strictObject({
  until: z.iso
    .datetime({ offset: true })
    .refine((until) => Date.parse(until) < Date.now() + 366 * 86_400_000),
})
