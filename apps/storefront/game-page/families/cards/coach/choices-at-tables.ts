import type { PricedChoice } from '@fairhouse/game-math/families/cards/blackjack/priced-choices'
import { pricedChoices as warChoices } from '@fairhouse/game-math/families/cards/casino-war/choices'
import { pricedChoices as spreadChoices } from '@fairhouse/game-math/families/cards/red-dog/choices'
import { pricedChoices as threeCardChoices } from '@fairhouse/game-math/families/cards/three-card/choices'
import { ranks } from '@fairhouse/contract/families/ranks'
import { type CardsBoard, handOf } from '@fairhouse/stage/families/cards/board'
import type { PlacesRules } from '../chips-on-spots.ts'

/** What each choice is worth that a table with places offers now, in first bets. */
export function choicesAtTables(rules: PlacesRules, board: CardsBoard): readonly PricedChoice[] {
  switch (rules.game) {
    case 'showdown':
    case 'baccarat':
      return []
    case 'casinoWar':
      return afterTie(rules, board)
    case 'redDog':
      return withSpread(rules, board)
    case 'threeCardPoker':
      return withThreeCards(rules, board)
  }
}

function afterTie(rules: PlacesRules, board: CardsBoard): readonly PricedChoice[] {
  const card = handOf(board, 'hand')?.cards[0]
  return card ? warChoices(rules, rankOf(card)) : []
}

function withSpread(rules: RulesOf<'redDog'>, { hands }: CardsBoard): readonly PricedChoice[] {
  const label = hands[0]?.label
  const spread = label && 'spread' in label ? label.spread : null
  return spread ? spreadChoices({ ...rules, unitsPerStake: rules.unitsPerChip }, spread) : []
}

function withThreeCards(
  rules: RulesOf<'threeCardPoker'>,
  board: CardsBoard,
): readonly PricedChoice[] {
  const hand = handOf(board, 'hand')
  const [first, second, third] = hand?.cards ?? []
  if (!first || !second || !third) return []
  const rank = hand?.label && 'rank' in hand.label ? hand.label.rank : null
  const bonus = rules.anteBonus.find(({ outcome }) => outcome === rank)?.back ?? 0
  return threeCardChoices([first, second, third], bonus / rules.unitsPerChip)
}

type RulesOf<Game extends PlacesRules['game']> = Extract<PlacesRules, { readonly game: Game }>

/** 0 for a two to 12 for an ace. */
const rankOf = (card: string): number => ranks.findIndex((rank) => card.startsWith(rank))
