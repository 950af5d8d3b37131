import type { PastDraw } from '@fairhouse/contract/entities/loyalty'
import { seedHash } from '@fairhouse/fairness/commit'
import { toHex } from '@fairhouse/fairness/hex'
import { firstPrizeOf, lottoRules } from '@fairhouse/contract/loyalty-rules'
import { drawTickets, drumRoot } from '@fairhouse/fairness/ticket-draw'
import { expect, it } from 'vitest'
import { checkDraw } from './check-draw.ts'

const serverSeed = new Uint8Array(32).fill(9)
const runs = [
  { owner: 'a', first: 1, count: 700 },
  { owner: 'b', first: 701, count: 20 },
  { owner: 'c', first: 721, count: 400 },
]
const root = drumRoot(runs)
const draw: PastDraw = {
  number: 4,
  drawnAt: '2026-11-30T00:00:00.000Z',
  tickets: 1_120,
  root,
  serverSeedHash: seedHash(serverSeed),
  serverSeed: toHex(serverSeed),
  firstAmong: 1_000,
  carried: 700,
  own: { owner: 'b', first: 701, count: 20 },
  prizes: drawTickets(runs, { serverSeed, root, number: 4, prizes: 3, firstAmong: 1_000 }).map(
    ({ ticket, run }, place) => ({
      amount: [firstPrizeOf(700, 1_120), ...lottoRules.prizes][place] ?? 0,
      ticket,
      owner: run?.owner ?? null,
      given: run !== null,
      isMine: false,
    }),
  ),
}

it('a draw that was held as it was promised holds', () => {
  expect(checkDraw(draw, runs)).toEqual({
    hash: true,
    root: true,
    winners: true,
    amounts: true,
    own: true,
  })
})

it('says nothing of own tickets where there are none', () => {
  expect(checkDraw({ ...draw, own: null }, runs).own).toBeNull()
})

it.each([
  [{ serverSeed: toHex(new Uint8Array(32).fill(8)) }, runs, 'hash'],
  [{}, runs.slice(1), 'root'],
  [{ prizes: draw.prizes.toReversed() }, runs, 'winners'],
  [{ carried: 0 }, runs, 'amounts'],
  [{ tickets: 1_121 }, runs, 'amounts'],
  [{ own: { owner: 'b', first: 701, count: 21 } }, runs, 'own'],
] as const)('one that was not does not: %#', (changed, drum, check) => {
  expect(checkDraw({ ...draw, ...changed }, drum)[check]).toBe(false)
})
