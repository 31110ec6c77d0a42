import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { qrCode } from '../../../resources/staff/account/rules/qrCode.ts'

const drawn = (text: string) =>
  (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
const print = (text: string) =>
  createHash('sha256').update(drawn(text).join('\n').replaceAll('#', '1').replaceAll('.', '0')).digest('hex')

const long = '0123456789 abcdefghijklmnopqrstuvwxyz '.repeat(70)

describe('a QR code', () => {
  it('is the one that another encoder (uqr) draws', () => {
    expect(drawn('0123456789 abc')).toEqual([
      '#######..####.#######',
      '#.....#..##...#.....#',
      '#.###.#..###..#.###.#',
      '#.###.#..#.##.#.###.#',
      '#.###.#..##.#.#.###.#',
      '#.....#.##....#.....#',
      '#######.#.#.#.#######',
      '............#........',
      '#..#.##.#..###.#.....',
      '..####.######...##..#',
      '###.####.#.##....####',
      '.#.#....#.#.#####..##',
      '..#.#.#.....##.###..#',
      '........#..##.#..#.##',
      '#######..#..#...##...',
      '#.....#.#.#..#...#.##',
      '#.###.#..##.#..#.#...',
      '#.###.#.###.##..#..##',
      '#.###.#...#####.##..#',
      '#.....#..###...###...',
      '#######.#.###.###..#.',
    ])
  })

  // All of these were read back by a decoder (jsQR), and are what uqr draws with the same mask; the hashes are of its drawings.
  it.each([
    [
      'otpauth://totp/Atelier:admin%40atelier.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Atelier',
      41,
      '89dff906fbb842f1',
    ],
    ['品牌', 21, '3dd2aa47dedefff6'],
    ['https://atelier.test/', 25, '76c44d16b6140219'],
    [long.slice(0, 30), 29, '79e4c107afd3555c'],
    [long.slice(0, 122), 45, '608f022d4818ce07'],
    [long.slice(0, 152), 49, '2313f626e99cc620'],
    [long.slice(0, 180), 53, '4066370726c1a34b'],
    [long.slice(0, 900), 113, '699191d36829adff'],
    [long.slice(0, 2331), 177, '2d66d94b286bd919'],
  ])('of %j is as large as it must be, and each module is right', (text, size, hash) => {
    expect(drawn(text)).toHaveLength(size)
    expect(print(text).slice(0, 16)).toBe(hash)
  })

  it('is none where the text is too long for any', () => {
    expect(qrCode('x'.repeat(2332))).toBeUndefined()
  })
})
