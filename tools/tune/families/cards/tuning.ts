import { baccaratFacts } from '@fairhouse/game-math/families/cards/baccarat/baccarat-facts'
import type { BaccaratDefinition } from '@fairhouse/game-math/families/cards/baccarat/definition'
import type {
  BoxesDefinition,
  SideName,
} from '@fairhouse/game-math/families/cards/blackjack/boxes/definition'
import { sideFacts } from '@fairhouse/game-math/families/cards/blackjack/boxes/facts/side-facts'
import { casinoWarFacts } from '@fairhouse/game-math/families/cards/casino-war/casino-war-facts'
import type { CasinoWarDefinition } from '@fairhouse/game-math/families/cards/casino-war/definition'
import type { RedDogDefinition } from '@fairhouse/game-math/families/cards/red-dog/definition'
import { redDogFacts } from '@fairhouse/game-math/families/cards/red-dog/red-dog-facts'
import type { ShowdownDefinition } from '@fairhouse/game-math/families/cards/showdown/definition'
import { showdownFacts } from '@fairhouse/game-math/families/cards/showdown/showdown-facts'
import type { ThreeCardDefinition } from '@fairhouse/game-math/families/cards/three-card/definition'
import { threeCardFacts } from '@fairhouse/game-math/families/cards/three-card/three-card-facts'
import type { Bet } from '@fairhouse/game-math/game'
import type { FamilyTuning } from '../../family-tuning.ts'
import { type Path, payTable, type PayTable } from '../../pays/pay-table.ts'
import { spotOf } from '../../pays/selected.ts'

export const tuning: FamilyTuning = {
  says: 'What places of the layout give back, bonuses and side bets. What a box of blackjack returns, and the ante of casino war, is fixed by decks and rules of play.',
  paysOf: ({ definition }, { name, bet }) => {
    if (isBoxes(definition)) return ofSide(definition, name)
    if (isThreeCard(definition)) return ofThreeCards(definition, bet)
    if (isRedDog(definition)) return ofSpreads(definition, bet)
    if (isCasinoWar(definition)) return ofTie(definition, bet)
    if (isShowdown(definition)) {
      const paths = backPaths(definition.spots, bet)
      return payTable(definition, paths, (tried) => showdownFacts(tried, bet))
    }
    if (!isBaccarat(definition)) return null
    const paths = backPaths(definition.spots, bet)
    return payTable(definition, paths, (tried) => baccaratFacts(tried, bet))
  },
}

function ofSide(definition: BoxesDefinition, side: string): PayTable | null {
  if (!isSide(side)) return null
  const paths = keysOf(definition.sides[side], ['sides', side])
  return payTable(definition, paths, (tried) => sideFacts(tried, side))
}

function ofThreeCards(definition: ThreeCardDefinition, bet: Bet): PayTable {
  const paths =
    spotOf(bet.selection) === 'ante'
      ? keysOf(definition.anteBonus, ['anteBonus'])
      : keysOf(definition.pairPlusBack, ['pairPlusBack'])
  return payTable(definition, paths, (tried) => threeCardFacts(tried, bet))
}

function ofSpreads(definition: RedDogDefinition, bet: Bet): PayTable {
  const paths: readonly Path[] = [
    ['pairBack'],
    ...definition.spreadBack.map((_, spread) => ['spreadBack', spread]),
  ]
  return payTable(definition, paths, (tried) => redDogFacts(tried, bet))
}

const ofTie = (definition: CasinoWarDefinition, bet: Bet): PayTable | null =>
  spotOf(bet.selection) === 'tie'
    ? payTable(definition, [['tieBack']], (tried) => casinoWarFacts(tried, bet))
    : null

/** What the spot of a bet gives back, by what the round comes to. */
function backPaths(spots: Readonly<Record<string, object>>, { selection }: Bet): readonly Path[] {
  const spot = spotOf(selection) ?? ''
  return keysOf(spots[spot] ?? {}, ['spots', spot])
}

/** Of the numbers of an object that are not 0: a pay that is none stays none. */
const keysOf = (of: object, path: Path): readonly Path[] =>
  Object.entries(of).flatMap(([key, units]) => (units === 0 ? [] : [[...path, key]]))

const isSide = (name: string): name is SideName => name === 'pairs' || name === 'poker'
const isBoxes = (definition: object): definition is BoxesDefinition => 'sides' in definition
const isThreeCard = (definition: object): definition is ThreeCardDefinition =>
  'anteBonus' in definition
const isRedDog = (definition: object): definition is RedDogDefinition => 'spreadBack' in definition
const isCasinoWar = (definition: object): definition is CasinoWarDefinition =>
  'tieBack' in definition
const isShowdown = (definition: object): definition is ShowdownDefinition =>
  'spots' in definition && 'hands' in definition
const isBaccarat = (definition: object): definition is BaccaratDefinition => 'spots' in definition
