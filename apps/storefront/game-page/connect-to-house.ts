import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { Asker } from '../asking/ask.ts'
import { browserPost, csrfCookie } from '../asking/browser-post.ts'
import { browserLine } from '../line/browser-line.ts'
import { byFrame } from '../line/by-frame.ts'
import { createLine } from '../line/line.ts'

/** An answer by POST that has not come by then never will; with its request key it may be asked again. */
const postPatienceMilliseconds = 15_000

export interface HouseConnection {
  readonly asker: Asker
  /** Opens the line: from then on news of the player's status are told, and calls go by frame. */
  follow(heard: (status: UserStatus) => void): void
}

/** The ways from this page to the house: one line for what it tells and is asked, and POST whenever that is not open. */
export function connectToHouse(language: string): HouseConnection {
  const told: ((status: UserStatus) => void)[] = []
  const line = createLine({
    ...browserLine,
    topics: () => ['user'],
    hear(frame) {
      frames.heard(frame)
      if (frame.type !== 'status') return
      for (const tell of told) tell(frame.data.userStatus)
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
      told.push(heard)
      line.start()
    },
  }
}
