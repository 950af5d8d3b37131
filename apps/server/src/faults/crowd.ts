import { type AnswerLog, type Attempts, noAttempts } from './answer-log.ts'
import { type Client, openClient } from './client.ts'

/** Players who bet without a pause until they are sent home. */
export interface Crowd {
  readonly attempts: Attempts
  readonly logs: readonly AnswerLog[]
  /** Begins to play. */
  readonly play: () => void
  /** Resolves when so many more answers have come. @throws what a player threw. */
  readonly hears: (answers: number) => Promise<void>
  /** Resolves when players have been told so many more times to ask again. @throws what a player threw. */
  readonly isPutOff: (times: number) => Promise<void>
  /** Lets every player finish his round. @throws what a player threw, once all are done. */
  readonly goHome: () => Promise<void>
}

/** Signs so many players up. The server must be well by then. */
export async function gatherCrowd(url: string, players: number): Promise<Crowd> {
  const attempts = noAttempts()
  const clients: Client[] = []
  while (clients.length < players) clients.push(await openClient(url, attempts))
  const leaving = new AbortController()
  let playing: Promise<PromiseSettledResult<void>[]> | undefined
  let failed: Promise<never> | undefined

  const playOn = async (client: Client): Promise<void> => {
    while (!leaving.signal.aborted) await client.playRound()
  }
  const until = async (happened: () => boolean): Promise<void> => {
    while (!happened()) await Promise.race([nextTick(), failed])
  }
  return {
    attempts,
    logs: clients.map(({ log }) => log),
    play: () => {
      const players = clients.map(playOn)
      playing = Promise.allSettled(players)
      failed = Promise.all(players).then(() => new Promise<never>(() => undefined))
      // Whoever waits hears of it; if nobody does, `goHome` tells.
      failed.catch(() => undefined)
    },
    hears: (answers) => {
      const enough = attempts.answered + answers
      return until(() => attempts.answered >= enough)
    },
    isPutOff: (times) => {
      const enough = attempts.busy + times
      return until(() => attempts.busy >= enough)
    },
    goHome: async () => {
      leaving.abort()
      const faults = ((await playing) ?? []).flatMap((player) =>
        player.status === 'rejected' ? [player.reason] : [],
      )
      if (faults.length > 0) throw new AggregateError(faults, 'players could not go on')
    },
  }
}

/** Looked at so often: an answer takes longer. */
const nextTick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2))
