import { expect, test } from 'vitest'
import type { RoundAction } from '@fairhouse/contract/rounds/round'
import { roundOf } from '../../play/sample-sitting.ts'
import { onlyByChoice } from './course.ts'

const asks = (...actions: RoundAction[]): boolean =>
  onlyByChoice(roundOf({ finished: false, actions }))

test('a pick asks for a choice and nothing else', () => {
  expect(asks({ type: 'pick', choices: [0, 1, 2] })).toBe(true)
})

test('a win that may be doubled asks for none: going on collects it', () => {
  expect(asks({ type: 'gamble', choices: [0, 1] }, { type: 'collect' })).toBe(false)
})

test('a step and a finished round ask for none', () => {
  expect(asks({ type: 'freeSpin', left: 3 })).toBe(false)
  expect(asks()).toBe(false)
  expect(onlyByChoice(null)).toBe(false)
})
