import { listOf, type Operation, object, ref } from './operation.ts'

const text = { type: 'string' }
const moment = { type: 'string', format: 'date-time' }

const token = object({
  id: { type: 'string', format: 'uuid' },
  name: text,
  permissions: listOf({
    type: 'object',
    required: ['key'],
    properties: { key: text },
    additionalProperties: true,
  }),
  createdAt: moment,
  usedAt: { type: ['string', 'null'], format: 'date-time' },
  endsAt: moment,
})

const state = { mayMake: { type: 'boolean' }, tokens: listOf(token) }

const of = (method: 'get' | 'post' | 'delete', path: string, id: string, summary: string) => ({
  method,
  path: `/auth/tokens${path}`,
  id,
  tag: 'sign-in',
  summary,
})

/** The calls about one's own tokens for other systems; no token may make them. */
export const tokenOperations: readonly Operation[] = [
  {
    ...of('get', '', 'tokens', 'One’s tokens for other systems'),
    answer: {
      description: 'Whether the shop lets one have any, and those there are.',
      schema: object(state),
    },
  },
  {
    ...of('post', '', 'makeToken', 'Make a token for another system'),
    description:
      'It may what is named here, as long as one may it oneself; nothing of anybody’s account, of staff and of roles.',
    body: {
      schema: ref('TokenOrder'),
      example: {
        name: 'Warehouse scanner',
        days: 90,
        permissions: [{ key: 'stockLevel', view: true }],
        password: 'the password of now',
      },
    },
    answer: {
      description: 'The token, told here only, to be sent as a bearer.',
      schema: object({ token: text, ...state }),
    },
    refusals: [409],
  },
  {
    ...of('delete', '/{id}', 'revokeToken', 'Revoke a token'),
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
    answer: { description: 'It lets nobody in any more.', schema: object(state) },
    refusals: [404],
  },
]
