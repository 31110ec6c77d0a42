import { darker, lighter, mix } from './colour.ts'
import { round } from './line.ts'

/** A sewn button with four holes at a place; radius in drawing units. */
export function button(x: number, y: number, radius: number, colour: string): string {
  const hole = radius * 0.24
  const holes = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(
    ([dx, dy]) =>
      `<circle cx="${round(x + (dx ?? 0) * hole)}" cy="${round(y + (dy ?? 0) * hole)}" r="${round(radius * 0.12)}" fill="${darker(colour, 0.7)}"/>`,
  )
  return `<g><circle cx="${round(x + 1.4)}" cy="${round(y + 2.6)}" r="${radius}" fill="#000" fill-opacity=".32"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" stroke="${darker(colour, 0.45)}" stroke-width=".8"/><circle cx="${x}" cy="${y}" r="${round(radius * 0.66)}" fill="none" stroke="${darker(colour, 0.3)}" stroke-width="1"/><path d="M${round(x - radius * 0.75)},${round(y - radius * 0.2)}A${radius * 0.8},${radius * 0.8} 0 0 1 ${round(x + radius * 0.1)},${round(y - radius * 0.78)}" fill="none" stroke="${lighter(colour, 0.7)}" stroke-width="1.5" stroke-linecap="round"/>${holes.join('')}</g>`
}

/** Buttons one below the other, evenly between two heights. */
export function buttons(
  x: number,
  [top, bottom]: readonly [number, number],
  count: number,
  radius: number,
  colour: string,
): string {
  const step = count > 1 ? (bottom - top) / (count - 1) : 0
  return Array.from({ length: count }, (_, index) =>
    button(x, round(top + index * step), radius, colour),
  ).join('')
}

/** A metal snap, rivet or eyelet. */
export function rivet(x: number, y: number, radius: number, metal = '#b8a27a'): string {
  return `<circle cx="${round(x + 1)}" cy="${round(y + 2)}" r="${radius}" fill="#000" fill-opacity=".35"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${metal}" stroke="${darker(metal, 0.5)}" stroke-width="1"/><circle cx="${round(x - radius * 0.3)}" cy="${round(y - radius * 0.3)}" r="${round(radius * 0.35)}" fill="${lighter(metal, 0.7)}"/>`
}

/** A zip along a path: tape, teeth and slider at its upper end. */
export function zip(path: string, start: readonly [number, number], tape: string, metal = '#c9c6be'): string {
  const [x, y] = start
  return `<path d="${path}" fill="none" stroke="${darker(tape, 0.35)}" stroke-width="15"/><path d="${path}" fill="none" stroke="${mix(metal, '#000000', 0.35)}" stroke-width="7"/><path d="${path}" fill="none" stroke="${metal}" stroke-width="6" stroke-dasharray="2.6 2.6"/><path d="M${x - 6},${y}h12l2,16h-16z" fill="${metal}" stroke="${darker(metal, 0.5)}" stroke-width="1"/><rect x="${x - 4.5}" y="${y + 14}" width="9" height="30" rx="4" fill="${lighter(metal, 0.25)}" stroke="${darker(metal, 0.5)}" stroke-width="1"/>`
}

/** A woven label inside a neck. */
export function label(x: number, y: number, cloth: string): string {
  const ground = mix(cloth, '#f3efe6', 0.82)
  return `<rect x="${x - 26}" y="${y}" width="52" height="21" rx="1.5" fill="${ground}" stroke="#000" stroke-opacity=".18"/><path d="M${x - 14},${y + 10.5}h28" stroke="#5b5148" stroke-opacity=".8" stroke-width="3"/>`
}
