/** Round numbers from zero to at least `most`, some four of them: where the lines of a chart's side stand. */
export function ticksUpTo(most: number, isWhole = false): number[] {
  if (!(most > 0)) return [0, 1]
  const rough = most / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough
  const size = isWhole ? Math.max(1, Math.ceil(step)) : step
  const count = Math.ceil(most / size - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => index * size)
}

/** Every how many labels one has room, each being so many pixels wide. */
export const labelStep = (labels: number, width: number, each = 76): number =>
  Math.max(1, Math.ceil(labels / Math.max(1, Math.floor(width / each))))
