import { expect, it } from 'vitest'
import { declaredPart, partOf } from '../../start/build/readPart.ts'

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

it('of MUI’s part is what its declarations say, without what is not for everybody', () => {
  const source = `
    export interface DividerOwnProps extends DividerSlots {
      /**
       * If \`true\`, it stretches, see the [guide](https://example.com/guide).
       * @param {number} by How far.
       * @default false
       */
      flexItem?: boolean | undefined
      /** @ignore */
      className?: string | undefined
    }
    export type DividerProps = OverrideProps<DividerTypeMap>
    declare const Divider: OverridableComponent<DividerTypeMap>
    export default Divider
  `
  expect(declaredPart(source, 'Divider')).toEqual({
    name: 'Divider',
    properties: [
      {
        name: 'flexItem',
        type: 'boolean',
        isOptional: true,
        meaning: 'If true, it stretches, see the guide. Default: false',
      },
    ],
    also: ['DividerSlots'],
  })
})
