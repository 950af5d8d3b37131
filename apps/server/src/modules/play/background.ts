import type { Title } from '#modules/catalog'
import { Busy } from '#platform/faults'
import type { PlayHouse } from './change-seat.ts'
import { definitionNumbers, playersAtOpenRounds } from './store/open-rounds.ts'
import { endIfPlayable, type StrandedHouse } from './stranded.ts'

/** What play does when nobody asks. */
export interface Background {
  start(): void
  /** Resolves when it rests. */
  stop(): Promise<void>
}

/** Learns how the events of each title are packed before its first bet does, then ends rounds whose games are no longer offered. */
export function createBackground(house: PlayHouse & StrandedHouse): Background {
  const { log, titles } = house.needs
  let isStopping = false
  let working: Promise<void> | undefined

  const work = async (): Promise<void> => {
    for (const title of titles.all) {
      if (isStopping) return
      await learn(house, title)
    }
    if (!isStopping) await endStrandedRounds(house, () => isStopping)
  }
  return {
    start: () => {
      working ??= work().catch((fault: unknown) => {
        log.warn(
          { err: fault },
          'play was not made ready; what is missing is done at the first bet',
        )
      })
    },
    stop: async () => {
      isStopping = true
      await working
    },
  }
}

async function learn({ definitions }: PlayHouse, title: Title): Promise<void> {
  await definitions.of(title)
}

/**
 * Plays rounds to their end whose games are no longer offered, so that nobody waits for what was won. Rounds whose rules are not there wait:
 * the operator hears of them, for an installation can be mended; their players find them void when they come.
 */
async function endStrandedRounds(
  house: PlayHouse & StrandedHouse,
  isStopping: () => boolean,
): Promise<void> {
  const { needs, definitions, turns } = house
  const { database, log, titles } = needs
  const stranded: number[] = []
  for (const number of await definitionNumbers(database)) {
    const playedBy = await definitions.ofRound(number)
    if ('missing' in playedBy) {
      log.error(
        { definition: number, why: playedBy.missing },
        'rounds of these rules cannot be played',
      )
    } else if (!titles.find(playedBy.manifest.uri)) stranded.push(number)
  }
  if (stranded.length === 0) return
  for (const player of await playersAtOpenRounds(database, stranded)) {
    if (isStopping()) return
    try {
      await turns.take(player, () => endIfPlayable(house, player))
    } catch (fault) {
      if (fault instanceof Busy) return
      throw fault
    }
  }
}
