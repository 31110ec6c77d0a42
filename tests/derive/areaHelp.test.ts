import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { type AnyRecord, actions, type Resource, type Viewer } from '../../src/core/index.ts'
import { answersOf, fieldsHelp } from '../../src/derive/areaHelp.ts'
import {
  allowedTransitions,
  canAct,
  canActOn,
  flagsOf,
  readableFields,
} from '../../src/derive/permissions.ts'

const areas: readonly Resource[] = Object.values(resources)
const admin: Viewer = { type: 'ADMIN', permissions: {} }

/** Somebody with some of the flags of an area. */
const viewerOf = (area: Resource) =>
  fc.subarray(flagsOf(area)).map((flags): Viewer => {
    const entry = Object.fromEntries(flags.map((flag) => [flag, true]))
    return { type: 'SUB_ADMIN', permissions: { [area.name]: entry } }
  })

/** A record of an area, as far as conditions ask for it: some state, and any of a few values in every field. */
const recordOf = (area: Resource): fc.Arbitrary<AnyRecord> =>
  fc
    .record({
      status: fc.constantFrom(...Object.keys(area.workflow?.states ?? { none: {} })),
      rest: fc.record(
        Object.fromEntries(
          Object.entries(area.fields).map(([name, { options }]) => [
            name,
            fc.constantFrom(null, 0, 1, true, false, ...((options.values as string[] | undefined) ?? [])),
          ]),
        ),
      ),
    })
    .map(({ status, rest }) => ({ ...rest, id: '1', version: 1, createdAt: '', updatedAt: '', status }))

const granted = (answers: ReturnType<typeof answersOf>, kind: string) =>
  answers.filter((answer) => answer.kind === kind && !answer.refusal).map(({ name }) => name)

describe('what the help says of rights', () => {
  it.each(areas.map((area) => [area.name, area] as const))('is what decides in %s', (_, area) => {
    fc.assert(
      fc.property(viewerOf(area), recordOf(area), (viewer, record) => {
        const inArea = answersOf(viewer, area)
        expect(granted(inArea, 'action')).toEqual(actions.filter((action) => canAct(viewer, area, action)))
        const answers = answersOf(viewer, area, record)
        const asked = ['view', 'edit', 'delete'] as const
        expect(granted(answers, 'action').filter((name) => asked.some((each) => each === name))).toEqual(
          asked.filter((action) => canActOn(viewer, area, action, record)),
        )
        expect(granted(answers, 'transition')).toEqual(allowedTransitions(viewer, area, record))
      }),
      { numRuns: 30 },
    )
  })

  it('names the right that is missing, and what a record would have to be', () => {
    const { coupon, order } = resources
    const seer: Viewer = { type: 'SUB_ADMIN', permissions: { order: { view: true } } }
    const refund = answersOf(seer, order).find(({ name }) => name === 'refund')
    expect(refund?.refusal).toEqual({ why: 'right', flag: 'refund' })
    const stranger: Viewer = { type: 'SUB_ADMIN', permissions: {} }
    expect(answersOf(stranger, order)[0]?.refusal).toEqual({ why: 'right', flag: 'view' })
    const draft = { id: '1', version: 1, createdAt: '', updatedAt: '', status: 'draft' }
    const pause = answersOf(admin, coupon, draft).find(({ name }) => name === 'pause')
    expect(pause?.refusal).toEqual({ why: 'state', from: ['active'] })
  })
})

describe('what the help says of fields', () => {
  const facts = (area: Resource, name: string, viewer = admin) =>
    fieldsHelp(viewer, area)
      .flatMap(({ fields }) => fields)
      .find((field) => field.name === name)?.facts

  it('are the rules of the descriptor', () => {
    const { informationPolicy, subAdmin, tag } = resources
    expect(facts(tag, 'name')).toContainEqual({ fact: 'required' })
    expect(facts(tag, 'name')).toContainEqual({ fact: 'characters', most: 40 })
    expect(facts(informationPolicy, 'policyType')).toContainEqual({
      fact: 'fixedWhen',
      condition: { versionNo: { gt: 0 } },
    })
    expect(facts(subAdmin, 'roles')).toContainEqual({ fact: 'entries', most: 10 })
    expect(facts(subAdmin, 'username')).toEqual([{ fact: 'computed' }])
  })

  it('leaves out what the viewer may not see', () => {
    for (const area of areas) {
      const viewer: Viewer = { type: 'SUB_ADMIN', permissions: { [area.name]: { view: true } } }
      const told = fieldsHelp(viewer, area).flatMap(({ fields }) => fields.map(({ name }) => name))
      expect(told.filter((name) => !readableFields(viewer, area).includes(name))).toEqual([])
    }
  })
})
