import { expect, it } from 'vitest'
import { callAs } from '../testing/call-as.ts'
import { openTestDesk } from '../testing/test-desk.ts'

it('reports leave the house thirty times a day for one person, however many are asked for at once', async () => {
  const desk = await openTestDesk()
  const asked = { from: '2026-10-30', to: '2026-11-01', by: 'day', as: 'csv' }
  const one = await callAs(desk, 'demo-games')
  const all = Array.from({ length: 40 }, () => one.refusedBy('exportReport', asked))
  const refused = await Promise.all(all)
  expect(refused.filter((why) => why === null)).toHaveLength(30)
  expect(refused.filter((why) => why === 'tooOften')).toHaveLength(10)
  const other = await callAs(desk, 'demo-payments')
  expect(await other.refusedBy('exportReport', asked)).toBeNull()
  desk.pass(25 * 3_600_000)
  const later = await callAs(desk, 'demo-games')
  expect(await later.refusedBy('exportReport', asked)).toBeNull()
  await desk.stop()
})

it('a report is the same as a workbook, and counts towards the same limit', async () => {
  const desk = await openTestDesk()
  const one = await callAs(desk, 'demo-games')
  const asked = { from: '2026-10-30', to: '2026-11-01', by: 'day' }
  const csv = await one.ask('exportReport', { ...asked, as: 'csv' })
  expect(Buffer.from(csv.content, 'base64').toString()).toMatch(/^row,bets real,/)
  const xlsx = await one.ask('exportReport', { ...asked, as: 'xlsx' })
  expect(xlsx.name).toBe('report-by-day-2026-10-30-2026-11-01.xlsx')
  expect(Buffer.from(xlsx.content, 'base64').subarray(0, 4).toString()).toBe('PK\u0003\u0004')
  const all = Array.from({ length: 40 }, (_, turn) =>
    one.refusedBy('exportReport', { ...asked, as: turn % 2 === 0 ? 'csv' : 'xlsx' }),
  )
  expect((await Promise.all(all)).filter((why) => why === null)).toHaveLength(28)
  await desk.stop()
})
