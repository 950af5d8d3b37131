import type { VideoPokerEvent } from '@fairhouse/contract/families/video-poker/events'
import {
  type EventOf as AnyEventOf,
  eventsOf,
  type Handlers as AnyHandlers,
  type TypedEvent,
} from '../../rounds/present.ts'
import type { VideoPokerBoard } from './board.ts'

export type { VideoPokerEvent } from '@fairhouse/contract/families/video-poker/events'
export type EventOf<Type extends VideoPokerEvent['type']> = AnyEventOf<VideoPokerEvent, Type>
export type Handlers = AnyHandlers<VideoPokerBoard, VideoPokerEvent>

const types = {
  pokerDealt: true,
  pokerDrawn: true,
  pokerHandWon: true,
  pokerMultiplied: true,
  doubleUpOffered: true,
  pokerDoubled: true,
  jackpotWon: true,
  maxWinReached: true,
  roundEnded: true,
} as const

/** Events of a round as a video poker's. @throws RangeError for one of another family. */
export const videoPokerEventsOf = (events: readonly TypedEvent[]): readonly VideoPokerEvent[] =>
  eventsOf<VideoPokerEvent>(events, types)
