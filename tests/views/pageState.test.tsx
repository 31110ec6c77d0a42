import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePageState } from '../../src/views/usePageState.ts'
import { showAt } from '../shell/support/showAt.tsx'

function Board() {
  const [state, change] = usePageState()
  const changeBoth = () => {
    // As somebody whose second press comes before the page is drawn with the first.
    change({ due: undefined })
    change({ member: '7' }, { replace: true })
  }
  return (
    <button type="button" onClick={changeBoth}>
      {JSON.stringify(state)}
    </button>
  )
}

it('keeps one change of the address beside another that follows at once', async () => {
  showAt('/app/board?due=none', <Board />)
  const button = await screen.findByRole('button', { name: '{"due":"none"}' })
  act(() => button.click())
  await screen.findByRole('button', { name: '{"member":"7"}' })
  expect(window.location.search).toBe('?member=7')
})
