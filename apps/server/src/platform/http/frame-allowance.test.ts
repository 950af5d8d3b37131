import { expect, it } from 'vitest'
import { createFrameAllowance } from './frame-allowance.ts'

function asker(scale = 1) {
  let time = 0
  const allowed = createFrameAllowance(scale, () => time)
  const sends = (count: number, kind: 'call' | 'other' = 'call') =>
    Array.from({ length: count }, () => allowed(kind)).filter(Boolean).length
  return { sends, pass: (ms: number) => void (time += ms) }
}

it('lets the fastest player through: twenty calls in every second', () => {
  const { sends, pass } = asker()
  for (let second = 0; second < 60; second++) {
    expect(sends(20)).toBe(20)
    pass(1_000)
  }
})

it('stops a flood, and forgives it slowly', () => {
  const { sends, pass } = asker()
  expect(sends(1_000)).toBe(120)
  pass(500)
  expect(sends(1_000)).toBe(30)
  pass(60_000)
  expect(sends(1_000)).toBe(120)
})

it('counts what is no call three times', () => {
  expect(asker().sends(1_000, 'other')).toBe(40)
})

it('is as generous as its scale', () => {
  expect(asker(10).sends(10_000)).toBe(1_200)
})
