import { QueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, memoryStore, TestMemoryRouter, useNotificationContext } from 'ra-core'
import polyglot from 'ra-i18n-polyglot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { catalogues } from '#texts'
import { resources } from '../../resources/index.ts'
import type { Board } from '../../resources/insight/project/rules/board.ts'
import BoardPage from '../../resources/insight/project/screens/board/BoardPage.tsx'
import { areaMessages } from '../../src/derive/messages.ts'
import type { AppRoute } from '../../src/derive/routes.ts'
import { startSession } from '../../src/providers/session.ts'
import { RouteGuard } from '../../src/shell/access/Guard.tsx'
import { appRoutes } from '../../src/shell/routeTable.ts'
import { RegistryContext } from '../../src/views/RegistryContext.ts'

const { areas, subjects } = await catalogues.en()
const messages = { ...subjects, ...areaMessages(resources, areas) }

const column = (id: string, title: string, position: number, cardLimit: number | null = null) => ({
  id,
  title,
  position,
  cardLimit,
  version: 1,
  finished: false,
})
const card = (id: string, of: string, position: number) => ({
  id,
  column: of,
  position,
  title: id.toUpperCase(),
  version: 3,
  dueDate: '2020-01-02',
  labels: ['urgent'],
  members: [],
  cover: null,
  comments: 2,
  files: 0,
  lines: 4,
  done: 1,
})
const begin = (): Board => ({
  columns: [column('x', 'To do', 1), column('y', 'Done', 2, 1)],
  cards: [card('a', 'x', 1024), card('b', 'x', 2048), card('c', 'x', 3072)] as never,
  people: [],
  archived: 0,
})

type Move = (id: string, input: { column: string; behind: string | null }) => Promise<void>

const route = appRoutes.find(({ path }) => path === 'apps/project/scrumboard') as AppRoute

/** A board over a server that keeps what `onMove` lets through. */
function renderBoard({
  onMove,
  permissions,
}: {
  onMove?: Move
  permissions?: Record<string, unknown>[]
} = {}) {
  startSession(
    'token',
    { _id: 'u1', type: permissions ? 'SUB_ADMIN' : 'ADMIN', username: 'asha', name: 'Asha' } as never,
    (permissions ?? []) as never,
  )
  let board = begin()
  const asked: string[] = []
  const request = vi.fn(
    async (path: string, { data }: { data: { column: string; behind: string | null } }) => {
      if (path === 'projects/p/operations/board') return { data: board }
      // Who lacks a right is told whether they have asked for it.
      if (path === 'auth/access-requests') return { data: [] }
      const [, id = ''] = /project-cards\/(\w+)\/operations\/move/.exec(path) ?? []
      asked.push(`${id} ${data.column} ${data.behind}`)
      await onMove?.(id, data)
      const { withMoved } = await import('../../resources/insight/project/rules/arrange.ts')
      board = withMoved(board, id, data)
      return { data: { version: 4 } }
    },
  )
  const provider = {
    request,
    getList: async () => ({ data: [{ id: 'p', name: 'Monsoon', stage: 'active' }], total: 1 }),
    getMany: async () => ({ data: [] }),
  }
  const notices: { message: string; undo: (() => void) | undefined }[] = []
  const Notices = () => {
    const { notifications } = useNotificationContext()
    for (const { message, notificationOptions } of notifications as any[])
      if (!notices.some((one) => one.message === message))
        notices.push({ message, undo: notificationOptions?.onUndo })
    return null
  }
  render(
    <TestMemoryRouter initialEntries={['/app/apps/project/scrumboard?project=p']}>
      <CoreAdminContext
        dataProvider={provider as never}
        i18nProvider={polyglot(() => messages as never, 'en', [], { onMissingKey: (key: string) => key })}
        store={memoryStore()}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <RegistryContext value={resources}>
          <Notices />
          <RouteGuard route={route}>
            <BoardPage />
          </RouteGuard>
        </RegistryContext>
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
  const titlesIn = async (title: string) =>
    within(await screen.findByRole('region', { name: title }))
      .queryAllByRole('link')
      .map((link) => link.textContent)
  return { asked, notices, request, titlesIn, user: userEvent.setup() }
}

afterEach(() => document.documentElement.removeAttribute('dir'))

const focusOn = async (title: string) => {
  const link = await screen.findByRole('link', { name: title })
  act(() => link.focus())
  return link
}

describe('a card that is lifted', () => {
  it('goes where the arrows lead, by one question to the server, and back by undo', async () => {
    const { asked, notices, titlesIn, user } = renderBoard()
    await focusOn('C')
    await user.keyboard(' ')
    expect(screen.getByText('C is lifted. It is card 3 of 3 in “To do”.')).toBeTruthy()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(await titlesIn('To do')).toEqual(['C', 'A', 'B'])
    expect(asked).toEqual([])
    await user.keyboard('{ArrowDown} ')
    expect(screen.getByText('C is now card 2 of 3 in “To do”.')).toBeTruthy()
    await waitFor(() => expect(asked).toEqual(['c x a']))
    expect(await titlesIn('To do')).toEqual(['A', 'C', 'B'])
    expect(document.activeElement?.textContent).toBe('C')
    await waitFor(() => expect(notices.at(-1)?.message).toBe('Card moved to “To do”'))
    act(() => notices.at(-1)?.undo?.())
    await waitFor(() => expect(asked).toEqual(['c x a', 'c x b']))
    expect(await titlesIn('To do')).toEqual(['A', 'B', 'C'])
  })

  it('goes to the next column by the arrow that points there, also where pages are read from the right', async () => {
    document.documentElement.dir = 'rtl'
    const { asked, titlesIn, user } = renderBoard()
    await focusOn('A')
    await user.keyboard(' {ArrowRight}')
    expect(await titlesIn('To do')).toEqual(['A', 'B', 'C'])
    await user.keyboard('{ArrowLeft}')
    expect(await titlesIn('Done')).toEqual(['A'])
    await user.keyboard(' ')
    await waitFor(() => expect(asked).toEqual(['a y null']))
  })

  it('stays where it was by Escape, and where somebody goes elsewhere', async () => {
    const { asked, titlesIn, user } = renderBoard()
    await focusOn('B')
    await user.keyboard(' {ArrowUp}{Escape}')
    expect(screen.getByText('B stays where it was.')).toBeTruthy()
    await user.keyboard(' {ArrowUp}')
    await focusOn('C')
    expect(await titlesIn('To do')).toEqual(['A', 'B', 'C'])
    expect(asked).toEqual([])
  })
})

describe('a board', () => {
  it('draws a card back that the server refuses, and says why', async () => {
    // ra-core writes every refusal into the console while we work on the product.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { notices, titlesIn, user } = renderBoard({
      onMove: async () => {
        throw Object.assign(new Error('Validation Error'), {
          body: { errors: { column: '“Done” takes at most 1 cards.' } },
        })
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Actions for B' }))
    await user.click(screen.getByRole('menuitem', { name: 'Move to…' }))
    await user.selectOptions(screen.getByLabelText('Column'), 'Done')
    await user.click(screen.getByRole('button', { name: 'Move' }))
    await waitFor(() =>
      expect(notices.map(({ message }) => message)).toEqual(['“Done” takes at most 1 cards.']),
    )
    await waitFor(async () => expect(await titlesIn('Done')).toEqual([]))
    expect(await titlesIn('To do')).toEqual(['A', 'B', 'C'])
  })

  it('says in words what its cards show by colour and number', async () => {
    renderBoard()
    const first = (await screen.findByRole('link', { name: 'A' })).closest('li') as HTMLElement
    for (const said of [/^Overdue since/, 'Urgent', '2 comments', '1 of 4 lines done'])
      expect(within(first).getByText(said)).toBeTruthy()
    expect(screen.getByText('0 of at most 1 cards')).toBeTruthy()
  })

  it('offers whoever only reads nothing that they may not do', async () => {
    const view = { view: true }
    const keys = ['project', 'boardColumn', 'projectCard']
    const { asked, user } = renderBoard({ permissions: keys.map((key) => ({ key, ...view })) })
    await focusOn('A')
    await user.keyboard(' {ArrowDown} ')
    expect(asked).toEqual([])
    expect(screen.queryByRole('button', { name: /^Actions for|Add c/ })).toBeNull()
  })

  it('asks for nothing that its reader may not see', async () => {
    const { request } = renderBoard({ permissions: [{ key: 'project', view: true }] })
    await screen.findByText('The right “See” of “Board columns” is missing.')
    expect(request.mock.calls.filter(([path]) => path.startsWith('project'))).toEqual([])
  })
})
