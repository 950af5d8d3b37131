import { expect, it } from 'vitest'
import { numbersOf } from './numbers-of.ts'

it('a card is told cell by cell, with a star where it is free', () => {
  expect(numbersOf([3, 17, 0, 50])).toBe('3 17 ★ 50')
  expect(numbersOf([4, 9, 30])).toBe('4 9 30')
})

it('a ticket is told row by row, without its blank cells', () => {
  const ticket = [
    [4, 0, 23, 0, 41, 0, 60, 0, 82],
    [0, 11, 0, 35, 0, 52, 0, 70, 90],
    [9, 19, 28, 39, 0, 0, 0, 77, 0],
  ]
  expect(numbersOf(ticket.flat())).toBe('4 23 41 60 82 / 11 35 52 70 90 / 9 19 28 39 77')
})
