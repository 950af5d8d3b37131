import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openJournal } from './journal.ts'
import { heardOf } from './told-transactions.ts'

it('knows what moved by what the house answered, in both dialects', () => {
  const hub88 = (call: string, body: Record<string, string | number>, status = 'RS_OK') =>
    heardOf({ dialect: 'hub88', call: `transaction/${call}`, body }, { status })
  const bet = { transaction_uuid: 'b', amount: 125_000 }
  expect(hub88('bet', bet)).toEqual({ type: 'moved', id: 'b', taken: 125, given: 0 })
  expect(hub88('bet', bet, 'RS_ERROR_NOT_ENOUGH_MONEY')).toBeNull()
  expect(hub88('win', { ...bet, transaction_uuid: 'w' })).toMatchObject({ taken: 0, given: 125 })
  const back = { transaction_uuid: 'r', reference_transaction_uuid: 'b' }
  expect(hub88('rollback', back)).toEqual({ type: 'takenBack', id: 'b' })

  const body = { round: 71, betAmount: 0.29, winloseAmount: 1.1 }
  const jili = (call: string, errorCode: number) =>
    heardOf({ dialect: 'jili', call, body }, { errorCode })
  expect(jili('bet', 0)).toEqual({ type: 'moved', id: '71', taken: 29, given: 110 })
  expect(jili('bet', 2)).toBeNull()
  expect(jili('cancelBet', 2)).toEqual({ type: 'takenBack', id: '71' })
  expect(jili('cancelBet', 6)).toBeNull()
})

it('lists what moved in a time, less what was taken back, also after a kill', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-provider-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const day = Date.parse('2026-11-26T00:00:00Z')
  const journal = openJournal(folder, () => day + 9)
  const moved = (id: string, at: number) =>
    journal.hear('hub88', { type: 'moved', id, taken: 100, given: 0 }, at)
  moved('early', day - 1)
  moved('first', day)
  moved('first', day + 5)
  moved('gone', day + 1)
  journal.hear('hub88', { type: 'takenBack', id: 'gone' }, day + 2)
  moved('late', day + 10)
  journal.hear('jili', { type: 'moved', id: 'other', taken: 1, given: 2 }, day + 3)
  const seen = [{ id: 'first', taken: 100, given: 0, at: day }]
  expect(journal.moved('hub88', day, day + 10)).toEqual(seen)
  expect(openJournal(folder, () => day + 20).moved('hub88', day, day + 10)).toEqual(seen)
  const aMonthLater = openJournal(folder, () => day + 30 * 24 * 60 * 60_000)
  expect(aMonthLater.moved('hub88', day, day + 10)).toEqual([])
})
