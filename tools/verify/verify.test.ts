import type { Game } from '@fairhouse/game-math/game'
import { isPrizeTableGame } from '@fairhouse/game-math/prize-table/prize-table-game'
import { describe, expect, it } from 'vitest'
import { discoverTitles, type Title } from '../../apps/server/src/modules/catalog/index.ts'
import { verifyTitle } from './verify-title.ts'

const { titles } = await discoverTitles()
/** Of a title here; 100,000 by `npm run verify`. */
const plan = { rounds: 300, onProgress: () => undefined }

describe('the verifier of the browser', () => {
  it.each(titles.map((title) => [title.manifest.uri, title] as const))(
    'finds rounds of %s just as the house told them',
    async (_, title) => {
      expect((await verifyTitle(title, plan)).differences).toEqual([])
    },
  )

  // A slot, whose first step wins at once.
  const [plain] = titles.filter(
    ({ rules, manifest }) => manifest.family === 'slot' && !isPrizeTableGame(rules),
  )
  const faults: readonly (readonly [string, (game: Game) => Game])[] = [
    [
      'draws one number more',
      (game) => ({
        ...game,
        open: (draw, bet) => {
          draw.below(2)
          return game.open(draw, bet)
        },
      }),
    ],
    ['is of other rules', (game) => ({ ...game, hash: 'f'.repeat(64) })],
    [
      'keeps a thousandth of what is won',
      (game) => ({
        ...game,
        open: (draw, bet) => {
          const step = game.open(draw, bet)
          const units = step.state.units - (draw.words % 7 === 0 ? 0 : 1)
          return { ...step, state: { ...step.state, units: Math.max(0, units) } }
        },
      }),
    ],
  ]
  it.each(faults)('finds a house that %s', async (_, fault) => {
    if (!plain) throw new Error('no title without a table')
    const honest = plain.rules
    const cheating: Title = { ...plain, rules: fault(honest) }
    const { differences } = await verifyTitle(cheating, plan, () => Promise.resolve(honest))
    expect(differences.length).toBeGreaterThan(0)
  })
})
