import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { differenceOf, tableFigures } from './table-figures.ts'

const page = tableFigures(resolve(import.meta.dirname, '../..'))
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
const cells = rows.slice(1).map((row) => row.split('|').map((cell) => cell.trim()))

describe('figures of tables and video pokers', () => {
  it('are of all fourteen tables and thirty-four pokers', () => {
    expect(new Set(cells.map(([, title]) => title)).size).toBe(48)
  })

  it('agree with what others say to the last digit that they print', () => {
    const apart = cells.filter(([, , , , , difference]) => difference !== '0' && difference !== '')
    expect(apart).toEqual([])
  })

  it('tell a difference that is more than rounding', () => {
    expect(differenceOf(0.995_439_043_7, '99.5439')).toBe('0')
    expect(differenceOf(0.995_439_043_7, '99.5438')).toBe('0.00010')
    expect(differenceOf(0.98, '98.98')).toBe('-0.980')
  })
})
