import { z } from 'zod'

/** What travels to sign in (specification, section 7). */
export const credentialsSchema = z.strictObject({
  authinfo: z.string().trim().min(1).max(320),
  password: z.string().min(1).max(1024),
  deviceToken: z.string().max(4096).nullable().default(null),
})

/** What travels to follow an invitation: its token alone asks whose it is, with a password it is used up. */
export const invitationSchema = z.strictObject({
  token: z.string().min(1).max(200),
  password: z.string().min(1).max(1024).optional(),
})

/** What travels to change one's own password. */
export const passwordChangeSchema = z.strictObject({
  current: z.string().min(1).max(1024),
  next: z.string().min(1).max(1024),
})
