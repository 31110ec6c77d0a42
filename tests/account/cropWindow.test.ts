import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  moved,
  nearest,
  pressed,
  squareOf,
  whole,
  zoomed,
} from '../../resources/staff/account/screens/picture/window.ts'

const size = { width: 800, height: 600 }

describe('what of a picture is kept', () => {
  it('is at first the largest square in its middle', () => {
    expect(squareOf(whole, size)).toEqual({ left: 100, top: 0, side: 600 })
  })

  it('follows the finger, and stops at the edge', () => {
    expect(squareOf(moved(whole, size, -0.1, 0), size).left).toBeCloseTo(40)
    expect(squareOf(moved(whole, size, -9, 0), size).left).toBe(0)
    expect(moved(whole, size, 0, 0.5)).toEqual(whole)
  })

  it('comes nearer about its own middle', () => {
    const { left, top, side } = squareOf(zoomed(whole, size, 2), size)
    expect([left + side / 2, top + side / 2, side]).toEqual([400, 300, 300])
    expect(zoomed(whole, size, 99).zoom).toBe(nearest)
  })

  it('is moved by the arrow keys, and no other key takes it', () => {
    expect(squareOf(pressed(whole, size, 'ArrowRight') ?? whole, size).left).toBeCloseTo(130)
    expect(pressed(whole, size, '+')?.zoom).toBeCloseTo(1.1)
    expect(pressed(whole, size, 'Tab')).toBeUndefined()
  })

  it('lies within the picture, whatever is done to it', () => {
    const part = fc.double({ min: -3, max: 3, noNaN: true })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(part, part, fc.double({ min: 0.1, max: 9, noNaN: true })), { maxLength: 8 }),
        fc.integer({ min: 1, max: 4000 }),
        fc.integer({ min: 1, max: 4000 }),
        (steps, width, height) => {
          const picture = { width, height }
          const window = steps.reduce(
            (known, [across, down, zoom]) => zoomed(moved(known, picture, across, down), picture, zoom),
            whole,
          )
          const { left, top, side } = squareOf(window, picture)
          const slack = 1e-6 * Math.max(width, height)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(top).toBeGreaterThanOrEqual(0)
          expect(left + side).toBeLessThanOrEqual(width + slack)
          expect(top + side).toBeLessThanOrEqual(height + slack)
        },
      ),
    )
  })
})
