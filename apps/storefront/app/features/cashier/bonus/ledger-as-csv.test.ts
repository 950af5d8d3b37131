import { expect, it } from 'vitest'
import { ledgerAsCsv } from './ledger-as-csv.ts'

const words = {
  title: 'Ledger',
  none: '',
  older: '',
  save: '',
  at: 'When',
  game: 'Game',
  bet: 'Bet',
  fromBonus: 'From bonus',
  win: 'Win',
  toBonus: 'To bonus',
  counted: 'Counts',
  left: 'Left',
}

it('a round is a line, and a name with quotes stays one field', () => {
  const round = {
    roundId: '019a',
    gameId: 1,
    uri: 'x',
    name: 'The "Wheel", big',
    at: '2026-11-27T00:00:00.000Z',
    finished: true,
    isFreeSpin: false,
    cost: 125,
    fromBonus: 25,
    payout: 5,
    toBonus: 1,
    counted: 12,
    left: 100_000,
  }
  expect(ledgerAsCsv([round], words)).toBe(
    'UTC,Game,Bet,From bonus,Win,To bonus,Counts,Left,round\r\n' +
      '2026-11-27T00:00:00.000Z,"The ""Wheel"", big",1.25,0.25,0.05,0.01,0.12,1000.00,019a\r\n',
  )
})
