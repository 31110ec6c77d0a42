import { listOf, type Operation, object, ref } from './operation.ts'

const text = { type: 'string' }

const state = object({
  since: { type: ['string', 'null'], format: 'date-time' },
  recoveryCodes: { type: 'integer', minimum: 0 },
})

const recoveryCodes = object({ recoveryCodes: listOf(text) })

const of = (method: 'get' | 'post', path: string, id: string, summary: string) => ({
  method,
  path: `/auth/second-step${path}`,
  id,
  tag: 'sign-in',
  summary,
})

/** The calls about the second step of one's own sign-in. */
export const secondStepOperations: readonly Operation[] = [
  {
    ...of('get', '', 'secondStep', 'Whether one’s sign-in asks for a code'),
    answer: { description: 'Since when, and how many recovery codes are left.', schema: state },
  },
  {
    ...of('post', '', 'beginSecondStep', 'Begin to set up a second step'),
    description: 'Sign-in stays as it is until a code has confirmed the secret, which is told here only.',
    body: { schema: ref('Password') },
    answer: {
      description: 'The secret in base 32, and as the address that authenticator apps read from a QR code.',
      schema: object({ secret: text, uri: text }),
    },
    refusals: [409],
  },
  {
    ...of('post', '/confirm', 'confirmSecondStep', 'Turn the second step on'),
    description: 'Ends all other sessions of the account.',
    body: { schema: ref('Code') },
    answer: {
      description: 'Ten codes that each sign in once without the app; told here only.',
      schema: recoveryCodes,
    },
    refusals: [409],
  },
  {
    ...of('post', '/recovery-codes', 'renewRecoveryCodes', 'New recovery codes'),
    description: 'The earlier ones stop working.',
    body: { schema: ref('Password') },
    answer: { description: 'Ten codes; told here only.', schema: recoveryCodes },
    refusals: [409],
  },
  {
    ...of('post', '/off', 'endSecondStep', 'Turn the second step off'),
    body: { schema: ref('Password') },
    answer: { description: 'Sign-in asks for the password only.', schema: state },
  },
]
