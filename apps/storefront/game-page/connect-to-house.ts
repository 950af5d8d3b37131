import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { ServerFrame } from '@fairhouse/contract/realtime'
import type { JackpotsFrame, MeterAmount } from '@fairhouse/contract/topics/jackpots'
import type { HallFrame } from '@fairhouse/contract/topics/halls'
import type { PresenceFrame, RoomFrame } from '@fairhouse/contract/topics/rooms'
import type { TournamentPlace, TournamentsFrame } from '@fairhouse/contract/topics/tournaments'
import type { PaymentFrame, StatusFrame } from '@fairhouse/contract/topics/user'
import type { Asker } from '../asking/ask.ts'
import { browserPost, csrfCookie } from '../asking/browser-post.ts'
import { browserLine } from '../line/browser-line.ts'
import { byFrame } from '../line/by-frame.ts'
import { createLine, isTold } from '../line/line.ts'
import { livePayments, type LivePayments } from './deposit/live-payments.ts'
import { checkedReplies } from './outside/checked-replies.ts'

/** An answer by POST that has not come by then never will; with its request key it may be asked again. */
const postPatienceMilliseconds = 15_000

const fetchCheck = async () => (await import('./outside/start-checking.ts')).startChecking()

/** What is told of what the house tells. */
interface Told {
  status(status: UserStatus): void
  /** What meters of jackpots show; null when the game has none. */
  readonly jackpots: ((meters: readonly MeterAmount[]) => void) | null
  /** Where the player stands in tournaments; of a page that shows it. */
  tournaments?(places: readonly TournamentPlace[]): void
  /** Of a game that is played in a live room. */
  readonly room?: RoomTold
}

/** What a live room tells. */
export interface RoomTold {
  /** The room's address. */
  readonly uri: string
  frame(frame: RoomFrame | HallFrame): void
  watching(rooms: PresenceFrame['data']): void
  /** The line broke; it comes back by itself, with all that there is to know. */
  broke(): void
}

export interface HouseConnection {
  readonly asker: Asker
  /** The player's own payments, of which the line tells. */
  readonly payments: LivePayments
  /** Opens the line: from then on news are told, and calls go by frame. */
  follow(told: Told): void
}

/** The ways from this page to the house: one line for what it tells and is asked, and POST whenever that is not open. */
export function connectToHouse(language: string): HouseConnection {
  let told: Told | null = null
  const payments = livePayments()
  const line = createLine({
    ...browserLine,
    topics: () => [
      'user',
      ...(told?.tournaments ? ['tournaments'] : []),
      ...(told?.jackpots ? ['jackpots'] : []),
      ...(told?.room ? [`room:${told.room.uri}`, 'presence'] : []),
    ],
    hear(frame) {
      frames.heard(frame)
      if (isTold<PaymentFrame>(frame, 'payment')) payments.heard(frame.data.transaction)
      if (told) tellOf(told, frame)
    },
    broke() {
      frames.broke()
      told?.room?.broke()
    },
  })
  const frames = byFrame({
    line,
    post: browserPost(language, postPatienceMilliseconds),
    csrf: csrfCookie,
    after: browserLine.after,
  })
  return {
    asker: { language, transport: checkedReplies(frames, fetchCheck) },
    payments,
    follow(heard) {
      told = heard
      line.start()
    },
  }
}

/** Tells what a frame is news of. */
function tellOf(told: Told, frame: ServerFrame): void {
  if (isTold<StatusFrame>(frame, 'status')) told.status(frame.data.userStatus)
  if (isTold<JackpotsFrame>(frame, 'jackpots')) told.jackpots?.(frame.data)
  if (isTold<TournamentsFrame>(frame, 'tournamentPlaces')) told.tournaments?.(frame.data)
  if (isTold<RoomFrame>(frame, 'room')) told.room?.frame(frame)
  if (isTold<HallFrame>(frame, 'hall')) told.room?.frame(frame)
  if (isTold<PresenceFrame>(frame, 'presence')) told.room?.watching(frame.data)
}
