import { createContext } from 'react'
import type { GuardedHistory } from './guardedHistory.ts'

/** The history that the product's router follows; undefined in a test that brings a router of its own. */
export const HistoryContext = createContext<GuardedHistory | undefined>(undefined)
