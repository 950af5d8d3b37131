import { permittedMechanics } from '@fairhouse/contract/entities/permitted-mechanics'
import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import type { OfferedGames } from './offered-games.ts'

/**
 * Leaves out of every game what the rules of a place forbid, so that no list, filter or search advertises it there. Made once for all who are
 * offered the same games under the same rules; where nothing is forbidden it is the very object that is offered.
 */
export function permitGames() {
  const kept = new WeakMap<OfferedGames, Map<string, OfferedGames>>()
  return (offered: OfferedGames, rules: Pick<PlayRules, 'gamble' | 'buy'>): OfferedGames => {
    const { gamble, buy } = rules
    if (gamble && buy) return offered
    const ofOffered = kept.get(offered) ?? new Map<string, OfferedGames>()
    kept.set(offered, ofOffered)
    const key = `${gamble} ${buy}`
    const permitted = ofOffered.get(key) ?? permittedIn(offered, rules)
    ofOffered.set(key, permitted)
    return permitted
  }
}

const permittedIn = (
  offered: OfferedGames,
  rules: Pick<PlayRules, 'gamble' | 'buy'>,
): OfferedGames => ({
  ...offered,
  games: offered.games.map((game) => ({
    ...game,
    mechanics: permittedMechanics(game.mechanics, rules),
  })),
})
