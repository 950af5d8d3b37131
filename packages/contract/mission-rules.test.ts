import { expect, it } from 'vitest'
import { missionNames, missionRules, missionsMostPerPlayer } from './mission-rules.ts'

it('gives an account at most 225 credits or 20 points a day, in at most three missions', () => {
  expect(missionNames.length).toBeLessThanOrEqual(3)
  expect(missionsMostPerPlayer('CREDIT')).toBe(22_500)
  expect(missionsMostPerPlayer('POINT')).toBe(20)
})

it('asks for little: nobody has to play long for a mission', () => {
  for (const name of missionNames) expect(missionRules[name].goal).toBeLessThanOrEqual(10)
})
