import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Entries } from '../../../src/views/log/Entries.tsx'
import { useEntries } from '../../../src/views/log/useEntries.ts'
import { renderMerchandising } from '../../areas/merchandising/renderMerchandising.tsx'

function Listed({ who = '' }: { who?: string }) {
  const query = useEntries<{ id: string }>('log', { who, kind: '' })
  return (
    <Entries query={query} none="Nothing was done.">
      {(entries) => (
        <ul>
          {entries.map(({ id }) => (
            <li key={id}>{id}</li>
          ))}
        </ul>
      )}
    </Entries>
  )
}

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent)

describe('entries that are listed a page after the other', () => {
  it('go on after the last one, as they were asked for', async () => {
    const asked: string[] = []
    const { person } = renderMerchandising(<Listed who="Asha" />, {
      provider: {
        request: async (path: string) => {
          asked.push(path)
          const isFirst = !path.includes('before=')
          return { data: { entries: [{ id: isFirst ? 'e2' : 'e1' }], hasMore: isFirst } }
        },
      },
    })
    const more = await screen.findByRole('button')
    expect(shown()).toEqual(['e2'])
    await person.click(more)
    expect(await screen.findByText('e1')).toBeTruthy()
    expect(shown()).toEqual(['e2', 'e1'])
    expect(screen.queryByRole('button')).toBeNull()
    expect(asked).toEqual(['log?who=Asha', 'log?who=Asha&before=e2'])
  })

  it('say that there are none', async () => {
    renderMerchandising(<Listed />, {
      provider: { request: async () => ({ data: { entries: [], hasMore: false } }) },
    })
    expect(await screen.findByText('Nothing was done.')).toBeTruthy()
  })

  it('say why they did not come, and are asked for again', async () => {
    // react-admin writes down what its provider rejects.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isDown = true
    const { person } = renderMerchandising(<Listed />, {
      provider: {
        request: async () => {
          if (isDown) throw new Error('The server does not answer.')
          return { data: { entries: [{ id: 'e1' }], hasMore: false } }
        },
      },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('The server does not answer.')
    isDown = false
    await person.click(screen.getByRole('button'))
    expect(await screen.findByText('e1')).toBeTruthy()
  })
})
