import { createContext } from 'react'

/** The path of the page that was asked for, while the page before it is still shown; undefined otherwise. */
export const GoingContext = createContext<string | undefined>(undefined)
