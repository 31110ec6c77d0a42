import { Strip, Swatch, Tick, Token } from '../../../../../../src/fields/cellParts.tsx'

export default function Values() {
  return (
    <>
      <Strip>
        <Token>S</Token>
        <Token>M</Token>
        <Token>XL</Token>
      </Strip>
      <Swatch colour="#3e82f7" />
      <Swatch colour="#b3261e" />
      <Tick on />
      <Tick on={false} />
    </>
  )
}
