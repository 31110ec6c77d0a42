import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import DefaultDashboard from '../../src/dashboards/default/DefaultDashboard.tsx'
import { setWidth, showFrame, signInAs } from '../shell/support/showFrame.tsx'

const getList = vi.fn()
const show = (locale: 'en' | 'fr' = 'en') =>
  showFrame('/app/dashboards/default', {
    page: <DefaultDashboard />,
    locale,
    dataProvider: { getList } as never,
  })
const main = () => within(screen.getByRole('main'))

beforeEach(() => {
  localStorage.clear()
  setWidth(1440)
  getList.mockReset()
  getList.mockResolvedValue({ data: [], total: 1240, meta: { totalKind: 'exact' } })
})

describe('the first page', () => {
  it('greets the person and counts the areas they may see, asking for no others', async () => {
    signInAs([{ key: 'brand', view: true }])
    await show()
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Mira Banerjee' })).toBeDefined()
    const card = await main().findByRole('link', { name: /Brands/ })
    await expect.poll(() => card.textContent).toBe('Brands1,240')
    expect(getList.mock.calls.map(([resource]) => resource)).toEqual(['pages/brand'])
  })

  it('writes numbers as the language does and says when one is an estimate', async () => {
    getList.mockResolvedValue({ data: [], total: 1240, meta: { totalKind: 'estimate' } })
    signInAs([{ key: 'brand', view: true }])
    await show('fr')
    const card = await main().findByRole('link', { name: /Marques/ })
    await expect.poll(() => card.textContent?.replace(/\s/g, ' ')).toBe('Marquesenviron 1 240')
  })

  it('shows no number where the API gives none', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    getList.mockRejectedValue(Object.assign(new Error('no'), { status: 404 }))
    signInAs([{ key: 'brand', view: true }])
    await show()
    const card = await main().findByRole('link', { name: /Brands/ })
    await expect.poll(() => card.textContent).toBe('BrandsNot counted')
  })

  it('tells a person without any area that there is none', async () => {
    signInAs([])
    await show()
    expect(main().queryAllByRole('link')).toEqual([])
    expect(main().getByText(/does not include any area/)).toBeDefined()
    expect(getList).not.toHaveBeenCalled()
  })
})
