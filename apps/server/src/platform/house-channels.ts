import { nodeBeat } from '@fairhouse/contract/backoffice/wall'
import { winner } from '@fairhouse/contract/calls/winners'
import { feedBet } from '@fairhouse/contract/entities/feed'
import { transaction } from '@fairhouse/contract/entities/payment'
import { pastRound, roomRound, roomTicket } from '@fairhouse/contract/rooms/entities'
import { z } from 'zod'
import type { Bus } from './bus/bus.ts'
import { playerId } from './ids.ts'

/** A win with the number of its round, by which it is told once however often it is heard of, and whose it is: who hides is taken out again. */
const toldWinner = z.object({
  id: z.string(),
  player: z.int().positive().transform(playerId),
  winner,
})
export type ToldWinner = z.infer<typeof toldWinner>

/** A bet for the feed, with whose it is: who hides is taken out again. */
const toldBet = z.object({ player: z.int().positive().transform(playerId), bet: feedBet })
export type ToldBet = z.infer<typeof toldBet>

/** What happened in a live room: its round as it is now, stakes that are new or ended, and a round that is over. */
const roomNews = z.object({
  uri: z.string(),
  round: roomRound.nullable(),
  tickets: z.array(roomTicket),
  past: pastRound.nullable(),
})
export type RoomNews = z.infer<typeof roomNews>

/** So many browsers watch a room at a node. */
const roomWatched = z.object({ node: z.string(), room: z.string(), watching: z.int().min(0) })
export type RoomWatched = z.infer<typeof roomWatched>

/** Everything that the nodes of a house tell each other. Each is about something that the database knows. */
export const openHouseChannels = (bus: Bus) => ({
  /** Rounds that paid more than their stake, oldest first. */
  winners: bus.open('winners', z.array(toldWinner).readonly()),
  /** Bets for the feed, oldest first, and players who are shown no more. */
  feed: bus.open(
    'feed',
    z.object({
      bets: z.array(toldBet).readonly(),
      hidden: z.array(z.int().positive().transform(playerId)).readonly(),
    }),
  ),
  /** How many players each game has that is told, by its address: all of them. */
  playing: bus.open('playing', z.record(z.string(), z.int().positive()).readonly()),
  /** Players of whom another node wrote something: what is remembered of them is old. */
  playersChanged: bus.open(
    'players.changed',
    z.array(z.int().positive().transform(playerId)).readonly(),
  ),
  /** A payment of a player's as it stands now, for his browsers. */
  paymentMoved: bus.open(
    'payment.moved',
    z.object({ player: z.int().positive().transform(playerId), transaction }),
  ),
  /** A session token is worth nothing any more; `key` is the token's `sessionKey`. */
  sessionOver: bus.open('session.over', z.object({ key: z.string() })),
  /** Banners were changed. */
  contentChanged: bus.open('content.changed', z.null()),
  /** Work was planned, or ended before its time. */
  maintenanceChanged: bus.open('maintenance.changed', z.null()),
  /** Games, their rules, badges or places in lists were changed. */
  catalogueChanged: bus.open('catalogue.changed', z.null()),
  /** What the wall against machines has counted: its key, the seconds of its window, how often. */
  risksCounted: bus.open(
    'risks.counted',
    z.array(z.tuple([z.string(), z.int().positive(), z.int().positive()])).readonly(),
  ),
  /** What a node of the house did lately, for who watches it. */
  nodeBeat: bus.open('node.beat', nodeBeat),
  roomMoved: bus.open('room.moved', roomNews),
  /** Something of a bingo hall is no more as it was: whoever shows it reads it anew. */
  hallMoved: bus.open('hall.moved', z.object({ uri: z.string() })),
  roomWatched: bus.open('room.watched', roomWatched),
  /** Who asked what in the last moment: the rate limit's key, its window in seconds, how often. */
  callsCounted: bus.open(
    'calls.counted',
    z.array(z.tuple([z.string(), z.int().positive(), z.int().positive()])).readonly(),
  ),
})

export type HouseChannels = ReturnType<typeof openHouseChannels>
