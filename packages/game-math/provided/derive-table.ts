import { faces } from '@fairhouse/contract/families/dice/spots'
import type { BaccaratDefinition } from '../families/cards/baccarat/definition.ts'
import { baccaratFacts } from '../families/cards/baccarat/baccarat-facts.ts'
import { baccaratGame } from '../families/cards/baccarat/baccarat-game.ts'
import { blackjackFacts } from '../families/cards/blackjack/facts/blackjack-facts.ts'
import { blackjackGame } from '../families/cards/blackjack/blackjack-game.ts'
import type { BlackjackDefinition } from '../families/cards/blackjack/definition.ts'
import { casinoWarFacts } from '../families/cards/casino-war/casino-war-facts.ts'
import { casinoWarGame } from '../families/cards/casino-war/casino-war-game.ts'
import type { CasinoWarDefinition } from '../families/cards/casino-war/definition.ts'
import type { RedDogDefinition } from '../families/cards/red-dog/definition.ts'
import { redDogFacts } from '../families/cards/red-dog/red-dog-facts.ts'
import { redDogGame } from '../families/cards/red-dog/red-dog-game.ts'
import type { ShowdownDefinition } from '../families/cards/showdown/definition.ts'
import { showdownFacts } from '../families/cards/showdown/showdown-facts.ts'
import { showdownGame } from '../families/cards/showdown/showdown-game.ts'
import type { ThreeCardDefinition } from '../families/cards/three-card/definition.ts'
import { threeCardFacts } from '../families/cards/three-card/three-card-facts.ts'
import { threeCardGame } from '../families/cards/three-card/three-card-game.ts'
import type { SicBoDefinition } from '../families/dice/definition.ts'
import { sicBoFacts } from '../families/dice/sic-bo-facts.ts'
import { sicBoGame } from '../families/dice/sic-bo-game.ts'
import { mostUnits, tableOf } from '../families/dice/table.ts'
import type { Bet } from '../game.ts'
import { deriveCraps } from './derive-craps.ts'
import type { ProvidedFacts, ProvidedGame } from './provided-game.ts'
import { chipsOf, mostChips, stakesOf } from './stakes.ts'
import { withSpots } from './with-spots.ts'
import type { TableName, TableWish } from './wish.ts'

/** A table of cards or dice under the rules that are usual for it. */
export const deriveTable = (wish: TableWish): ProvidedGame => tables[wish.table](wish)

/** The facts of one chip on each of these places alone, the one that the catalogue tells first. */
const onEach = (
  spots: readonly string[],
  facts: (bet: Bet) => ProvidedFacts,
  selectionOf: (spot: string) => Bet['selection'] = (spot) => ({ [spot]: 1 }),
): ProvidedGame['bets'] =>
  spots.map((name) => ({ name, facts: () => facts({ selection: selectionOf(name) }) }))

const tables: Readonly<Record<TableName, (wish: TableWish) => ProvidedGame>> = {
  baccarat: (wish) => {
    const definition: BaccaratDefinition = {
      decks: 8,
      spots: {
        player: { player: 40, tie: 20 },
        banker: { banker: 39, tie: 20 },
        tie: { tie: 180 },
        playerPair: { playerPair: 240 },
        bankerPair: { bankerPair: 240 },
      },
      unitsPerStake: 20,
      mostChips,
      betLevels: chipsOf(wish, 20),
    }
    const spots = ['banker', 'player', 'tie', 'playerPair', 'bankerPair']
    return {
      game: baccaratGame(definition),
      spots: ['player', 'banker', 'tie', 'playerPair', 'bankerPair'],
      bets: onEach(spots, (bet) => baccaratFacts(definition, bet)),
    }
  },
  blackjack: (wish) => {
    const definition: BlackjackDefinition = {
      decks: 6,
      soft17: 'stands',
      blackjackWins: 3,
      doubleAfterSplit: true,
      unitsPerStake: 2,
      betLevels: stakesOf(wish, 2),
    }
    return {
      game: blackjackGame(definition),
      bets: [{ name: 'base', facts: () => blackjackFacts(definition) }],
    }
  },
  dragonTiger: (wish) => {
    const definition: ShowdownDefinition = {
      decks: 8,
      hands: ['dragon', 'tiger'],
      ace: 'low',
      spots: {
        dragon: { dragon: 4, tie: 1 },
        tie: { tie: 24 },
        tiger: { tiger: 4, tie: 1 },
      },
      unitsPerStake: 2,
      mostChips,
      betLevels: chipsOf(wish, 2),
    }
    return {
      game: showdownGame(definition),
      spots: ['dragon', 'tie', 'tiger'],
      bets: onEach(['dragon', 'tiger', 'tie'], (bet) => showdownFacts(definition, bet)),
    }
  },
  casinoWar: (wish) => {
    const definition: CasinoWarDefinition = {
      decks: 6,
      tieBack: 22,
      unitsPerStake: 2,
      mostChips,
      betLevels: chipsOf(wish, 2),
    }
    return {
      game: casinoWarGame(definition),
      spots: ['ante', 'tie'],
      bets: onEach(['ante', 'tie'], (bet) => casinoWarFacts(definition, bet)),
    }
  },
  redDog: (wish) => {
    const definition: RedDogDefinition = {
      decks: 6,
      spreadBack: [6, 5, 3, 2, 2, 2, 2, 2, 2, 2, 2],
      pairBack: 12,
      unitsPerStake: 1,
      mostChips,
      betLevels: chipsOf(wish, 1),
    }
    return {
      game: redDogGame(definition),
      spots: ['ante'],
      bets: onEach(['ante'], (bet) => redDogFacts(definition, bet)),
    }
  },
  threeCard: (wish) => {
    const definition: ThreeCardDefinition = {
      anteBonus: { straight: 1, threeOfAKind: 4, straightFlush: 5 },
      pairPlusBack: { pair: 2, flush: 5, straight: 7, threeOfAKind: 31, straightFlush: 41 },
      unitsPerStake: 1,
      mostChips,
      betLevels: chipsOf(wish, 1),
    }
    return {
      game: threeCardGame(definition),
      spots: ['ante', 'pairPlus'],
      bets: onEach(['ante', 'pairPlus'], (bet) => threeCardFacts(definition, bet)),
    }
  },
  sicBo: (wish) => {
    const definition = diceTable(wish)
    const told = ['small', 'single-6', 'pair-5-6', 'double-6', 'triple-6', 'anyTriple', 'total-9']
    return { game: sicBoGame(definition), bets: onEachChip(told, definition) }
  },
  craps: deriveCraps,
  fishPrawnCrab: (wish) => {
    const definition = diceTable(wish)
    const pictures = faces.map((face) => `single-${face}`)
    return {
      game: withSpots(sicBoGame(definition), pictures),
      spots: pictures,
      bets: onEachChip(['single-1'], definition),
    }
  },
}

/** Three dice. */
function diceTable(wish: TableWish): SicBoDefinition {
  const table: SicBoDefinition = {
    odds: {
      small: 1,
      big: 1,
      odd: 1,
      even: 1,
      single: [1, 2, 12],
      pair: 6,
      double: 11,
      triple: 180,
      anyTriple: 31,
      total: [62, 31, 18, 12, 8, 7, 6],
    },
    most: {
      small: 100,
      big: 100,
      odd: 100,
      even: 100,
      single: 50,
      pair: 50,
      double: 20,
      triple: 5,
      anyTriple: 20,
      total: 20,
    },
    mostChips,
    unitsPerStake: 1,
    betLevels: chipsOf(wish, 1),
    maxUnits: 1,
  }
  return { ...table, maxUnits: mostUnits(tableOf(table), mostChips) }
}

const onEachChip = (told: readonly string[], definition: SicBoDefinition): ProvidedGame['bets'] =>
  onEach(
    told,
    (bet) => sicBoFacts(definition, bet),
    (spot) => ({ chips: { [spot]: 1 } }),
  )
