/** A bar code to be drawn: its bars as [start, width], counted in modules from the left of the code, and how many modules it is wide. */
export interface Bars {
  readonly bars: readonly (readonly [start: number, width: number])[]
  readonly width: number
}

/**
 * Code 128 (ISO/IEC 15417) of a text of printable ASCII: the code sets B and C, changing over where digits make it shorter. What may
 * not be encoded gives undefined. The quiet zones of ten modules on both sides are the drawer's business.
 */
export function code128(text: string): Bars | undefined {
  const values = codewords(text)
  if (!values) return undefined
  const [start = 0, ...data] = values
  const check = data.reduce((sum, value, index) => sum + value * (index + 1), start) % 103
  const widths = [...values, check].map((value) => patterns[value]).join('') + stopPattern
  const bars: [number, number][] = []
  let at = 0
  for (const [index, digit] of [...widths].entries()) {
    if (index % 2 === 0) bars.push([at, Number(digit)])
    at += Number(digit)
  }
  return { bars, width: at }
}

const startB = 104
const startC = 105
const toC = 99
const toB = 100

/** The start and the data, without the check and the stop. */
function codewords(text: string): number[] | undefined {
  if (text === '' || !/^[\x20-\x7e]+$/.test(text)) return undefined
  const values: number[] = []
  let set: 'B' | 'C' | undefined
  let at = 0
  while (at < text.length) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0
    const isEdge = at === 0 || at + digits === text.length
    // Changing over pays from four digits on at an edge, from six within; two digits are a code of their own.
    const paysC = digits >= (isEdge ? 4 : 6) || (digits === text.length && digits === 2)
    if (set !== 'C' && paysC && digits % 2 === 0) {
      values.push(set ? toC : startC)
      set = 'C'
    } else if (set === 'C' ? digits < 2 : set === undefined) {
      values.push(set ? toB : startB)
      set = 'B'
    }
    if (set === 'C') {
      values.push(Number(text.slice(at, at + 2)))
      at += 2
    } else {
      values.push(text.charCodeAt(at) - 32)
      at += 1
    }
  }
  return values
}

/** The widths of three bars and three spaces for each of the values 0 to 105. */
const patterns = (
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
).match(/.{6}/g) as string[]

const stopPattern = '2331112'
