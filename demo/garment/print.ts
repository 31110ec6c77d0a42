import { random } from '../random.ts'
import { against, brightness, darker, lighter, mix } from './colour.ts'
import { round } from './line.ts'
import type { Look } from './look.ts'

/** The SVG pattern of a print with the given id; empty for plain cloth. */
export function print(look: Look, id: string): string {
  const drawn = prints[look.pattern]?.(look.base, look.accent)
  if (!drawn) return ''
  const [width, height, marks] = drawn
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${placed(0)}">${marks}</pattern>`
}

/** The same pattern turned by some degrees, under a new id. */
export const turned = (id: string, original: string, turn: number): string =>
  `<pattern id="${id}" href="#${original}" patternTransform="${placed(turn)}"/>`

const placed = (turn: number) => `translate(450 0) rotate(${round(turn)})`

type Tile = readonly [width: number, height: number, marks: string]

const prints: Partial<Record<Look['pattern'], (base: string, accent: string) => Tile>> = {
  stripe: (base, accent) => [
    44,
    44,
    `<rect x="-11" width="22" height="44" fill="${accent}"/><rect x="33" width="22" height="44" fill="${accent}"/><rect x="20" width="3" height="44" fill="${mix(base, accent, 0.5)}"/>`,
  ],
  breton: (_, accent) => [60, 46, `<rect y="12" width="60" height="17" fill="${accent}"/>`],
  check: (_, accent) => [
    48,
    48,
    `<rect x="12" width="24" height="48" fill="${accent}" fill-opacity=".42"/><rect y="12" width="48" height="24" fill="${accent}" fill-opacity=".42"/><rect x="12" y="12" width="24" height="24" fill="${accent}" fill-opacity=".3"/>`,
  ],
  tartan: (base, accent) => [120, 120, tartan(base, accent)],
  dot: (_, accent) => [
    46,
    46,
    `<circle cx="11.5" cy="11.5" r="6.4" fill="${accent}"/><circle cx="34.5" cy="34.5" r="6.4" fill="${accent}"/>`,
  ],
  floral: (base, accent) => [168, 168, wrapped(floral(base, accent), 168, 168)],
  botanical: (base, accent) => [300, 320, wrapped(botanical(base, accent), 300, 320)],
  'block print': (base, accent) => [76, 92, block(base, accent)],
  ikat: (base, accent) => [96, 132, ikat(base, accent)],
  bandhani: (base, accent) => [96, 96, bandhani(base, accent)],
  houndstooth: (_, accent) => [36, 36, houndstooth(accent)],
}

/** Repeats the marks around the tile, so that those on its edge are whole. */
function wrapped(marks: string, width: number, height: number): string {
  const places = [-width, 0, width].flatMap((x) => [-height, 0, height].map((y) => ({ x, y })))
  const others = places.filter(({ x, y }) => x !== 0 || y !== 0)
  return `<g id="marks">${marks}</g>${others.map(({ x, y }) => `<use href="#marks" x="${x}" y="${y}"/>`).join('')}`
}

function tartan(base: string, accent: string): string {
  const thin = against(base, 0.75)
  const bright = lighter(mix(base, accent, 0.5), 0.65)
  const bars: [number, number, string, number][] = [
    [14, 34, accent, 0.5],
    [62, 34, accent, 0.5],
    [53, 4, bright, 0.8],
    [104, 5, thin, 0.55],
    [28, 4, thin, 0.4],
    [78, 4, thin, 0.4],
  ]
  return bars
    .flatMap(([at, size, fill, opacity]) => [
      `<rect x="${at}" width="${size}" height="120" fill="${fill}" fill-opacity="${opacity}"/>`,
      `<rect y="${at}" width="120" height="${size}" fill="${fill}" fill-opacity="${opacity}"/>`,
    ])
    .join('')
}

/** Four dark and four light threads in a 2/2 twill. */
function houndstooth(accent: string): string {
  const cells: string[] = []
  for (let y = 0; y < 8; y += 1) {
    for (let x = 0; x < 8; x += 1) {
      const dark = (x + y) % 4 < 2 ? x < 4 : y < 4
      if (dark) cells.push(`M${x * 4.5},${y * 4.5}h4.6v4.6h-4.6z`)
    }
  }
  return `<path d="${cells.join('')}" fill="${accent}" fill-opacity=".82"/>`
}

function floral(base: string, accent: string): string {
  const stream = random(7)
  const leaf = mix('#4c6b4f', base, 0.18)
  const second = mix(accent, brightness(base) > 0.5 ? '#b0413e' : '#f4c9a0', 0.55)
  const places: [number, number][] = [
    [26, 30],
    [88, 14],
    [142, 50],
    [60, 78],
    [118, 106],
    [20, 116],
    [74, 146],
    [150, 148],
  ]
  return places
    .map(([x, y], index) => {
      const size = stream.between(9, 15)
      const petals = flower(size, index % 3 === 0 ? second : accent, lighter('#f2c14e', 0.1))
      const twig = `<path d="M0,0q10,12 6,26M4,14q9,-2 12,-9M6,20q-9,0 -13,-7" fill="none" stroke="${leaf}" stroke-width="2"/><ellipse cx="17" cy="4" rx="6" ry="3" fill="${leaf}" transform="rotate(-35 17 4)"/><ellipse cx="-8" cy="12" rx="6" ry="3" fill="${leaf}" transform="rotate(30 -8 12)"/>`
      return `<g transform="translate(${x} ${y}) rotate(${stream.whole(0, 359)})">${twig}${petals}</g>`
    })
    .join('')
}

function flower(size: number, petal: string, heart: string): string {
  const petals = Array.from({ length: 5 }, (_, index) => {
    return `<ellipse cx="0" cy="${round(-size * 0.62)}" rx="${round(size * 0.42)}" ry="${round(size * 0.6)}" fill="${petal}" transform="rotate(${index * 72})"/>`
  }).join('')
  const veins = Array.from({ length: 5 }, (_, index) => {
    return `<path d="M0,0V${round(-size * 0.8)}" stroke="${darker(petal, 0.25)}" stroke-width=".9" stroke-opacity=".6" transform="rotate(${index * 72})"/>`
  }).join('')
  return `${petals}${veins}<circle r="${round(size * 0.26)}" fill="${heart}"/>`
}

function botanical(base: string, accent: string): string {
  const leafs = (tone: string, count: number, length: number) =>
    Array.from({ length: count }, (_, index) => {
      const at = -length * (0.16 + (0.8 * index) / count)
      const size = 30 - (16 * index) / count
      const blade = (side: number) =>
        `<path d="M0,${round(at)}Q${round(side * size * 0.25)},${round(at - size * 1.05)} ${round(side * size * 1.7)},${round(at - size)}Q${round(side * size * 1.25)},${round(at - size * 0.1)} 0,${round(at)}Z" fill="${tone}"/>`
      return blade(1) + blade(-1)
    }).join('')
  const branch = (x: number, y: number, turn: number, tone: string, length: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0,0V${-length}" stroke="${tone}" stroke-width="2.6"/>${leafs(tone, 6, length)}</g>`
  const faint = mix(base, accent, 0.38)
  const bloom = mix(accent, '#e9a15b', 0.62)
  return [
    branch(70, 150, 18, faint, 130),
    branch(222, 312, -24, faint, 140),
    branch(150, 214, 42, accent, 130),
    branch(262, 124, -160, mix(accent, '#31543f', 0.4), 110),
    branch(40, 306, -14, mix(accent, '#31543f', 0.4), 110),
    `<g transform="translate(200 66)">${flower(30, bloom, darker(bloom, 0.45))}</g>`,
    `<g transform="translate(84 236) rotate(30)">${flower(24, lighter(bloom, 0.3), darker(bloom, 0.4))}</g>`,
  ].join('')
}

function block(base: string, accent: string): string {
  const second = mix(accent, base, 0.4)
  const booti = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M0,-20C10,-13 13,-3 8,6C5,11 -5,11 -8,6C-13,-3 -6,-10 -3,-17C-8,-15 -9,-20 0,-20Z" fill="${accent}"/><path d="M0,-9C4,-5 5,0 2,4C0,6 -3,5 -4,2C-5,-2 -2,-5 0,-9Z" fill="${base}"/><path d="M0,10V20M0,15L-7,11M0,15L7,11" stroke="${second}" stroke-width="2.2" stroke-linecap="round"/><circle cy="-25" r="2" fill="${second}"/></g>`
  return `${booti(19, 26)}${booti(57, 72)}<circle cx="57" cy="24" r="2.4" fill="${second}"/><circle cx="19" cy="70" r="2.4" fill="${second}"/>`
}

function ikat(base: string, accent: string): string {
  const deep = darker(accent, 0.3)
  const diamond = (size: number, fill: string) => {
    const teeth = (sx: number, sy: number) =>
      Array.from({ length: 5 }, (_, index) => {
        const x = round((sx * size * index) / 5)
        const y = round(sy * size * 1.25 * (1 - index / 5))
        const step = round((sx * size) / 5)
        return `L${x},${y}L${round(x + step)},${round(y + sy * 5)}`
      })
    const quarter = (sx: number, sy: number) =>
      `<path d="M0,0${teeth(sx, sy).join('')}L${round(sx * size)},0Z" fill="${fill}"/>`
    return quarter(1, 1) + quarter(-1, 1) + quarter(1, -1) + quarter(-1, -1)
  }
  const figure = diamond(42, accent) + diamond(27, lighter(base, 0.35)) + diamond(16, deep)
  return `<g transform="translate(48 66)">${figure}</g><g transform="translate(0 0)">${diamond(20, deep)}</g><g transform="translate(96 0)">${diamond(20, deep)}</g><g transform="translate(0 132)">${diamond(20, deep)}</g><g transform="translate(96 132)">${diamond(20, deep)}</g>`
}

function bandhani(base: string, accent: string): string {
  const dot = (x: number, y: number) =>
    `<circle cx="${round(x)}" cy="${round(y)}" r="3.4" fill="${accent}"/><circle cx="${round(x)}" cy="${round(y)}" r="1.1" fill="${darker(base, 0.2)}"/>`
  const ring = (radius: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI
      return dot(48 + radius * Math.cos(angle), 48 + radius * Math.sin(angle))
    }).join('')
  return `${ring(32, 16)}${ring(19, 9)}${dot(48, 48)}${[0, 96].flatMap((x) => [0, 96].map((y) => dot(x, y))).join('')}${dot(48, 0)}${dot(0, 48)}${dot(48, 96)}${dot(96, 48)}`
}
