import { bustOf, checkRoom } from '@fairhouse/verifier/check-room'
import { fromHex } from '@fairhouse/fairness/hex'
import type { Game } from '@fairhouse/game-math/game'

/** A round of a live room and its chain, as the house tells them. */
export interface ToldRoomRound {
  readonly uri: string
  /** Hash of the rules by which links become busts. */
  readonly definition: string
  readonly end: string
  readonly salt: string
  readonly number: number
  readonly link: string
  /** Hundredths of the stake. */
  readonly bust: number
}

/** What came of it. */
export interface RoomChecks {
  /** Hashed as often as its number says, the link is the end that was published. */
  readonly chain: boolean
  /** What it came to; the end itself where it agrees. */
  readonly foundEnd: string
  /** The round burst where its link says. */
  readonly bust: boolean
  readonly foundBust: number
}

/** Works a round of a live room out again from its link, and walks its chain to the end. @throws RangeError for links or salts of another form. */
export function checkTold(game: Game, round: ToldRoomRound): RoomChecks {
  const { end, salt, number, link, bust } = round
  const findings = checkRoom(game, { end, salt }, [{ number, link, bust }])
  const offChain = findings.find(({ code }) => code === 'linkOffChain')
  const foundBust = bustOf(game, { link: fromHex(link), salt, number })
  return {
    chain: offChain === undefined,
    foundEnd: offChain?.found ?? end,
    bust: foundBust === bust,
    foundBust,
  }
}
