import css from './Skeleton.module.css'

/** A grey bar where something is on its way; as wide as its place, as high as a line. */
export const Skeleton = ({ width, height }: { width?: string; height?: number }) => (
  <div data-waiting className={css.bar} style={{ inlineSize: width, blockSize: height }} />
)
