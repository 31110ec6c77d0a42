/** Units to a radian at the equator, and where 0° 0° lies. */
const scale = 131.6
const [middle, equator] = [360, 187]

/** Where a place of the earth lies on the map of the world (Natural Earth projection of Tom Patterson). */
export function placeOnWorld(longitude: number, latitude: number): readonly [x: number, y: number] {
  const across = (longitude * Math.PI) / 180
  const up = (latitude * Math.PI) / 180
  const square = up * up
  const fourth = square * square
  const x =
    0.8707 - 0.131979 * square + fourth * (-0.013791 + fourth * square * (0.003971 - 0.001529 * square))
  const y = 1.007226 + square * (0.015085 + fourth * (-0.044475 + 0.028874 * square - 0.005916 * fourth))
  return [middle + scale * across * x, equator - scale * up * y]
}

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by)

const lineOf = (places: readonly (readonly [number, number])[]) =>
  `M${places
    .map((place) =>
      placeOnWorld(...place)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .join('L')}`

/** The lines of the globe, every so many degrees. */
export const graticule = (every: number): readonly string[] => [
  ...steps(-180, 180, every).map((longitude) =>
    lineOf(steps(-90, 90, 3).map((latitude) => [longitude, latitude])),
  ),
  ...steps(-90 + every, 90 - every, every).map((latitude) =>
    lineOf(steps(-180, 180, 3).map((longitude) => [longitude, latitude])),
  ),
]

/** The edge of the globe. */
export const sphere: string = `${lineOf([
  ...steps(-90, 90, 3).map((latitude) => [-180, latitude] as const),
  ...steps(-90, 90, 3).map((latitude) => [180, -latitude] as const),
])}Z`
