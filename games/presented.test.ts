import * as cards from '@fairhouse/stage/families/cards/board'
import { cardsEventsOf } from '@fairhouse/stage/families/cards/cards-events'
import * as craps from '@fairhouse/stage/families/craps/board'
import { crapsEventsOf } from '@fairhouse/stage/families/craps/craps-events'
import * as dice from '@fairhouse/stage/families/dice/board'
import { diceEventsOf } from '@fairhouse/stage/families/dice/dice-events'
import * as instant from '@fairhouse/stage/families/instant/board'
import { instantEventsOf } from '@fairhouse/stage/families/instant/instant-events'
import * as keno from '@fairhouse/stage/families/keno/board'
import { kenoEventsOf } from '@fairhouse/stage/families/keno/keno-events'
import * as roulette from '@fairhouse/stage/families/roulette/board'
import { rouletteEventsOf } from '@fairhouse/stage/families/roulette/roulette-events'
import * as slot from '@fairhouse/stage/families/slot/board'
import { noFeatures } from '@fairhouse/stage/families/slot/features'
import { slotEventsOf } from '@fairhouse/stage/families/slot/slot-events'
import * as videoPoker from '@fairhouse/stage/families/video-poker/board'
import { videoPokerEventsOf } from '@fairhouse/stage/families/video-poker/video-poker-events'
import type { Motion } from '@fairhouse/stage/motion/motion'
import { slowHandlers } from '@fairhouse/stage/rounds/testing/slow-handlers'
import { holdsPresented } from './presented-family.ts'

/** A handler without a screen that takes time. */
const waiting = (motion: Motion) => (): Promise<void> => motion.wait(0.4)

/** Handlers of what rounds of every family may tell. */
const common = (motion: Motion) => ({
  jackpotWon: waiting(motion),
  maxWinReached: waiting(motion),
  roundEnded: waiting(motion),
})

await holdsPresented({
  family: 'slot',
  start: slot.emptyBoard([]),
  after: slot.after,
  eventsOf: slotEventsOf,
  handlers: slowHandlers,
  isOver: (units) => ({ ...noFeatures, total: units, finished: true, turning: false, held: [] }),
})

await holdsPresented({
  family: 'keno',
  start: keno.emptyBoard,
  after: keno.after,
  eventsOf: kenoEventsOf,
  handlers: (motion) => ({
    ...common(motion),
    ticketPlayed: waiting(motion),
    ballDrawn: waiting(motion),
    ticketPaid: waiting(motion),
    freeGamesWon: waiting(motion),
    freeGameStarted: waiting(motion),
  }),
  isOver: (units) => ({ total: units, finished: true }),
})

await holdsPresented({
  family: 'roulette',
  start: roulette.emptyBoard,
  after: roulette.after,
  eventsOf: rouletteEventsOf,
  handlers: (motion) => ({
    ...common(motion),
    rouletteBet: waiting(motion),
    ballLanded: waiting(motion),
    spotsPaid: waiting(motion),
    halfReturned: waiting(motion),
  }),
  isOver: (units) => ({ won: units, ended: true }),
})

await holdsPresented({
  family: 'dice',
  start: dice.emptyBoard,
  after: dice.after,
  eventsOf: diceEventsOf,
  handlers: (motion) => ({
    ...common(motion),
    diceBet: waiting(motion),
    diceRolled: waiting(motion),
    dicePaid: waiting(motion),
  }),
  isOver: (units) => ({ won: units, ended: true }),
})

await holdsPresented({
  family: 'craps',
  start: craps.emptyBoard,
  after: craps.after,
  eventsOf: crapsEventsOf,
  handlers: (motion) => ({
    ...common(motion),
    crapsBet: waiting(motion),
    crapsRolled: waiting(motion),
    crapsPaid: waiting(motion),
    crapsLost: waiting(motion),
    crapsMoved: waiting(motion),
    crapsPoint: waiting(motion),
    crapsTaken: waiting(motion),
  }),
  isOver: (units) => ({ won: units, ended: true, bets: [] }),
})

await holdsPresented({
  family: 'instant',
  start: instant.emptyBoard,
  after: instant.after,
  eventsOf: instantEventsOf,
  handlers: (motion) => ({
    ...common(motion),
    gateOpened: waiting(motion),
    gatePaid: waiting(motion),
    ballDropped: waiting(motion),
    ballSettled: waiting(motion),
    fieldLaid: waiting(motion),
    gemFound: waiting(motion),
    mineHit: waiting(motion),
    fieldShown: waiting(motion),
    towerBuilt: waiting(motion),
    levelClimbed: waiting(motion),
    trapSprung: waiting(motion),
    towerShown: waiting(motion),
    cashedOut: waiting(motion),
    cardBought: waiting(motion),
    cardPaid: waiting(motion),
    digitsPlayed: waiting(motion),
    digitsDrawn: waiting(motion),
    digitsPaid: waiting(motion),
  }),
  isOver: (units) => ({ total: units, finished: true }),
})

await holdsPresented({
  family: 'videoPoker',
  start: videoPoker.emptyBoard,
  after: videoPoker.after,
  eventsOf: videoPokerEventsOf,
  handlers: (motion) => ({
    ...common(motion),
    pokerDealt: waiting(motion),
    pokerDrawn: waiting(motion),
    pokerHandWon: waiting(motion),
    pokerMultiplied: waiting(motion),
    doubleUpOffered: waiting(motion),
    pokerDoubled: waiting(motion),
  }),
  isOver: (units) => ({ total: units, finished: true }),
})

await holdsPresented({
  family: 'cards',
  start: cards.emptyBoard,
  after: cards.after,
  eventsOf: cardsEventsOf,
  handlers: (motion) => ({
    ...common(motion),
    cardsBet: waiting(motion),
    cardDealt: waiting(motion),
    cardHidden: waiting(motion),
    cardTurned: waiting(motion),
    dealerPeeked: waiting(motion),
    insuranceTaken: waiting(motion),
    insuranceDeclined: waiting(motion),
    handDoubled: waiting(motion),
    handSplit: waiting(motion),
    handStood: waiting(motion),
    handTurn: waiting(motion),
    chipsAdded: waiting(motion),
    raiseDeclined: waiting(motion),
    handFolded: waiting(motion),
    spreadTold: waiting(motion),
    handRanked: waiting(motion),
    handsCompared: waiting(motion),
    spotSettled: waiting(motion),
  }),
  isOver: (units) => ({ total: units, isOver: true }),
  // What the dealer says, and that a hand takes no more, changes nothing on the table.
  silent: ['dealerPeeked', 'insuranceDeclined', 'handStood', 'raiseDeclined', 'handFolded'],
})
