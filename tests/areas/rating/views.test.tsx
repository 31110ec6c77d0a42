import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import ModerationQueue from '../../../resources/customers/rating/screens/ModerationQueue.tsx'
import RedactDialog from '../../../resources/customers/rating/screens/RedactDialog.tsx'
import StarsCell from '../../../resources/customers/rating/screens/StarsCell.tsx'
import { resources } from '../../../resources/index.ts'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

const resource = resources.rating as never
const rating = (id: string, more: object = {}) => ({
  id,
  version: 1,
  product: 'p1',
  displayName: `Writer ${id}`,
  rating: 4,
  title: `Title ${id}`,
  body: 'Soft',
  flags: [],
  verified: true,
  sizeBought: 'M',
  status: 'pending',
  ...more,
})

function queue({ permissions }: { permissions?: readonly Record<string, unknown>[] } = {}) {
  let waiting = [rating('1'), rating('2', { flags: ['link'] }), rating('3')]
  const moved: object[] = []
  const read: string[] = []
  const view = renderMerchandising(
    <ModerationQueue resource={resource} records={[]} close={() => undefined} />,
    {
      provider: {
        getList: async () => ({ data: waiting, total: waiting.length }),
        getOne: async (path: string) => {
          read.push(path)
          return { data: { id: 'p1', name: 'Kurta' } }
        },
        transition: async (_: string, params: { id: string }) => {
          moved.push(params)
          waiting = waiting.filter(({ id }) => id !== params.id)
          return { data: {} }
        },
      },
      ...(permissions ? { permissions } : {}),
    },
  )
  return { ...view, moved, read }
}

describe('the queue of ratings', () => {
  it('goes on and back by the arrows, and says what was found', async () => {
    const { person } = queue()
    expect(await screen.findByText('Title 1')).toBeTruthy()
    await person.keyboard('{ArrowRight}')
    expect(screen.getByText('Title 2')).toBeTruthy()
    expect(screen.getByText('Link')).toBeTruthy()
    await person.keyboard('{ArrowLeft}')
    expect(screen.getByText('Title 1')).toBeTruthy()
  })

  it('reads the product only for those who may see products, for a refusal would end the session', async () => {
    const { read } = queue({ permissions: [{ key: 'rating', view: true, moderate: true }] })
    expect(await screen.findByText('Title 1')).toBeTruthy()
    expect(screen.getByText('Writer 1')).toBeTruthy()
    expect(read).toEqual([])
  })

  it('approves by A and shows the next one, until nothing waits', async () => {
    const { person, moved } = queue()
    for (const id of ['1', '2', '3']) {
      await screen.findByText(`Title ${id}`)
      await person.keyboard('a')
      await waitFor(() => expect(moved.at(-1)).toMatchObject({ id, name: 'approve', version: 1 }))
    }
    expect(await screen.findByText('Nothing waits any more.')).toBeTruthy()
  })

  it('rejects by R only with a reason', async () => {
    const { person, moved } = queue()
    await screen.findByText('Title 1')
    await person.keyboard('r')
    expect(moved).toEqual([])
    await person.click(await screen.findByRole('button', { name: 'Off topic' }))
    await waitFor(() =>
      expect(moved).toEqual([{ id: '1', name: 'reject', version: 1, data: { rejectReason: 'offTopic' } }]),
    )
  })
})

describe('stars', () => {
  it('are a number for those who cannot see them', () => {
    renderMerchandising(<StarsCell value={3} />)
    expect(screen.getByRole('img', { name: '3 stars' }).textContent).toBe('★★★☆☆')
  })
})

describe('taking personal data out', () => {
  it('sends the lines that were entered, and none that is too short to be meant', async () => {
    const { person, sent } = renderMerchandising(
      <RedactDialog resource={resource} records={[rating('1') as never]} close={() => undefined} />,
    )
    const box = screen.getByRole('textbox', { name: /Words to remove/ })
    await person.type(box, '98765 43210\nab')
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveProperty('disabled', true)
    await person.type(box, 'c\n')
    await person.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() =>
      expect(sent('operations/redact')).toEqual([{ parts: ['98765 43210', 'abc'], version: 1 }]),
    )
  })
})
