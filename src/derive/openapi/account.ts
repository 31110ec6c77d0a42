import { activityKinds } from '../activity.ts'
import { listOf, type Operation, object, ref } from './operation.ts'

const empty = object({})

const queryParameter = (name: string, schema: object, description: string) => ({
  name,
  in: 'query',
  schema,
  description,
})

/** An event of the shop that one hears of, and by which ways. */
const ownEvent = object({
  key: { type: 'string' },
  name: { type: 'string' },
  group: { type: 'string' },
  channels: object({ inApp: { type: 'boolean' }, email: { type: 'boolean' }, push: { type: 'boolean' } }),
})

/** The calls about one's own account: who one is, how one likes to work, one's inbox, where one is signed in. */
export const accountOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/auth/profile',
    id: 'profile',
    tag: 'sign-in',
    summary: 'One’s own account',
    answer: { description: 'The account, with the names of its roles.', schema: ref('Profile') },
  },
  {
    method: 'put',
    path: '/auth/profile',
    id: 'changeProfile',
    tag: 'sign-in',
    summary: 'Change one’s own account',
    description:
      'Another `username` or `email` needs the present `password`. Another `email` waits as `pendingEmail` until the links sent to both addresses were followed.',
    body: { schema: ref('ProfileChange'), example: { version: 1, name: 'Asha Rao' } },
    answer: { description: 'The account as it is now.', schema: ref('Profile') },
    refusals: [409],
  },
  {
    method: 'post',
    path: '/auth/profile/email',
    id: 'confirmEmail',
    tag: 'sign-in',
    summary: 'Follow a link of a change of one’s e-mail address',
    description: 'The second of the two links makes the address what one signs in with.',
    body: { schema: ref('EmailToken') },
    answer: { description: 'The account as it is now.', schema: ref('Profile') },
    refusals: [404, 409],
  },
  {
    method: 'delete',
    path: '/auth/profile/email',
    id: 'giveUpEmail',
    tag: 'sign-in',
    summary: 'Give up a change of one’s e-mail address',
    answer: { description: 'The account as it is.', schema: ref('Profile') },
  },
  {
    method: 'get',
    path: '/auth/preferences',
    id: 'preferences',
    tag: 'sign-in',
    summary: 'How one likes to work',
    answer: {
      description:
        'What was ever chosen, and how the dashboards are arranged for one’s roles (`roleDashboards`), which holds for a board that one arranged nothing of.',
      schema: ref('OwnPreferences'),
    },
  },
  {
    method: 'put',
    path: '/auth/preferences',
    id: 'keepPreferences',
    tag: 'sign-in',
    summary: 'Keep preferences',
    description: 'Keys that are absent keep their value.',
    body: { schema: ref('Preferences'), example: { currentTheme: 'dark', locale: 'en' } },
    answer: { description: 'All of them, as they are now.', schema: ref('OwnPreferences') },
  },
  {
    method: 'get',
    path: '/auth/activity',
    id: 'ownActivity',
    tag: 'sign-in',
    summary: 'What one did',
    description:
      'A page of 25, newest first, of the areas that one may see today. Another page goes on after the last entry (`before`).',
    parameters: [
      queryParameter('area', { type: 'string' }, 'The name of an area.'),
      queryParameter(
        'kind',
        { type: 'string', enum: [...activityKinds] },
        'What was done; a `step` is all that is no plain writing.',
      ),
      queryParameter('from', { type: 'string', format: 'date' }, 'The first day.'),
      queryParameter('to', { type: 'string', format: 'date' }, 'The last day.'),
      queryParameter('before', { type: 'string', format: 'uuid' }, 'The entry after which it goes on.'),
    ],
    answer: {
      description: 'The titles are those of today; null for records that are gone or may not be seen.',
      schema: object({
        hasMore: { type: 'boolean' },
        entries: listOf(
          object({
            id: { type: 'string' },
            at: { type: 'string' },
            action: { type: 'string' },
            area: { type: 'string' },
            recordId: { type: 'string' },
            title: { type: ['string', 'null'] },
          }),
        ),
      }),
    },
  },
  {
    method: 'get',
    path: '/auth/notifications',
    id: 'ownEvents',
    tag: 'sign-in',
    summary: 'What one hears of, and by which ways',
    answer: {
      description: 'The events of one’s roles and of one’s own work; whether push messages reach one at all.',
      schema: object({ push: { type: 'boolean' }, events: listOf(ownEvent) }),
    },
  },
  {
    method: 'put',
    path: '/auth/notifications/{key}',
    id: 'keepOwnEvent',
    tag: 'sign-in',
    summary: 'Choose by which ways one hears of an event',
    description: 'Ways that are absent stay as they are. What the law demands is not for choosing.',
    parameters: [{ name: 'key', in: 'path', required: true, schema: { type: 'string' } }],
    body: { schema: ref('OwnEventChange'), example: { email: true } },
    answer: { description: 'The event as it is now.', schema: ownEvent },
    refusals: [404],
  },
  {
    method: 'put',
    path: '/auth/device',
    id: 'keepDevice',
    tag: 'sign-in',
    summary: 'Say where push messages reach this session',
    body: { schema: ref('Device'), example: { deviceToken: null } },
    answer: { description: 'It is kept.', schema: empty },
  },
  {
    method: 'post',
    path: '/auth/prove',
    id: 'prove',
    tag: 'sign-in',
    summary: 'Give one’s password again',
    description:
      'Changes that open doors are refused with `password-needed` ten minutes after the password was last given.',
    body: { schema: ref('Proof'), example: { password: 'atelier-demo' } },
    answer: { description: 'It is right.', schema: empty },
  },
  {
    method: 'get',
    path: '/auth/notice',
    id: 'notice',
    tag: 'sign-in',
    summary: 'What all staff are told now',
    answer: {
      description: 'An announcement, and whether only administrators may change anything.',
      schema: ref('Notice'),
    },
  },
  {
    method: 'get',
    path: '/auth/faq',
    id: 'faq',
    tag: 'sign-in',
    summary: 'What colleagues ask most',
    answer: {
      description: 'The published questions with their answers as HTML, in the language asked for.',
      schema: object({
        questions: listOf(
          object({
            id: { type: 'string' },
            group: { type: 'string' },
            question: { type: 'string' },
            answer: { type: 'string' },
          }),
        ),
      }),
    },
  },
  {
    method: 'get',
    path: '/auth/inbox',
    id: 'inbox',
    tag: 'sign-in',
    summary: 'What the shop has told one',
    answer: {
      description:
        'The fifty latest messages of the last sixty days, newest first; those put off are left out.',
      schema: object({
        unread: { type: 'integer' },
        messages: listOf(
          object({
            id: { type: 'string' },
            subject: { type: 'string' },
            body: { type: ['string', 'null'] },
            group: { type: ['string', 'null'] },
            area: { type: ['string', 'null'] },
            areaId: { type: ['string', 'null'] },
            areaName: { type: ['string', 'null'] },
            createdAt: { type: 'string' },
            readAt: { type: ['string', 'null'] },
          }),
        ),
      }),
    },
  },
  {
    method: 'get',
    path: '/auth/inbox/unread',
    id: 'inboxUnread',
    tag: 'sign-in',
    summary: 'How many messages one has not read',
    answer: { description: 'The number alone.', schema: object({ unread: { type: 'integer' } }) },
  },
  {
    method: 'post',
    path: '/auth/inbox/read',
    id: 'inboxRead',
    tag: 'sign-in',
    summary: 'Mark messages as read',
    description: 'All of one’s inbox where `ids` is absent.',
    body: { schema: ref('InboxRead'), example: {} },
    answer: { description: 'How many are left.', schema: object({ unread: { type: 'integer' } }) },
  },
  {
    method: 'post',
    path: '/auth/inbox/{id}/snooze',
    id: 'inboxSnooze',
    tag: 'sign-in',
    summary: 'Put a message off',
    parameters: ['id'],
    body: { schema: ref('InboxSnooze') },
    answer: { description: 'How many are left.', schema: object({ unread: { type: 'integer' } }) },
    refusals: [404],
  },
  {
    method: 'get',
    path: '/auth/sessions',
    id: 'sessions',
    tag: 'sign-in',
    summary: 'Where one is signed in',
    answer: { description: 'The session that asks comes first.', schema: listOf(ref('OwnSession')) },
  },
  {
    method: 'delete',
    path: '/auth/sessions/{id}',
    id: 'endOwnSession',
    tag: 'sign-in',
    summary: 'Sign out in one place',
    parameters: ['id'],
    answer: { description: 'That session has ended.', schema: empty },
    refusals: [404],
  },
  {
    method: 'delete',
    path: '/auth/sessions',
    id: 'endOwnSessions',
    tag: 'sign-in',
    summary: 'Sign out everywhere',
    answer: { description: 'All sessions of the account have ended, this one too.', schema: empty },
  },
]
