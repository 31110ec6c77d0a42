import { useMemo } from 'react'
import { codeTokens } from '../rules/codeTokens.ts'
import css from './code.module.css'

/** Code in the colours of its pieces; copied and read out it is the file as it stands. */
export default function CodeText({ code }: { code: string }) {
  const tokens = useMemo(() => codeTokens(code), [code])
  return tokens.map(({ kind, text }, index) =>
    kind ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces keep their places
      <span key={index} className={css[kind]}>
        {text}
      </span>
    ) : (
      text
    ),
  )
}
