import { FormLayout } from './FormLayout.tsx'
import type { FormShape } from './FormShape.ts'
import { RecordHeader } from './RecordHeader.tsx'

/** A record as inputs. */
export const inputsShape: FormShape = { Header: RecordHeader, Layout: FormLayout, isSplit: true }
