import { act, screen } from '@testing-library/react'
import { it } from 'vitest'
import { usePeriod } from '../../resources/insight/dashboard/screens/board/usePeriod.ts'
import { showAt } from '../shell/support/showAt.tsx'

function Board() {
  const { params, change } = usePeriod()
  const changeBoth = () => {
    change({ period: '90d' })
    change({ compare: 'none' })
  }
  return (
    <button type="button" onClick={changeBoth}>
      {JSON.stringify(params)}
    </button>
  )
}

it('keeps a change of the period that has not been drawn yet when the comparison is changed', async () => {
  showAt('/app/board', <Board />)
  const button = await screen.findByRole('button')
  act(() => button.click())
  await screen.findByRole('button', { name: '{"period":"90d","compare":"none"}' })
})
