// Recorded rounds, played again.
import { playRound } from './rounds/play.mjs'

/** What of each kind of event decides stops and money; what only says where something stands on the screen is left out. */
const compared = {
  reelsStopped: ['mode', 'stops', 'grid'],
  lineWon: ['line', 'symbol', 'count', 'multiplier', 'pay', 'total'],
  groupWon: ['by', 'symbol', 'count', 'ways', 'multiplier', 'pay', 'total'],
  scatterWon: ['symbol', 'count', 'pay', 'total'],
  cascaded: ['number', 'grid'],
  cellsChanged: ['by'],
  symbolsRemoved: ['symbols', 'removed', 'grid'],
  symbolChosen: ['by', 'symbol'],
  spinMultiplied: ['multiplier', 'pay', 'total'],
  cashCollected: ['pay', 'total'],
  freeSpinsAwarded: ['count', 'left'],
  freeSpinStarted: ['number', 'left'],
  freeSpinsEnded: ['spins', 'pay', 'total'],
  respinStarted: ['held'],
  choiceMade: ['option'],
  picked: ['choice', 'ends', 'pay', 'total'],
  pickEnded: ['unopened', 'pay', 'total'],
  holdSpun: ['left'],
  holdEnded: ['full', 'pay', 'total'],
  wheelSpun: ['ring', 'slice', 'pay', 'total'],
  wheelEnded: ['pay', 'total'],
  trailMoved: ['roll', 'place', 'pay', 'total'],
  trailEnded: ['pay', 'total'],
  jackpotWon: ['jackpot', 'pay', 'total'],
  gambled: ['choice', 'drawn', 'won', 'pay', 'total'],
  rouletteBet: ['chips', 'stake'],
  ballLanded: ['pocket'],
  spotsPaid: ['spots', 'pay', 'total'],
  halfReturned: ['spots', 'pay', 'total'],
  diceBet: ['chips', 'stake'],
  diceRolled: ['dice'],
  dicePaid: ['spots', 'pay', 'total'],
  crapsBet: ['chip', 'chips', 'stake', 'cost'],
  crapsRolled: ['dice'],
  crapsPaid: ['spot', 'stake', 'pay', 'total'],
  crapsLost: ['chips'],
  crapsMoved: ['spot', 'to'],
  crapsPoint: ['point'],
  crapsTaken: ['spot', 'pay', 'total'],
  gateOpened: ['target', 'result'],
  gatePaid: ['pay', 'total'],
  ballDropped: ['rows', 'risk', 'path'],
  ballSettled: ['slot', 'times', 'pay', 'total'],
  fieldLaid: ['cells', 'mines'],
  gemFound: ['cell', 'found', 'times'],
  mineHit: ['cell'],
  fieldShown: ['mines'],
  towerBuilt: ['levels', 'width', 'traps', 'risk'],
  levelClimbed: ['level', 'cell', 'times'],
  trapSprung: ['level', 'cell'],
  towerShown: ['traps'],
  cashedOut: ['times', 'pay', 'total'],
  cardBought: ['card', 'layout', 'fields'],
  cardPaid: ['wins', 'times', 'pay', 'total'],
  digitsPlayed: ['bet', 'digits'],
  digitsDrawn: ['digits'],
  digitsPaid: ['match', 'times', 'pay', 'total'],
  ticketPlayed: ['numbers', 'balls', 'spots', 'card', 'risk'],
  ballDrawn: ['ball', 'place'],
  ticketPaid: ['spots', 'caught', 'pay', 'total', 'card'],
  freeGamesWon: ['games', 'times'],
  freeGameStarted: ['game'],
  bingoCard: ['cards', 'place', 'cells', 'pattern'],
  bingoCalled: ['number', 'call'],
  bingoWon: ['prize', 'call', 'winners', 'pay', 'total'],
  pokerDealt: ['cards', 'made'],
  pokerDrawn: ['hand', 'held', 'cards', 'made'],
  pokerMultiplied: ['multiplier'],
  doubleUpOffered: ['at', 'left'],
  pokerDoubled: ['dealer', 'cards', 'choice', 'outcome', 'pay', 'total'],
  pokerHandWon: ['hand', 'name', 'pay', 'total'],
  cardsBet: ['bets'],
  cardDealt: ['hand', 'card', 'points'],
  cardHidden: ['hand'],
  cardTurned: ['hand', 'card', 'points'],
  dealerPeeked: ['isBlackjack'],
  insuranceTaken: ['spot', 'stake'],
  insuranceDeclined: [],
  handDoubled: ['hand', 'stake'],
  handSplit: ['hand', 'to', 'card', 'stake'],
  handStood: ['hand'],
  handTurn: ['hand'],
  chipsAdded: ['spot', 'stake'],
  raiseDeclined: [],
  handFolded: ['hand'],
  spreadTold: ['spread'],
  handRanked: ['hand', 'rank'],
  handsCompared: ['winner'],
  spotSettled: ['spot', 'result', 'stake', 'pay', 'made', 'total'],
  maxWinReached: ['total'],
  roundEnded: ['total'],
}

/** Events that show what others decide. */
const shownOnly = new Set([
  'blockLanded',
  'cashShown',
  'choiceOffered',
  'gambleOffered',
  'holdStarted',
  'multiplierSet',
  'pickStarted',
  'reelNudged',
  'reelsExpanded',
  'trailStarted',
  'wheelStarted',
  'wildsWalked',
])

/**
 * Plays the recorded rounds of a title again.
 * @returns how many there are, and a sentence for each that differs.
 */
export function replayAll(sheet, rows, { rounds }) {
  const differences = rounds.flatMap((recorded) => {
    const difference = differenceOf(sheet, rows, recorded)
    return difference === null ? [] : [`nonce ${recorded.nonce} (${recorded.name}): ${difference}`]
  })
  return { rounds: rounds.length, differences }
}

function differenceOf(sheet, rows, recorded) {
  try {
    const own = playRound(sheet, rows, recorded)
    if (own.units !== recorded.units) return `${own.units} units, recorded ${recorded.units}`
    return firstDifference(essenceOf(own.events), essenceOf(recorded.events))
  } catch (fault) {
    return String(fault)
  }
}

function essenceOf(events) {
  return events
    .filter(({ type }) => !shownOnly.has(type))
    .map((event) => {
      const keys = compared[event.type]
      if (keys === undefined) throw new RangeError(`events ${event.type} are not known here`)
      return JSON.stringify([event.type, ...keys.map((key) => event[key])])
    })
}

function firstDifference(own, recorded) {
  const length = Math.max(own.length, recorded.length)
  for (let i = 0; i < length; i++) {
    if (own[i] !== recorded[i])
      return `${own[i] ?? 'nothing'}, recorded ${recorded[i] ?? 'nothing'}`
  }
  return null
}
