import type { RoundSettled } from '#modules/play'
import type { LobbyNeeds } from './needs.ts'
import { asWinners, isWin, type WinnersNeeds, winsRemembered } from './winners.ts'

/** Wins of this time are told together, so that telling costs the same however many there are. */
const gatherMs = 100

/**
 * Tells every node of wins. It runs where the outbox is heard, which is one node at a time; of more wins than anybody is shown the
 * newest are told. What waits here when the process dies is not told, but remembered by the outbox: nodes read it when they start.
 */
export function createWinnersTeller(needs: WinnersNeeds & Pick<LobbyNeeds, 'tellWinners' | 'log'>) {
  let gathered: RoundSettled[] = []
  let timer: NodeJS.Timeout | undefined

  const tellAll = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const rounds = gathered
    gathered = []
    if (rounds.length > 0) needs.tellWinners(await asWinners(needs, rounds))
  }
  return {
    tell: (round: RoundSettled): void => {
      if (!isWin(round)) return
      gathered.push(round)
      if (gathered.length > winsRemembered) gathered.shift()
      timer ??= setTimeout(() => {
        tellAll().catch((fault: unknown) => needs.log.warn({ err: fault }, 'winners were not told'))
      }, gatherMs)
    },
    stop: tellAll,
  }
}
