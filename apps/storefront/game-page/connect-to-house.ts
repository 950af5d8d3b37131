import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { JackpotsFrame, MeterAmount } from '@fairhouse/contract/topics/jackpots'
import type { TournamentPlace, TournamentsFrame } from '@fairhouse/contract/topics/tournaments'
import type { StatusFrame } from '@fairhouse/contract/topics/user'
import type { Asker } from '../asking/ask.ts'
import { browserPost, csrfCookie } from '../asking/browser-post.ts'
import { browserLine } from '../line/browser-line.ts'
import { byFrame } from '../line/by-frame.ts'
import { createLine, isTold } from '../line/line.ts'

/** An answer by POST that has not come by then never will; with its request key it may be asked again. */
const postPatienceMilliseconds = 15_000

/** What is told of what the house tells. */
interface Told {
  status(status: UserStatus): void
  /** What meters of jackpots show; null when the game has none. */
  readonly jackpots: ((meters: readonly MeterAmount[]) => void) | null
  /** Where the player stands in tournaments. */
  tournaments(places: readonly TournamentPlace[]): void
}

export interface HouseConnection {
  readonly asker: Asker
  /** Opens the line: from then on news are told, and calls go by frame. */
  follow(told: Told): void
}

/** The ways from this page to the house: one line for what it tells and is asked, and POST whenever that is not open. */
export function connectToHouse(language: string): HouseConnection {
  let told: Told | null = null
  const line = createLine({
    ...browserLine,
    topics: () => (told?.jackpots ? ['user', 'tournaments', 'jackpots'] : ['user', 'tournaments']),
    hear(frame) {
      frames.heard(frame)
      if (isTold<StatusFrame>(frame, 'status')) told?.status(frame.data.userStatus)
      if (isTold<JackpotsFrame>(frame, 'jackpots')) told?.jackpots?.(frame.data)
      if (isTold<TournamentsFrame>(frame, 'tournamentPlaces')) told?.tournaments(frame.data)
    },
    broke: () => frames.broke(),
  })
  const frames = byFrame({
    line,
    post: browserPost(language, postPatienceMilliseconds),
    csrf: csrfCookie,
    after: browserLine.after,
  })
  return {
    asker: { language, transport: frames },
    follow(heard) {
      told = heard
      line.start()
    },
  }
}
