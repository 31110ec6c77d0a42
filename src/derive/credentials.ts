import { z } from 'zod'

/** A code of an authenticator app, or a recovery code; people type them with spaces and hyphens. */
const code = z.string().trim().min(1).max(60)

/** What travels to sign in (specification, section 7); `code` where the account has a second step. */
export const credentialsSchema = z.strictObject({
  authinfo: z.string().trim().min(1).max(320),
  password: z.string().min(1).max(1024),
  deviceToken: z.string().max(4096).nullable().default(null),
  code: code.optional(),
})

/** What travels to prove that an authenticator app has its secret. */
export const codeSchema = z.strictObject({ code })

/** What travels where the present password is the proof. */
export const passwordSchema = z.strictObject({ password: z.string().min(1).max(1024) })

/** What travels to follow an invitation: its token alone asks whose it is, with a password it is used up. */
export const invitationSchema = z.strictObject({
  token: z.string().min(1).max(200),
  password: z.string().min(1).max(1024).optional(),
})

/** What travels from whoever forgot their password. */
export const forgottenSchema = z.strictObject({
  email: z
    .string()
    .trim()
    .regex(/^[^\s@]+@[^\s@]+$/)
    .max(254),
})

/** What travels to change one's own password. */
export const passwordChangeSchema = z.strictObject({
  current: z.string().min(1).max(1024),
  next: z.string().min(1).max(1024),
})
