import { expect, it } from 'vitest'
import { callFindings, callsWithoutScreen } from './callsWithoutScreen.ts'

const [explained = ''] = Object.keys(callsWithoutScreen)
const explainedCalls = Object.keys(callsWithoutScreen).map((name) => ({ name, built: false }))

it('accepts calls that a screen makes or the list explains', () => {
  expect(callFindings([{ name: 'a.made', built: true }, ...explainedCalls])).toEqual([])
})

it('names a call that no screen makes and nothing explains', () => {
  expect(callFindings([{ name: 'a.forgotten', built: false }, ...explainedCalls])).toEqual([
    expect.stringMatching(/^a\.forgotten: no screen makes this call/),
  ])
})

it('names an explanation of a call that a screen makes, or that the contract does not have', () => {
  const [, ...rest] = explainedCalls
  expect(callFindings([{ name: explained, built: true }, ...rest])).toEqual([expect.stringMatching(/it is made$/)])
  expect(callFindings(rest)).toEqual([expect.stringMatching(/it is not in the contract$/)])
})
