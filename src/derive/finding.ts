import { z } from 'zod'

/** What a check of the running shop found. The words for it are `system.told.<code>` and, of what is not right, `system.todo.<code>`. */
export const findingSchema = z
  .object({
    check: z.string().describe('What was looked at, such as `database`.'),
    state: z.enum(['ok', 'warning', 'wrong']),
    code: z.string().describe('What was found, such as `diskLow`.'),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe('What the words speak of: names ending in `Bytes` are bytes, in `At` moments.'),
    detail: z.string().nullable().describe('What a system said of it, in its own words.'),
  })
  .meta({ id: 'Finding' })

export type Finding = z.output<typeof findingSchema>
