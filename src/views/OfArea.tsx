import { type ReactNode, useContext } from 'react'
import type { AreaHead, Resource } from '../core/index.ts'
import { useArea } from '../loadArea.ts'
import { RegistryContext } from './RegistryContext.ts'

type Draw = (resource: Resource) => ReactNode

/**
 * Something of an area on the pages of another: drawn once its descriptor and its texts are there (it suspends until then), and nothing
 * in a shop without that area.
 */
export function OfArea({ name, children }: { name: string; children: Draw }) {
  const head = useContext(RegistryContext)[name]
  return head ? <Opened head={head} draw={children} /> : null
}

const Opened = ({ head, draw }: { head: AreaHead; draw: Draw }) => draw(useArea(head))
