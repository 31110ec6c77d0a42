import { screen, waitFor, within } from '@testing-library/react'
import { Form } from 'ra-core'
import { describe, expect, it, vi } from 'vitest'
import { resources } from '../../../resources/index.ts'
import Bell from '../../../resources/insight/inbox/screens/Bell.tsx'
import MessageSection from '../../../resources/messages/notification/screens/MessageSection.tsx'
import KeyPreview from '../../../resources/messages/notificationKey/screens/PreviewDialog.tsx'
import VariablesSection from '../../../resources/messages/notificationKey/screens/VariablesSection.tsx'
import CopyDialog from '../../../resources/messages/template/screens/CopyDialog.tsx'
import PreviewDialog from '../../../resources/messages/template/screens/PreviewDialog.tsx'
import TemplateCheck from '../../../resources/messages/template/screens/TemplateCheck.tsx'
import TestDialog from '../../../resources/messages/template/screens/TestDialog.tsx'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

const message = (id: string, more = {}) => ({
  id,
  subject: `Subject ${id}`,
  body: `Body ${id}`,
  group: 'stock',
  area: null,
  areaId: null,
  areaName: null,
  createdAt: '2026-11-14T05:30:00.000Z',
  readAt: null,
  ...more,
})

describe('the bell', () => {
  const about = { area: 'brand', areaId: 'b1', areaName: 'Ritu' }

  it('says how much is unread, and opens what the shop told, by keyboard too', async () => {
    const { person, sent } = renderMerchandising(<Bell buttonClass="" room={null} />, {
      answers: {
        'inbox/unread': { unread: 2 },
        'inbox/read': { unread: 0 },
        'auth/inbox': {
          unread: 2,
          messages: [message('a', about), message('b'), message('c', { readAt: '2026-11-14T06:00:00.000Z' })],
        },
      },
    })
    const bell = await screen.findByRole('button', { name: 'Messages to you: 2 unread' })
    bell.focus()
    await person.keyboard('{ArrowDown}')
    const link = await screen.findByRole('link', { name: 'Subject a' })
    expect(link.getAttribute('href')).toBe('/app/pages/brand/b1/show')
    expect(screen.queryByRole('link', { name: 'Subject b' })).toBeNull()
    const items = screen.getAllByRole('listitem')
    expect(items.map((item) => within(item).queryByText('Unread') !== null)).toEqual([true, true, false])
    await person.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(sent('inbox/read')).toEqual([{}]))
    expect(await screen.findByRole('button', { name: 'Messages to you' })).toBeTruthy()
    expect(screen.queryByText('Unread')).toBeNull()
  })

  it('puts a message off until tomorrow', async () => {
    const { person, asked } = renderMerchandising(<Bell buttonClass="" room={null} />, {
      answers: {
        snooze: { unread: 0 },
        'inbox/unread': { unread: 1 },
        'auth/inbox': { unread: 1, messages: [message('a')] },
      },
    })
    await person.click(await screen.findByRole('button', { name: 'Messages to you: 1 unread' }))
    await person.click(await screen.findByRole('button', { name: 'Remind me tomorrow' }))
    expect(await screen.findByText(/Nothing new/)).toBeTruthy()
    const { path, input } = asked.at(-1) ?? { path: '', input: {} }
    expect(path).toBe('auth/inbox/a/snooze')
    expect(Date.parse(input.until)).toBeGreaterThan(Date.now())
  })

  it('is not there where the server knows no inbox, and asks no more', async () => {
    // react-admin writes down what was refused.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { asked, container } = renderMerchandising(<Bell buttonClass="" room={null} />, {
      answers: {
        'inbox/unread': () => {
          throw Object.assign(new Error('Not found'), { status: 404 })
        },
      },
    })
    await waitFor(() => expect(asked).toHaveLength(1))
    document.dispatchEvent(new Event('visibilitychange'))
    expect([asked.length, container.querySelector('button')]).toEqual([1, null])
  })
})

describe('what stands beside a template', () => {
  const resource = resources.template as never
  const provider = { getOne: async () => ({ data: { id: 'k', key: 'order.placed', name: 'Order placed' } }) }

  it('lists the variables of its event and says where it is wrong while it is written', async () => {
    renderMerchandising(
      <Form record={{ kind: 'message', key: 'k', channel: 'sms', body: 'Order {{order.numbr}}' }}>
        <TemplateCheck resource={resource} />
      </Form>,
      { provider },
    )
    expect(await screen.findByRole('button', { name: 'order.number' })).toBeTruthy()
    expect(screen.getByText('Line 1, column 7: this event has no variable “order.numbr”.')).toBeTruthy()
    expect(screen.getByText('One SMS · 6 characters, 154 left (GSM-7)')).toBeTruthy()
    expect(screen.getByText(/Without DLT entity/)).toBeTruthy()
  })

  it('asks nothing of keys for those who may not see them', async () => {
    let isAsked = false
    renderMerchandising(
      <TemplateCheck resource={resource} record={{ id: 't', kind: 'message', key: 'k' } as never} />,
      {
        permissions: [{ key: 'template', view: true }],
        provider: {
          getOne: async () => {
            isAsked = true
            return provider.getOne()
          },
        },
      },
    )
    expect(await screen.findByText(/Choose a notification key/)).toBeTruthy()
    expect(isAsked).toBe(false)
  })
})

describe('the dialogs of a template', () => {
  const props = {
    resource: resources.template as never,
    records: [{ id: 't1', version: 3, name: 'Order placed' } as never],
  }

  it('show it filled in, without anything that could run', async () => {
    const { person, sent } = renderMerchandising(<PreviewDialog {...props} close={() => {}} />, {
      answers: {
        preview: {
          subject: 'Hi',
          body: '<p>Dear Ada<img src=x onerror="alert(1)"></p>',
          plain: 'Dear Ada (text)',
          html: true,
        },
      },
    })
    const said = await screen.findByText('Dear Ada')
    expect(said.innerHTML).toMatch(/^Dear Ada<span[^>]*>Picture left out<\/span>$/)
    await person.click(screen.getByRole('button', { name: 'Plain text' }))
    expect(screen.getByText('Dear Ada (text)')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'The last one sent' }))
    await waitFor(() => expect(sent('preview')).toEqual([{ values: 'samples' }, { values: 'last' }]))
  })

  it('offer only samples to those who may not see what was said', async () => {
    renderMerchandising(<PreviewDialog {...props} close={() => {}} />, {
      permissions: [{ key: 'template', view: true }],
      answers: { preview: { subject: 'Hi', body: 'x', plain: 'x', html: false } },
    })
    await screen.findByText('Hi')
    expect(screen.queryByRole('button', { name: 'The last one sent' })).toBeNull()
  })

  it('send a test to an address, and say what is wrong with it', async () => {
    // react-admin writes down what was refused.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let closed = 0
    const refuse = (input: { to: string }) => {
      if (input.to === 'a@b')
        throw Object.assign(new Error('Invalid'), { body: { errors: { to: 'No address.' } } })
      return { id: 'n' }
    }
    const { person } = renderMerchandising(<TestDialog {...props} close={() => closed++} />, {
      answers: { 'operations/test': refuse },
    })
    const box = await screen.findByRole('textbox', { name: /To/ })
    await person.type(box, 'a@b')
    await person.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('No address.')).toBeTruthy()
    await person.type(box, '.example')
    await person.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(closed).toBe(1))
  })

  it('copy it to another language', async () => {
    const { person, sent, place } = renderMerchandising(<CopyDialog {...props} close={() => {}} />, {
      answers: { 'operations/copy': { id: 't2' } },
    })
    await person.selectOptions(await screen.findByRole('combobox', { name: /Language/ }), 'ja')
    await person.click(screen.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(place.pathname).toBe('/app/pages/template/t2'))
    expect(sent('copy')).toEqual([{ locale: 'ja' }])
  })
})

it('a key shows what it says, by channel and language', async () => {
  const texts = [
    { id: 't1', channel: 'email', locale: 'en' },
    { id: 't2', channel: 'email', locale: 'fr' },
    { id: 't3', channel: 'inApp', locale: 'en' },
  ]
  const preview = ({ text = 't1' }: { text?: string }) => ({
    texts,
    preview: { subject: `Subject ${text}`, body: 'Body', plain: 'Body', html: false },
  })
  const { person } = renderMerchandising(
    <KeyPreview
      resource={resources.notificationKey as never}
      records={[{ id: 'k1', version: 1, name: 'Low stock' }] as never}
      close={() => undefined}
    />,
    { answers: { 'operations/preview': preview } },
  )
  await screen.findByText('Subject t1')
  await person.click(screen.getByRole('button', { name: 'French' }))
  await screen.findByText('Subject t2')
  await person.click(screen.getByRole('button', { name: 'Inbox' }))
  await screen.findByText('Subject t3')
  expect(screen.queryByRole('button', { name: 'French' })).toBeNull()
})

it('a key without texts says so', async () => {
  renderMerchandising(
    <KeyPreview
      resource={resources.notificationKey as never}
      records={[{ id: 'k1', version: 1, name: 'Low stock' }] as never}
      close={() => undefined}
    />,
    { answers: { 'operations/preview': { texts: [], preview: null } } },
  )
  await screen.findByText('This event has no active words yet.')
})

it('a key shows what its event brings and its templates', async () => {
  renderMerchandising(
    <VariablesSection
      resource={resources.notificationKey as never}
      record={{ id: 'k', key: 'account.otp' } as never}
    />,
    { provider: { getList: async () => ({ data: [{ id: 't9', channel: 'sms', locale: 'en' }], total: 1 }) } },
  )
  const row = (await screen.findByText('{{otp.code}}')).closest('tr')
  expect(row?.textContent).toBe('{{otp.code}}TextPersonal data482913')
  expect((await screen.findByRole('link', { name: 'SMS · en' })).getAttribute('href')).toBe(
    '/app/pages/template/t9/show',
  )
})

it('a message in the log is shown as it was sent, cleaned, with the way to its record', async () => {
  const record = {
    id: 'n',
    subject: 'Hi',
    body: '<p>Order <script>1</script>AT-1</p>',
    channel: 'email',
    area: 'brand',
    areaId: 'b1',
    areaName: 'Ritu',
  }
  renderMerchandising(<MessageSection resource={resources.notification as never} record={record as never} />)
  expect((await screen.findByText('Order AT-1')).innerHTML).toBe('Order AT-1')
  expect(screen.getByRole('link', { name: 'Open the record: Ritu' }).getAttribute('href')).toBe(
    '/app/pages/brand/b1/show',
  )
})
