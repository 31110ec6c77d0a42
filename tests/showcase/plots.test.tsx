import { render as draw, fireEvent, screen, within } from '@testing-library/react'
import { I18nContextProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { makeWords } from '../../resources/insight/dashboard/screens/board/useWords.ts'
import { Columns } from '../../resources/insight/dashboard/screens/charts/Columns.tsx'
import { classesOf, classOf } from '../../resources/insight/dashboard/screens/charts/classesOf.ts'
import { OutlineMap } from '../../resources/insight/dashboard/screens/charts/OutlineMap.tsx'
import { Plot } from '../../resources/insight/dashboard/screens/charts/Plot.tsx'
import { placeOnWorld } from '../../resources/insight/dashboard/screens/charts/placeOnWorld.ts'
import { Radar } from '../../resources/insight/dashboard/screens/charts/Radar.tsx'
import { Shares } from '../../resources/insight/dashboard/screens/charts/Shares.tsx'
import { useZoom } from '../../resources/insight/dashboard/screens/charts/useZoom.ts'

const series = [
  { name: 'Shirts', colour: 'red', values: [2, 4, null] },
  { name: 'Saris', colour: 'blue', values: [1, 3, 5] },
]
const labels = ['Mon', 'Tue', 'Wed']
const written = (value: number) => `${value}.00`
const common = { label: 'Sales', help: 'Arrows read.', labels, format: written, short: written }
const texts: Readonly<Record<string, string>> = { 'list.pair': '%{label}: %{value}', 'list.comma': ', ' }
const speaker = {
  translate: (key: string, values: Record<string, string> = {}) =>
    (texts[key] ?? key).replace(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  changeLocale: async () => {},
  getLocale: () => 'en',
}
const render = (children: ReactNode) =>
  draw(<I18nContextProvider value={speaker}>{children}</I18nContextProvider>)

const words = makeWords((key: string) => key, 'en')

describe('columns', () => {
  it('are read by the arrow keys, and stand upon each other where they are stacked', () => {
    const { container } = render(<Columns isStacked series={series} {...common} />)
    const chart = screen.getByRole('group', { name: 'Sales. Arrows read.' })
    fireEvent.keyDown(chart, { key: 'End' })
    expect(chart.querySelector('[aria-live]')?.textContent).toBe('Wed: Shirts –, Saris 5.00')
    fireEvent.keyDown(chart, { key: 'ArrowLeft' })
    expect(chart.querySelector('[aria-live]')?.textContent).toContain('Tue')
    const boxes = [...container.querySelectorAll('[class*=column]')].map((box) => ({
      y: Number(box.getAttribute('y')),
      height: Number(box.getAttribute('height')),
    }))
    // Of Tuesday: what is sold of the second stands where the first ends.
    expect((boxes[3]?.y ?? 0) + (boxes[3]?.height ?? 0)).toBeCloseTo(boxes[2]?.y ?? -1)
  })

  it('lie as bars, as long as their values', () => {
    const { container } = render(<Columns isLying series={series} {...common} />)
    const wide = [...container.querySelectorAll('[class*=column]')].map((box) =>
      Number(box.getAttribute('width')),
    )
    expect(wide[2]).toBeCloseTo(2 * (wide[0] ?? 0))
  })
})

describe('parts of a whole, and a radar', () => {
  it('tell a part with its share', () => {
    const shares = [
      { name: 'Shirts', value: 30, colour: 'red' },
      { name: 'Saris', value: 10, colour: 'blue' },
    ]
    render(<Shares {...common} isRing shares={shares} percent={(part) => `${part * 100}%`} />)
    const chart = screen.getByRole('group')
    fireEvent.keyDown(chart, { key: 'Home' })
    expect(chart.querySelector('[aria-live]')?.textContent).toBe('Shirts: 30.00, 75%')
    expect(chart.querySelector('text')?.textContent).toBe('40.00')
  })

  it('draw nothing where there is nothing', () => {
    const { container } = render(<Shares {...common} shares={[]} percent={String} />)
    expect(container.querySelectorAll('path')).toHaveLength(0)
    expect(container.querySelector('circle')).not.toBeNull()
  })

  it('read the spokes of a radar', () => {
    render(<Radar {...common} series={series} />)
    const chart = screen.getByRole('group')
    fireEvent.keyDown(chart, { key: 'ArrowRight' })
    expect(chart.querySelector('[aria-live]')?.textContent).toBe('Mon: Shirts 2.00, Saris 1.00')
  })
})

describe('a plot', () => {
  it('takes series away by its legend, and shows its table', () => {
    const table = { head: ['Day', 'Shirts'], rows: [['Mon', '2']] }
    render(
      <Plot label="Sales" series={series} table={table} words={words}>
        {(isShown) => (
          <p>
            {series
              .filter(({ name }) => isShown(name))
              .map(({ name }) => name)
              .join()}
          </p>
        )}
      </Plot>,
    )
    screen.getByText('Shirts,Saris')
    const shirts = screen.getByRole('button', { name: 'Shirts' })
    fireEvent.click(shirts)
    expect(shirts.getAttribute('aria-pressed')).toBe('false')
    screen.getByText('Saris', { selector: 'p' })
    fireEvent.click(shirts)
    screen.getByText('Shirts,Saris')
    fireEvent.click(screen.getByRole('button', { name: 'dashboard.actions.table' }))
    within(screen.getByRole('table', { name: 'Sales' })).getByRole('rowheader', { name: 'Mon' })
  })
})

describe('a map', () => {
  it('puts as many values into each class, or makes each equally wide', () => {
    const values = [1, 2, 3, 4, 100, 200]
    expect(classesOf(values, 3, 'quantile')).toEqual([2, 4, 200])
    expect(classesOf(values, 2, 'quantize')).toEqual([100.5, 200])
    expect([1, 3, 200].map((value) => classOf(value, [2, 4, 200]))).toEqual([0, 1, 2])
  })

  it('lays the places of the earth where its outlines are', () => {
    expect(placeOnWorld(0, 0)).toEqual([360, 187])
    const [west] = placeOnWorld(-180, 0)
    const [east] = placeOnWorld(180, 0)
    expect(west).toBeCloseTo(720 - east)
    expect(east).toBeLessThan(720)
    // Paris lies above the equator, a little east of Greenwich.
    const [x, y] = placeOnWorld(2.35, 48.86)
    expect(x).toBeGreaterThan(360)
    expect(y).toBeLessThan(187)
  })

  it('reads what has a name, one after the other', () => {
    const lands = [
      { key: 'a', outline: 'M0 0h1v1z' },
      { key: 'b', outline: 'M2 2h1v1z', name: 'Japan', told: '12' },
      { key: 'c', outline: 'M4 4h1v1z', name: 'France' },
    ]
    render(<OutlineMap label="World" help="Arrows read." lands={lands} view={[0, 0, 10, 10]} />)
    const map = screen.getByRole('group', { name: 'World. Arrows read.' })
    fireEvent.keyDown(map, { key: 'ArrowDown' })
    expect(map.querySelector('[aria-live]')?.textContent).toBe('Japan: 12')
    fireEvent.keyDown(map, { key: 'ArrowDown' })
    expect(map.querySelector('[aria-live]')?.textContent).toBe('France')
  })

  it('comes nearer, moves and never leaves its edges, by the keyboard', () => {
    const Box = () => {
      const { view, box } = useZoom([100, 50])
      return (
        <button type="button" {...box}>
          {view.join(' ')}
        </button>
      )
    }
    render(<Box />)
    const box = screen.getByRole('button')
    const press = (key: string) => fireEvent.keyDown(box, { key })
    press('+')
    expect(box.textContent).toBe('25 12.5 50 25')
    press('ArrowRight')
    expect(box.textContent).toBe('31.25 12.5 50 25')
    for (let presses = 0; presses < 20; presses += 1) press('ArrowRight')
    expect(box.textContent).toBe('50 12.5 50 25')
    press('0')
    expect(box.textContent).toBe('0 0 100 50')
  })
})
