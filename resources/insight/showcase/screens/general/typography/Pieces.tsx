import { Code, Figures, Quiet, Token } from '../../../../../../src/fields/cellParts.tsx'

export default function Pieces() {
  return (
    <>
      <Code>LS-204-IND</Code>
      <Figures>1,299.00</Figures>
      <Token>XL</Token>
      <Quiet>42 / 44</Quiet>
      <kbd>Esc</kbd>
    </>
  )
}
