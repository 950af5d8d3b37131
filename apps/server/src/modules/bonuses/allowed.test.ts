import { contributionGroup } from '@fairhouse/contract/bonus-rules'
import { expect, it } from 'vitest'
import { isAllowed, toldGames } from './allowed.ts'
import type { BonusGame } from './needs.ts'
import type { GrantGames } from './store/stored-grant.ts'

const game = (id: number, over: Partial<BonusGame>): BonusGame => ({
  id,
  uri: `game-${id}`,
  kind: 'slot',
  category: 1281,
  mechanics: [],
  isOwn: true,
  name: 'Wheel',
  isRoom: false,
  betLevels: null,
  ...over,
})
const catalogue = [
  game(1, {}),
  game(2, { category: 1289 }),
  game(3, { kind: 'fish', isOwn: false }),
  game(4, { mechanics: ['jackpot'], isOwn: false }),
  game(5, { kind: 'table', uri: 'blackjack' }),
  game(6, { kind: 'crash', isRoom: true }),
  game(7, { kind: 'crash', isOwn: false }),
]

it.each<GrantGames>(['contributing', 'all', 'own'])(
  'tells of a grant for %s games exactly those in which it may be played',
  (games) => {
    const { allowedGames, allowedGamesExpanded } = toldGames(catalogue)[games]
    const told = catalogue.filter(
      (one) =>
        allowedGamesExpanded.includes(one.id) ||
        (allowedGames.includes(one.kind) && contributionGroup(one) !== 'progressive'),
    )
    expect(told).toEqual(catalogue.filter((one) => isAllowed(games, one)))
    expect(told.length).toBeGreaterThan(0)
  },
)

it('allows no live room, which takes own money alone, and still other games of its kind', () => {
  const { allowedGames, allowedGamesExpanded } = toldGames(catalogue).contributing
  expect(allowedGames).not.toContain('crash')
  expect(allowedGames).toContain('slot')
  expect(allowedGamesExpanded).toEqual([7])
})
