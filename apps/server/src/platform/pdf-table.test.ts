import { expect, it } from 'vitest'
import { pdfOf, sheetsOf } from './pdf-table.ts'
import { pagesOfPdf } from './testing/pages-of-pdf.ts'
import type { Cell } from './xlsx.ts'

const cents = (units: number): Cell => ({ units, scale: 2 })
const table = { brand: 'Fairhouse', title: 'Report by day', about: '2026-11-01 to 2026-11-02' }

it('writes heads and rows, with money and numbers as people read them', async () => {
  const rows = [
    ['row', 'bets', 'staked'],
    ['2026-11-01', 1_234, cents(-123_456_789)],
    ['2026-11-02', 5, cents(29)],
  ]
  const pdf = await pdfOf({ ...table, rows })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const [page = ''] = pagesOfPdf(pdf)
  for (const text of ['Fairhouse', 'Report by day', 'staked', '1,234', '-1,234,567.89', '0.29'])
    expect(page.split('\n')).toContain(text)
})

it('leaves out columns in which nothing stands, and spreads the others over tables', () => {
  const heads = ['row', ...Array.from({ length: 12 }, (_, place) => `n${place + 1}`)]
  const row: Cell[] = ['x', 0, cents(0), '', ...Array.from({ length: 9 }, () => 1)]
  const sheets = sheetsOf(heads, [row])
  expect(sheets.flat().filter((place) => place > 0)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12])
  for (const places of sheets) expect(places[0]).toBe(0)
  expect(sheetsOf(['row', 'n'], [['x', 0]])).toEqual([[0]])
})

it('takes as many pages as it needs, each with the heads', async () => {
  const rows = [['row', 'bets'], ...Array.from({ length: 120 }, (_, nth) => [`r${nth}`, nth + 1])]
  const pages = pagesOfPdf(await pdfOf({ ...table, rows })).filter((page) => page.includes('bets'))
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.at(-1)).toContain('r119')
})
