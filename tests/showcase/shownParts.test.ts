import { expect, it } from 'vitest'
import { partOf } from '../../start/build/shownParts.ts'

it('of a part is what its file declares, with what it takes from elsewhere', () => {
  const source = `
    interface Look {
      /** For \`what\` cannot
       * be taken back. */
      danger?: boolean | undefined
    }
    interface KnobProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
      label: string
      // Not for everybody.
      onTurn: (
        by: number,
      ) => void
    }
    export function Knob({ label, ...rest }: KnobProps) { return label }
    export const Bare = ({ at }: { at: Date } & Look) => at
    export default function Own() { return null }
  `
  expect(partOf(source, 'Knob', 'Knob')).toEqual({
    name: 'Knob',
    properties: [
      { name: 'label', type: 'string', isOptional: false, meaning: '' },
      { name: 'onTurn', type: '( by: number, ) => void', isOptional: false, meaning: 'Not for everybody.' },
      {
        name: 'danger',
        type: 'boolean',
        isOptional: true,
        meaning: 'For what cannot be taken back.',
      },
    ],
    also: ["Omit<ComponentProps<'button'>, 'className'>"],
  })
  expect(partOf(source, 'Bare', 'Bare').properties.map(({ name }) => name)).toEqual(['at', 'danger'])
  expect(partOf(source, 'default', 'Own')).toEqual({ name: 'Own', properties: [], also: [] })
})
