import { act, fireEvent, render, screen } from '@testing-library/react'
import {
  CoreAdminContext,
  type I18nProvider,
  type NotificationOptions,
  useAddUndoableMutation,
  useNotify,
} from 'ra-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../src/controls/parts/Dialog.tsx'
import { endSession } from '../../src/providers/session.ts'
import { Notifications } from '../../src/shell/notices/Notifications.tsx'
import { signInAs } from './support/showFrame.tsx'

const i18nProvider: I18nProvider = {
  translate: (key) => key,
  changeLocale: async () => {},
  getLocale: () => 'en',
}

let notify: (message: string, options?: NotificationOptions) => void
let addMutation: (mutation: (params: { isUndo: boolean }) => void) => void

function Sender() {
  notify = useNotify()
  addMutation = useAddUndoableMutation()
  return null
}

const shown = () => screen.queryAllByText(/^message/).map((element) => element.textContent)
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Sender />
      <Notifications />
    </CoreAdminContext>,
  )
})
afterEach(() => vi.useRealTimers())

describe('messages', () => {
  it('stand in the dialog that is in front, where alone they can be reached', () => {
    const { rerender, unmount } = render(
      <Dialog title="Card" onClose={() => undefined}>
        {null}
      </Dialog>,
    )
    act(() => notify('message one'))
    expect(screen.getByText('message one').closest('dialog')).toBe(
      screen.getByRole('dialog', { name: 'Card' }),
    )
    rerender(
      <Dialog title="Card" onClose={() => undefined}>
        <Dialog title="Question" onClose={() => undefined}>
          {null}
        </Dialog>
      </Dialog>,
    )
    expect(screen.getByText('message one').closest('dialog')).toBe(
      screen.getByRole('dialog', { name: 'Question' }),
    )
    unmount()
    expect(screen.getByText('message one').closest('dialog')).toBeNull()
  })

  it('are shown three at a time; the next takes the place that becomes free', () => {
    act(() => {
      for (const number of [1, 2, 3, 4, 5]) notify(`message ${number}`)
    })
    expect(shown()).toEqual(['message 1', 'message 2', 'message 3'])
    fireEvent.click(screen.getAllByRole('button', { name: 'shell.notices.dismiss' })[0] as HTMLElement)
    expect(shown()).toEqual(['message 2', 'message 3', 'message 4'])
  })

  it('are undone by Ctrl and Z while they stand there, the latest first, unless text is written', () => {
    const undone: string[] = []
    act(() => {
      for (const name of ['one', 'two'])
        notify(`message ${name}`, { onUndo: () => undone.push(name) } as NotificationOptions)
      notify('message three')
    })
    const input = document.body.appendChild(document.createElement('input'))
    fireEvent.keyDown(input, { key: 'z', ctrlKey: true })
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, shiftKey: true })
    fireEvent.keyDown(document.body, { key: 'z' })
    input.remove()
    expect(undone).toEqual([])
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(shown()).toEqual(['message one', 'message three'])
    fireEvent.keyDown(document.body, { key: 'z', metaKey: true })
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(undone).toEqual(['two', 'one'])
    expect(shown()).toEqual(['message three'])
  })

  it('are counted instead of shown again', () => {
    act(() => {
      for (let times = 0; times < 20; times++) notify('message saved')
    })
    expect(shown()).toEqual(['message saved × 20'])
  })

  it('tell one failure once, and another one like it as a second', () => {
    act(() => {
      for (let parts = 0; parts < 5; parts++) notify('message failed', { type: 'error' })
    })
    expect(shown()).toEqual(['message failed'])
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'shell.notices.label' }))
    wait(2_500)
    act(() => notify('message failed', { type: 'error' }))
    expect(shown()).toEqual(['message failed × 2'])
  })

  it('are announced politely, errors at once', () => {
    act(() => {
      notify('message saved', { type: 'success' })
      notify('message failed', { type: 'error' })
    })
    expect(screen.getByText('message saved').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
    expect(screen.getByText('message failed').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
      'assertive',
    )
  })

  it('go by themselves, but not while the mouse or the focus is on them', () => {
    act(() => notify('message saved'))
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'shell.notices.label' }))
    wait(60_000)
    expect(shown()).toEqual(['message saved'])
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'shell.notices.label' }))
    wait(5000)
    expect(shown()).toEqual([])
  })

  it('stay where their time is null', () => {
    act(() => notify('message stays', { autoHideDuration: null }))
    wait(600_000)
    expect(shown()).toEqual(['message stays'])
  })
})

describe('messages about what is done and can be undone', () => {
  it('stand for ten seconds, each for itself, and undo what they are about', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    act(() => {
      notify('message changed', { onUndo: first })
      notify('message changed', { onUndo: second })
    })
    wait(9900)
    expect(shown()).toEqual(['message changed', 'message changed'])
    fireEvent.click(screen.getAllByRole('button', { name: 'ra.action.undo' })[1] as HTMLElement)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
    expect(shown()).toEqual(['message changed'])
    wait(200)
    expect(shown()).toEqual([])
    expect(first).not.toHaveBeenCalled()
  })

  it('do not keep anybody on the page', () => {
    act(() => notify('message changed', { onUndo: vi.fn() }))
    const leave = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leave)
    expect(leave.defaultPrevented).toBe(false)
  })
})

describe('undoable messages', () => {
  const first = vi.fn()
  const second = vi.fn()

  beforeEach(() => {
    first.mockClear()
    second.mockClear()
    act(() => {
      notify('message first', { undoable: true })
      addMutation(first)
    })
    act(() => {
      notify('message second', { undoable: true })
      addMutation(second)
    })
  })

  it('undo the change they stand for, not another', () => {
    fireEvent.click(screen.getAllByRole('button', { name: 'ra.action.undo' })[1] as HTMLElement)
    expect(second).toHaveBeenCalledExactlyOnceWith({ isUndo: true })
    expect(first).not.toHaveBeenCalled()
    expect(shown()).toEqual(['message first'])
  })

  it('carry the change out when they go, after ten seconds at the earliest', () => {
    wait(9900)
    expect(first).not.toHaveBeenCalled()
    wait(200)
    expect(first).toHaveBeenCalledExactlyOnceWith({ isUndo: false })
    expect(second).toHaveBeenCalledExactlyOnceWith({ isUndo: false })
  })

  it('have the browser ask before the page is left, unless one has signed out', () => {
    signInAs()
    const leave = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leave)
    expect(leave.defaultPrevented).toBe(true)
    endSession('signed-out')
    const forced = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(forced)
    expect(forced.defaultPrevented).toBe(false)
    signInAs()
    wait(20_000)
    const later = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(later)
    expect(later.defaultPrevented).toBe(false)
  })
})
