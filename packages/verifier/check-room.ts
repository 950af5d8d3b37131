import { linkBefore } from '@fairhouse/fairness/chain'
import { drawFrom } from '@fairhouse/fairness/draw'
import { fromHex, toHex } from '@fairhouse/fairness/hex'
import { openStream } from '@fairhouse/fairness/stream'
import type { Game } from '@fairhouse/game-math/game'

/** A round of a live room as the house tells it once it is over. */
export interface ToldRound {
  /** Its link's number, from 1. */
  readonly number: number
  /** The link, 64 hexadecimal digits. */
  readonly link: string
  /** Where it burst, hundredths of the stake. */
  readonly bust: number
}

/** What was published of its chain: the end before the salt was known. */
export interface ToldChain {
  /** Link 0, 64 hexadecimal digits. */
  readonly end: string
  readonly salt: string
}

/** Something that does not agree. */
export interface RoomFinding {
  readonly code: 'linkOffChain' | 'bustDiffers'
  readonly number: number
  readonly said: string
  readonly found: string
}

/**
 * Works rounds of a live room out again: whether each link lies on the chain whose end was published, and whether the round burst where its link says. From the greatest number
 * that is told the chain is walked to its end, so that no link stands alone.
 * @throws RangeError for links that are no hexadecimal digits, or for a salt of another form.
 */
export function checkRoom(
  game: Game,
  { end, salt }: ToldChain,
  rounds: readonly ToldRound[],
): readonly RoomFinding[] {
  const findings: RoomFinding[] = []
  const byNumber = new Map(rounds.map((round) => [round.number, round]))
  const last = rounds.reduce((most, { number }) => Math.max(most, number), 0)
  const first = byNumber.get(last)
  if (!first) return findings
  let link = fromHex(first.link)
  for (let number = last; number > 0; number--) {
    const told = byNumber.get(number)
    if (told) {
      const found = toHex(link)
      if (told.link !== found)
        findings.push({ code: 'linkOffChain', number, said: told.link, found })
      const bust = bustOf(game, { link: fromHex(told.link), salt, number })
      if (bust !== told.bust)
        findings.push({ code: 'bustDiffers', number, said: String(told.bust), found: String(bust) })
    }
    link = linkBefore(link)
  }
  const found = toHex(link)
  if (found !== end) findings.push({ code: 'linkOffChain', number: 0, said: end, found })
  return findings
}

/** Where a round bursts, hundredths: the first draw of the stream whose server seed is the link, client seed the salt and nonce the number. */
export function bustOf(
  game: Game,
  {
    link,
    salt,
    number,
  }: { readonly link: Uint8Array; readonly salt: string; readonly number: number },
): number {
  const draw = drawFrom(openStream(link).round(salt, number))
  const { events } = game.open(draw, game.samples?.[0])
  for (const event of events)
    if (event.type === 'gateOpened') return Math.min(event.result, game.maxUnits)
  throw new RangeError('the rules of the room tell no result')
}
