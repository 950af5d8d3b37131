// Plays a recorded round of any title from its par sheet.
import { Round } from '../round.mjs'
import { below, roundWords, rowWords } from '../words.mjs'
import { playBaccarat } from './baccarat.mjs'
import { playCasinoWar } from './casino-war.mjs'
import { playRedDog } from './red-dog.mjs'
import { playBingo } from './bingo.mjs'
import { playBlackjack, playShowdown } from './cards.mjs'
import { playBoxes } from './boxes.mjs'
import { playCascade } from './cascade.mjs'
import { playCells } from './cells.mjs'
import { playCraps } from './craps.mjs'
import { playDice } from './dice.mjs'
import { playGate, playMines, playPegs, playTower } from './instant.mjs'
import { playPick } from './pick.mjs'
import { playScratch } from './scratch.mjs'
import { playKeno } from './keno.mjs'
import { refuseUnknown } from './known-rules.mjs'
import { playRoulette } from './roulette.mjs'
import { playSlot } from './slot.mjs'
import { playThreeCardPoker } from './three-card-poker.mjs'
import { playVideoPoker } from './video-poker.mjs'

const engines = {
  'slot 2': playSlot,
  'cells 1': playCells,
  'cascade 1': playCascade,
  'keno 1': playKeno,
  'bingo 1': playBingo,
  'roulette 1': playRoulette,
  'sic bo 1': playDice,
  'craps 1': playCraps,
  'video poker 1': playVideoPoker,
  'blackjack 1': playBlackjack,
  'blackjack 2': playBoxes,
  'baccarat 1': playBaccarat,
  'casino war 1': playCasinoWar,
  'red dog 1': playRedDog,
  'three card poker 1': playThreeCardPoker,
  'showdown 1': playShowdown,
  'gate 1': playGate,
  'pegs 1': playPegs,
  'mines 1': playMines,
  'tower 1': playTower,
  'scratch 1': playScratch,
  'pick 1': playPick,
}

/**
 * Plays a round from its seeds and the player's moves.
 * @param sheet a par sheet.
 * @param rows of its prize table; null where there is none.
 * @param bet { serverSeed, clientSeed, nonce, mode, cost, selection, moves }.
 * @returns the events that it tells and the units that it wins.
 */
export function playRound(sheet, rows, { mode = 'base', cost = 0, selection, moves, ...seeds }) {
  const next = roundWords(seeds)
  const draw = (count) => below(next, count)
  const { inner, jackpots } = layersOf(sheet.rules)
  const { engine, definition } = inner
  const play = engines[engine]
  refuseUnknown(inner)
  const round = new Round(rows === null ? draw : rowDraws(sheet.table, rows, draw), sheet.mostUnits)
  const playing = play({ definition, order: sheet.order }, round, mode, selection)
  let step = playing.next()
  const won = jackpots.filter(({ won: how, turnover }) => how === 'byDraw' && draw(turnover) < cost)
  tellJackpots(round, won, step.done)
  for (const move of moves) {
    if (step.done) throw new RangeError('the round is over before its last move')
    if (!step.value.includes(move.type))
      throw new RangeError(`${step.value} is due, not ${move.type}`)
    step = playing.next(move)
  }
  if (!step.done) throw new RangeError(`${step.value} is due after the last move`)
  return { events: round.events, units: round.units }
}

/** The game inside of tables and jackpots, and the jackpots around it. */
export function layersOf(rules) {
  if (rules.inner === undefined) return { inner: rules, jackpots: [] }
  return { ...layersOf(rules.inner), jackpots: rules.jackpots ?? [] }
}

/** Draws a row by the stream; everything else comes from the row's seed. */
function rowDraws({ classes }, rows, draw) {
  let mass = draw(2 ** 32)
  let first = 0
  for (const one of classes) {
    if (mass < one.mass) {
      const next = rowWords(rows.seeds[first + draw(one.rows)])
      return (count) => below(next, count)
    }
    mass -= one.mass
    first += one.rows
  }
  throw new RangeError('masses do not add up')
}

/** Before the end of the step: the meter says what they pay. */
function tellJackpots(round, won, isOver) {
  const told = won.map(({ name }) => ({
    type: 'jackpotWon',
    jackpot: name,
    pay: 0,
    total: round.units,
  }))
  round.events.splice(isOver ? round.events.length - 1 : round.events.length, 0, ...told)
}
