import { describe, expect, it } from 'vitest'
import {
  describeAnswer,
  describeNoAnswer,
  type Failure,
  type FailureBody,
  toHttpError,
} from '../../src/providers/failure.ts'
import { inEnglish } from './english.ts'

const said = ({ message, description }: Failure) => {
  const text = (given: string) => (given.startsWith('session.') ? inEnglish(given) : given)
  return description === undefined ? [text(message)] : [text(message), text(description)]
}

describe('the error catalogue of the specification', () => {
  it.each([401, 403])('asks to log in again at %i, whatever the server says', (status) => {
    expect(said(describeAnswer(status, { message: 'No!', errors: { name: 'x' } }))).toEqual([
      'Authentication Failed',
      'Please login again',
    ])
  })

  it.each([400, 404, 409, 422, 500])('calls errors by field a validation error at %i', (status) => {
    const body = { message: 'Please check.', errors: { name: 'Required', 'variants.2.sku': 'Taken' } }
    expect(said(describeAnswer(status, body))).toEqual(['Validation Error', 'Required, Taken'])
  })

  it.each([400, 404, 409, 422, 500])('says what the server says at %i without errors by field', (status) => {
    expect(said(describeAnswer(status, { message: 'In use.' }))).toEqual(['In use.'])
    expect(said(describeAnswer(status, { message: ['One.', 'Two.'] }))).toEqual(['One., Two.'])
  })

  it('joins lists and numbers among the errors', () => {
    expect(
      said(describeAnswer(422, { errors: { tags: ['a', 'b'], count: 3, address: { city: 'c' } } })),
    ).toEqual(['Validation Error', 'a, b, 3, c'])
  })

  it('has an errors object for a validation error, also where nothing stands in it', () => {
    expect(said(describeAnswer(422, { errors: {} }))).toEqual(['Validation Error'])
    expect(said(describeAnswer(400, { errors: {}, message: 'No.' }))).toEqual(['Validation Error'])
    expect(said(describeAnswer(400, { errors: null, message: 'No.' }))).toEqual(['No.'])
  })

  it('calls 508 a timeout, and our own timeout too', () => {
    expect(said(describeAnswer(508, { message: 'loop' }))).toEqual(['Request Timeout'])
    expect(said(describeNoAnswer('timeout'))).toEqual(['Request Timeout'])
  })

  it('has a default for everything else', () => {
    expect(said(describeAnswer(418, undefined))).toEqual(['Something went wrong!'])
    expect(said(describeAnswer(500, '<html>'))).toEqual(['Something went wrong!'])
    expect(said(describeNoAnswer('network'))[0]).toBe('Something went wrong!')
  })

  it('calls a request that could not be made an error', () => {
    expect(said(describeNoAnswer('setup'))).toEqual(['Error'])
  })

  it('keeps what the server says of other refusals as the description', () => {
    expect(said(describeAnswer(429, { message: 'Too many attempts.' }))).toEqual([
      'Something went wrong!',
      'Too many attempts.',
    ])
  })
})

describe('the error that react-admin gets', () => {
  const errorOf = (status: number, answer: unknown) =>
    toHttpError(status, describeAnswer(status, answer), inEnglish, answer)
  const bodyOf = (answer: unknown) => errorOf(422, answer).body as FailureBody

  it('says message and description in one sentence', () => {
    expect(errorOf(422, { errors: { name: 'Required' } }).message).toBe('Validation Error: Required')
    expect(errorOf(429, { message: 'Too many.' }).message).toBe('Something went wrong! Too many.')
    expect(errorOf(409, { message: 'In use.' }).message).toBe('In use.')
  })

  it('nests the errors as the form is nested', () => {
    const { errors } = bodyOf({ errors: { name: 'a', 'variants.2.sku': 'b', 'translations.fr.name': 'c' } })
    expect(errors).toEqual({
      name: 'a',
      variants: { 2: { sku: 'b' } },
      translations: { fr: { name: 'c' } },
      root: { serverError: 'Validation Error: a, b, c' },
    })
  })

  it('keeps an error of a list beside those of its rows, in either order', () => {
    expect(bodyOf({ errors: { variants: 'few', 'variants.0.sku': 'b' } }).errors?.variants).toEqual({
      root: 'few',
      0: { sku: 'b' },
    })
    expect(bodyOf({ errors: { 'variants.0.sku': 'b', variants: 'few' } }).errors?.variants).toEqual({
      root: 'few',
      0: { sku: 'b' },
    })
  })

  it('takes no path into a prototype', () => {
    const answer = JSON.parse(
      '{"errors": {"__proto__.polluted": "x", "constructor.prototype.polluted": "y", "name": "z"}}',
    )
    expect(Object.keys(bodyOf(answer).errors ?? {}).sort()).toEqual(['name', 'root'])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('carries what a conflict carries', () => {
    const answer = {
      message: 'Stale.',
      code: 'stale',
      current: { id: '1', version: 3 },
      changes: [{ field: 'name' }],
      requestId: 'r1',
    }
    expect(errorOf(409, answer).body).toMatchObject(answer)
  })

  it('has no errors where the server names none', () => {
    expect(bodyOf({ message: 'Stale.' }).errors).toBeUndefined()
  })
})
