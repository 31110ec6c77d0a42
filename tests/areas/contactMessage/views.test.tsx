import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import Conversation from '../../../resources/customers/contactMessage/screens/Conversation.tsx'
import { resources } from '../../../resources/index.ts'
import { DueTime } from '../../../resources/shared/due/screens/DueTime.tsx'
import RevealDialog from '../../../resources/shared/reveal/screens/RevealDialog.tsx'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

const { contactMessage } = resources
const resource = contactMessage as never
const entry = (kind: string, text: string) => ({
  id: `${kind}-${text}`,
  kind,
  text,
  author: 'Naoko',
  channel: 'email',
  at: '2026-11-19T09:00:00.000Z',
})
const message = (more: object = {}) =>
  ({
    id: 'm1',
    version: 3,
    ticketNo: 'T-2026-00007',
    name: 'Kiran',
    subject: 'Zip',
    channel: 'email',
    status: 'open',
    customer: null,
    thread: [],
    files: [],
    ...more,
  }) as never
const staff = (flags: object) => [{ key: 'contactMessage', view: true, ...flags }]

describe('the clock of a message', () => {
  it('says how long there is, and in words that it is late', () => {
    renderMerchandising(
      <DueTime path={contactMessage.path} at={new Date(Date.now() + 3 * 3_600_000).toISOString()} />,
    )
    expect(screen.getByText(/^Due in/)).toBeTruthy()
    renderMerchandising(
      <DueTime path={contactMessage.path} at={new Date(Date.now() - 3 * 3_600_000).toISOString()} />,
    )
    expect(screen.getByText(/^Late, 3h ago$/)).toBeTruthy()
  })
})

describe('the conversation', () => {
  it('tells replies, notes and the customer apart in words', () => {
    const thread = [entry('customer', 'It is stuck'), entry('note', 'Calls often'), entry('reply', 'We look')]
    renderMerchandising(<Conversation resource={resource} record={message({ thread })} />)
    const heads = screen.getAllByRole('listitem').map((item) => within(item).getByText(/Naoko/).textContent)
    expect(heads).toEqual(['Naoko (customer)', 'Naoko, internal note', 'Naoko'])
  })

  it('sends a reply by its channel, and what comes after it', async () => {
    const { person, sent } = renderMerchandising(<Conversation resource={resource} record={message()} />)
    await person.type(screen.getByRole('textbox', { name: 'Reply to Kiran' }), 'Which size?')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Afterwards' }), 'Keep it open')
    await person.click(screen.getByRole('button', { name: 'Add the reply' }))
    await waitFor(() =>
      expect(sent('operations/reply')).toEqual([
        { text: 'Which size?', files: [], channel: 'email', next: 'open' },
      ]),
    )
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''))
  })

  it('begins with the way the customer spoke last, says how the answer leaves, and offers e-mail where it would not', async () => {
    const way = (channel: string, more: object = {}) => ({
      channel,
      reason: null,
      until: null,
      around: null,
      ...more,
    })
    const ways = [
      way('email'),
      way('sms', { around: '[…] - Atelier' }),
      way('whatsapp', { reason: 'noTemplate' }),
    ]
    const thread = [{ ...entry('customer', 'Hello'), channel: 'whatsapp' }]
    const { person } = renderMerchandising(
      <Conversation resource={resource} record={message({ thread })} />,
      { answers: { 'operations/answerWays': { ways } } },
    )
    const by = screen.getByRole('combobox', { name: 'By' })
    expect(by).toHaveProperty('value', 'whatsapp')
    expect(await screen.findByText(/^Only noted, not sent: more than 24 hours have passed/)).toBeTruthy()
    await person.selectOptions(by, 'SMS')
    expect(screen.getByText('Kept in the conversation and sent by SMS as: […] - Atelier')).toBeTruthy()
    await person.type(screen.getByRole('textbox', { name: 'Reply to Kiran' }), 'x'.repeat(151))
    expect(screen.getByText('2 SMS, 145 characters left')).toBeTruthy()
    await person.selectOptions(by, 'WhatsApp')
    await person.click(screen.getByRole('button', { name: 'By e-mail instead' }))
    expect(by).toHaveProperty('value', 'email')
    expect(screen.getByText('Kept in the conversation and sent by e-mail.')).toBeTruthy()
  })

  it('says below an answer what became of it, and why', async () => {
    const thread = [{ ...entry('reply', 'We look'), sentAs: 'n1' }]
    const told = { entry: 'reply-We look', status: 'suppressed', held: 'undeliverable', error: null }
    renderMerchandising(<Conversation resource={resource} record={message({ thread })} />, {
      answers: { 'operations/deliveries': { deliveries: [told] } },
    })
    expect(await screen.findByText('The address takes no messages')).toBeTruthy()
  })

  it('is led by keys: N to a note, R to a reply, A to whoever presses it, but not while one types', async () => {
    const { person, sent } = renderMerchandising(<Conversation resource={resource} record={message()} />)
    await person.keyboard('n')
    const note = await screen.findByRole('textbox', { name: /Internal note/ })
    expect(document.activeElement).toBe(note)
    await person.type(note, 'rna')
    expect(note).toHaveProperty('value', 'rna')
    expect(sent('operations/assign')).toEqual([])
    note.blur()
    await person.keyboard('r')
    expect(await screen.findByRole('textbox', { name: 'Reply to Kiran' })).toBeTruthy()
    ;(document.activeElement as HTMLElement).blur()
    await person.keyboard('a')
    await waitFor(() => expect(sent('operations/assign')).toEqual([{ to: 'u1', version: 3 }]))
  })

  it('offers notes only to those who may not reply, and nothing to those who only look', () => {
    const { unmount } = renderMerchandising(<Conversation resource={resource} record={message()} />, {
      permissions: staff({ edit: true }),
    })
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Choose files to go with it: up to 5, of 10 MB each and 14 MB together',
      'Add the note',
    ])
    unmount()
    renderMerchandising(<Conversation resource={resource} record={message()} />, { permissions: staff({}) })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('takes no reply where it is closed', () => {
    renderMerchandising(<Conversation resource={resource} record={message({ status: 'closed' })} />)
    expect(screen.queryByRole('button', { name: 'Add the reply' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Add the note' })).toBeTruthy()
  })
})

describe('what is hidden of a message', () => {
  it('is shown after a reason was given, once', async () => {
    const values = { email: 'kiran@example.com', phone: null }
    const { person, sent } = renderMerchandising(
      <RevealDialog resource={resource} records={[message()]} close={() => undefined} />,
      { answers: { 'operations/reveal': { values } } },
    )
    const button = screen.getByRole('button', { name: 'Show' })
    expect(button).toHaveProperty('disabled', true)
    await person.type(screen.getByRole('textbox', { name: /Reason/ }), 'Courier asks')
    await person.click(button)
    expect(await screen.findByRole('link', { name: 'kiran@example.com' })).toBeTruthy()
    expect(sent('operations/reveal')).toEqual([{ reason: 'Courier asks' }])
  })
})

describe('a canned reply', () => {
  it('is put below what was typed', async () => {
    const replies = [{ id: 't1', name: 'Where is it?', text: 'Dear Kiran, it is on its way.' }]
    const { person } = renderMerchandising(<Conversation resource={resource} record={message()} />, {
      answers: { 'operations/cannedReplies': { replies } },
    })
    const box = screen.getByRole('textbox', { name: 'Reply to Kiran' })
    await person.type(box, 'Hello')
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Canned reply' }), 'Where is it?')
    expect(box).toHaveProperty('value', 'Hello\n\nDear Kiran, it is on its way.')
  })
})
