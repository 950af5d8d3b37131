import { expect, it } from 'vitest'
import { callNames } from '#platform/http/call-names'
import type { Answers } from '#platform/answer'
import { joinAnswers } from './join-answers.ts'
import { joinPageValues } from './join-page-values.ts'

const no = async () => ({ refused: 'notFound' as const })
const all: Partial<Answers> = Object.fromEntries(callNames.map((name) => [name, no]))
const { status: _, ...allButOne } = all

it('every call is answered by exactly one module', () => {
  expect(Object.keys(joinAnswers([{ name: 'one', answers: all }]))).toEqual(callNames)
  expect(() => joinAnswers([{ name: 'one', answers: allButOne }])).toThrow(
    'no module answers status',
  )
  expect(() =>
    joinAnswers([
      { name: 'one', answers: all },
      { name: 'two', answers: { status: no } },
    ]),
  ).toThrow('one and two both answer the call status')
})

const features = {
  features: () => {
    throw new Error('nobody asks')
  },
}

it('every page value that the contract names is told by exactly one module', () => {
  const winners = { winners: () => [] }
  expect(() => joinPageValues([{ name: 'lobby', pageValues: winners }], features)).toThrow(
    'no module tells pages accountRules, banners, jackpots, paymentMethods',
  )
  expect(() =>
    joinPageValues(
      [
        { name: 'lobby', pageValues: winners },
        { name: 'play', pageValues: winners },
      ],
      features,
    ),
  ).toThrow('lobby and play both tell pages winners')
})
