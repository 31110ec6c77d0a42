import { darker, lighter, mix } from './colour.ts'
import { round } from './line.ts'

/** A woven or embroidered border: a pattern tile, repeated along the board, drawn inside the given outline. */
export function border(
  id: string,
  path: string,
  y: number,
  tall: number,
  ground: string,
  thread: string,
): string {
  const wide = tall * 0.9
  const light = lighter(thread, 0.3)
  const leaf = (turn: number) =>
    `<path d="M0,0C${round(tall * 0.13)},${round(-tall * 0.1)} ${round(tall * 0.13)},${round(-tall * 0.24)} 0,${round(-tall * 0.31)}C${round(-tall * 0.13)},${round(-tall * 0.24)} ${round(-tall * 0.13)},${round(-tall * 0.1)} 0,0Z" fill="${light}" transform="rotate(${turn})"/>`
  const flower = `<g transform="translate(${round(wide / 2)} ${round(tall * 0.52)})">${[0, 72, 144, 216, 288].map(leaf).join('')}<circle r="${round(tall * 0.06)}" fill="${darker(thread, 0.3)}"/></g>`
  const rows = `<path d="M0,${round(tall * 0.06)}H${wide}M0,${round(tall * 0.94)}H${wide}" stroke="${thread}" stroke-width="${round(tall * 0.07)}"/><path d="M0,${round(tall * 0.14)}H${wide}M0,${round(tall * 0.86)}H${wide}" stroke="${light}" stroke-width="2"/><path d="M0,${round(tall * 0.5)}l${round(wide * 0.1)},${round(-tall * 0.12)}l${round(wide * 0.1)},${round(tall * 0.12)}l${round(-wide * 0.1)},${round(tall * 0.12)}zM${round(wide * 0.8)},${round(tall * 0.5)}l${round(wide * 0.1)},${round(-tall * 0.12)}l${round(wide * 0.1)},${round(tall * 0.12)}l${round(-wide * 0.1)},${round(tall * 0.12)}z" fill="${thread}"/>`
  return `<pattern id="${id}" width="${wide}" height="${tall}" patternUnits="userSpaceOnUse" y="${y}"><rect width="${wide}" height="${tall}" fill="${ground}"/>${rows}${flower}</pattern><path d="${path}" fill="url(#${id})"/>`
}

/** One scattered motif (a buta) at a place. */
export function buta(x: number, y: number, size: number, thread: string, turn = 0): string {
  const s = (value: number) => round(value * size)
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})"><path d="M0,${s(-1)}C${s(0.62)},${s(-0.6)} ${s(0.72)},${s(0.1)} ${s(0.3)},${s(0.5)}C${s(0.05)},${s(0.72)} ${s(-0.42)},${s(0.6)} ${s(-0.44)},${s(0.12)}C${s(-0.44)},${s(-0.3)} ${s(0)},${s(-0.4)} ${s(-0.06)},${s(-0.72)}C${s(-0.1)},${s(-0.9)} ${s(-0.2)},${s(-1)} ${s(0)},${s(-1)}Z" fill="${thread}"/><circle cx="${s(0.02)}" cy="${s(0.16)}" r="${s(0.16)}" fill="${mix(thread, '#5a1f1f', 0.55)}"/></g>`
}

/** Embroidery down the front: a spine of leaves and dots between two heights. */
export function vine(
  x: number,
  [top, bottom]: readonly [number, number],
  wide: number,
  thread: string,
): string {
  const light = lighter(thread, 0.35)
  const count = Math.max(2, Math.round((bottom - top) / 34))
  const step = (bottom - top) / count
  const parts = Array.from({ length: count }, (_, index) => {
    const y = round(top + (index + 0.5) * step)
    const leaf = (side: number) =>
      `<path d="M${x},${y + 6}q${round(side * wide * 0.2)},-16 ${round(side * wide * 0.48)},-12q${round(-side * wide * 0.12)},14 ${round(-side * wide * 0.48)},12z" fill="${index % 2 ? thread : light}"/>`
    return `${leaf(1)}${leaf(-1)}<circle cx="${x}" cy="${round(y - 10)}" r="3.4" fill="${light}"/>`
  })
  return `<path d="M${x},${top}V${bottom}" stroke="${thread}" stroke-width="2.4"/>${parts.join('')}`
}

/** Dots of thread or beads along an SVG path. */
export const beads = (path: string, colour: string, size = 5): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0.1 ${size * 2}"/>`
