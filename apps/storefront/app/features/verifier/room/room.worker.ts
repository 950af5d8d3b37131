import { rulesOf } from '../rules-of.ts'
import { checkTold, type RoomChecks, type ToldRoomRound } from './check-told.ts'

/** Told by the worker; null when the rules could not be loaded. */
export type RoomAnswer = RoomChecks | null

async function answer(round: ToldRoomRound): Promise<RoomAnswer> {
  try {
    const game = await rulesOf(round.uri, round.definition)
    return game && checkTold(game, round)
  } catch (fault) {
    reportError(fault)
    return null
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToldRoomRound>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to who started it
  void answer(data).then((told) => self.postMessage(told))
})
