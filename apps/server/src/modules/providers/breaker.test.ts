import { expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

const minute = 60_000

function open() {
  let now = 1_795_348_800_000
  const told: [string, boolean][] = []
  const breaker = createBreaker({ clock: { now: () => now } }, (...what) => void told.push(what))
  const fails = (times: number) => {
    for (let time = 0; time < times; time++) breaker.opened('maker', false)
  }
  /** @returns whether it was asked. */
  const probed = async (answers: boolean): Promise<boolean> => {
    let asked = false
    await breaker.probe(async () => {
      asked = true
      return answers
    })
    return asked
  }
  return { breaker, told, fails, probed, pass: (ms: number) => void (now += ms) }
}

it('whoever fails three times in a row is off, and one who works between is not', () => {
  const { breaker, told, fails } = open()
  fails(2)
  breaker.opened('maker', true)
  fails(2)
  expect(breaker.isOff('maker')).toBe(false)
  expect(breaker.concerns()).toEqual([])
  fails(1)
  expect(breaker.isOff('maker')).toBe(true)
  expect(breaker.isOff('other')).toBe(false)
  expect(breaker.concerns()).toEqual([expect.stringContaining('maker opens no games: 3 calls')])
  expect(told).toEqual([['maker', true]])
})

it('is asked when its pause is over, and comes back when it answers', async () => {
  const { breaker, told, fails, probed, pass } = open()
  fails(3)
  expect(await probed(true)).toBe(false)
  pass(minute / 2)
  expect(await probed(false)).toBe(true)
  expect(breaker.isOff('maker')).toBe(true)
  expect(await probed(true)).toBe(false)
  pass(minute / 2)
  expect(await probed(true)).toBe(true)
  expect(breaker.isOff('maker')).toBe(false)
  expect(breaker.concerns()).toEqual([])
  expect(told).toEqual([
    ['maker', true],
    ['maker', false],
  ])
})

it('fails again at once: off for longer, until a game is opened', async () => {
  const { breaker, fails, probed, pass } = open()
  fails(3)
  pass(minute / 2)
  await probed(true)
  fails(1)
  expect(breaker.isOff('maker')).toBe(true)
  pass(minute / 2)
  expect(await probed(true)).toBe(false)
  pass(minute / 2)
  expect(await probed(true)).toBe(true)
  breaker.opened('maker', true)
  fails(2)
  expect(breaker.isOff('maker')).toBe(false)
})

it('has another stamp after each change, and the same otherwise', () => {
  const { breaker, fails } = open()
  const before = breaker.stamp()
  fails(2)
  expect(breaker.stamp()).toBe(before)
  fails(1)
  const off = breaker.stamp()
  expect(off).not.toBe(before)
  breaker.opened('maker', true)
  expect(breaker.stamp()).not.toBe(off)
})
