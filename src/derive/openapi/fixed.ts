import { accountOperations } from './account.ts'
import { type Operation, object, ref } from './operation.ts'
import { secondStepOperations } from './secondStep.ts'
import { tokenOperations } from './tokens.ts'

const text = { type: 'string' }
const count = { type: 'integer', minimum: 0 }
const empty = object({})

/** The calls that do not belong to an area. */
export const fixedOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/auth/login',
    id: 'signIn',
    tag: 'sign-in',
    summary: 'Sign in',
    isPublic: true,
    description:
      'A customer gets an answer too, with the type CUSTOMER and a token that opens nothing. Where the account has a second step, the right password alone is refused as `code-needed`, and the same call is made again with `code`: that of the authenticator app, or a recovery code.',
    body: {
      schema: ref('Credentials'),
      example: { authinfo: 'admin@atelier.test', password: 'atelier-demo', deviceToken: null },
    },
    answer: {
      description: 'A session has begun.',
      schema: object({ sessionToken: text, user: ref('User') }),
    },
    refusals: [401],
  },
  {
    method: 'post',
    path: '/auth/logout',
    id: 'signOut',
    tag: 'sign-in',
    summary: 'Sign out',
    isPublic: true,
    answer: { description: 'The session, if there was one, has ended.', schema: empty },
  },
  {
    method: 'get',
    path: '/auth/session',
    id: 'session',
    tag: 'sign-in',
    summary: 'Who is signed in',
    answer: {
      description: 'The user, with their permissions as they are now.',
      schema: object({ user: ref('User') }),
    },
  },
  {
    method: 'get',
    path: '/auth/password',
    id: 'passwordRule',
    tag: 'sign-in',
    summary: 'What a new password has to be',
    answer: {
      description: 'The fewest characters that the shop asks for.',
      schema: object({ least: count }),
    },
  },
  {
    method: 'post',
    path: '/auth/password',
    id: 'changePassword',
    tag: 'sign-in',
    summary: 'Change one’s password',
    description: 'Ends all other sessions of the account.',
    body: {
      schema: ref('PasswordChange'),
      example: { current: 'atelier-demo', next: 'seven lamps on a pier' },
    },
    answer: { description: 'The password is changed.', schema: empty },
  },
  ...accountOperations,
  ...secondStepOperations,
  ...tokenOperations,
  {
    method: 'post',
    path: '/auth/register',
    id: 'signUp',
    tag: 'sign-in',
    summary: 'Sign up',
    isPublic: true,
    description: 'Always refused: accounts are made by those who run the shop.',
    answer: { description: 'Never answered.', schema: empty },
    refusals: [403],
  },
  {
    method: 'post',
    path: '/auth/invitation',
    id: 'invitation',
    tag: 'sign-in',
    summary: 'Follow an invitation',
    isPublic: true,
    description:
      'The token alone answers whose it is; with a password it is used up, and that person can sign in with the password.',
    body: { schema: ref('Invitation') },
    answer: {
      description: 'Whose invitation it is.',
      schema: object({ name: text, email: text, passwordLength: count }),
    },
    refusals: [404],
  },
  {
    method: 'post',
    path: '/auth/forgotten',
    id: 'forgotten',
    tag: 'sign-in',
    summary: 'Ask for a link to a new password',
    isPublic: true,
    description:
      'Answers the same for every address. Whoever has an account gets the link by e-mail; three an hour for one address.',
    body: { schema: ref('Forgotten') },
    answer: {
      description: 'Whether this shop sends such links at all; if not, an administrator makes one.',
      schema: object({ byMail: { type: 'boolean' } }),
    },
    refusals: [429],
  },
  {
    method: 'get',
    path: '/home/getTxt/public',
    id: 'publicSettings',
    tag: 'settings',
    summary: 'Where the public settings are',
    isPublic: true,
    answer: {
      description:
        'The address of a JSON file whose `adminSettings` is a list of settings; the first entry counts.',
      schema: object({ generalTxt: { type: 'string', format: 'uri' } }),
    },
  },
  {
    method: 'post',
    path: '/files',
    id: 'upload',
    tag: 'files',
    summary: 'Upload a file',
    description:
      'JPEG, PNG, WebP and AVIF are decoded and written anew as WebP; PDF, CSV and plain text stay as they are. A picture with `as=document` has no public address.',
    parameters: [{ name: 'as', in: 'query', schema: { type: 'string', enum: ['document'] } }],
    body: { type: 'multipart/form-data', schema: object({ file: { type: 'string', format: 'binary' } }) },
    answer: { status: 201, description: 'The file is kept.', schema: ref('StoredFile') },
  },
  {
    method: 'get',
    path: '/files/{id}/{width}.webp',
    id: 'picture',
    tag: 'files',
    summary: 'A picture in one of its widths',
    isPublic: true,
    parameters: [
      'id',
      { name: 'width', in: 'path', required: true, schema: { type: 'integer', enum: [96, 320, 640, 1280] } },
    ],
    answer: {
      description: 'It never changes.',
      type: 'image/webp',
      schema: { type: 'string', format: 'binary' },
    },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/files/{id}/download',
    id: 'download',
    tag: 'files',
    summary: 'A file as an attachment',
    parameters: ['id'],
    answer: {
      description: 'The whole file, for whoever brought it or may see a record and a field that holds it.',
      type: 'application/octet-stream',
      schema: { type: 'string', format: 'binary' },
    },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/openapi.json',
    id: 'openapi',
    tag: 'documentation',
    summary: 'This document',
    isPublic: true,
    answer: { description: 'OpenAPI 3.1.', schema: { type: 'object' } },
  },
  {
    method: 'get',
    path: '/docs',
    id: 'docs',
    tag: 'documentation',
    summary: 'This document, for reading',
    isPublic: true,
    answer: { description: 'A page.', type: 'text/html', schema: text },
  },
  {
    method: 'get',
    path: '/docs/{tag}',
    id: 'docsOfTag',
    tag: 'documentation',
    summary: 'One part of it, for reading',
    isPublic: true,
    parameters: [{ name: 'tag', in: 'path', required: true, schema: text }],
    answer: { description: 'A page.', type: 'text/html', schema: text },
    refusals: [404],
  },
]
