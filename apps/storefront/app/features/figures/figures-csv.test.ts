import { expect, it } from 'vitest'
import { figuresCsv } from './figures-csv.ts'

const played = { rounds: 2, wins: 1, staked: 12_345, paid: 5 }

it('tells steps and games, amounts with a point, and no formula', () => {
  const csv = figuresCsv({
    currency: 'USD',
    from: '2026-11-01',
    step: 'day',
    total: { ...played, minutes: 3 },
    steps: [{ from: '2026-11-22', ...played, minutes: 3 }],
    games: [
      { game: { name: '=HYPERLINK("x")', uri: 'a', art: null }, ...played, squares: 1 },
      { game: { name: 'Bars, Bells', uri: 'b', art: null }, ...played, squares: 1 },
    ],
    best: [],
  })
  expect(csv.split('\r\n')).toEqual([
    'from,rounds,winning rounds,bet USD,win USD,minutes',
    '2026-11-22,2,1,123.45,0.05,3',
    '',
    'game,rounds,winning rounds,bet USD,win USD',
    `"'=HYPERLINK(""x"")",2,1,123.45,0.05`,
    '"Bars, Bells",2,1,123.45,0.05',
    '',
  ])
})
