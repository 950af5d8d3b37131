import { pulse } from '../../motion/ease.ts'
import type { Motion } from '../../motion/motion.ts'
import { cue } from '../../sound/cue.ts'
import type { Sound } from '../../sound/sound.ts'
import type { PlateText, ResultPlate } from '../../table/result-plate.ts'
import { frontHand } from './board.ts'
import type { FiveCards } from './five-cards.ts'
import type { PayTable } from './pay-table.ts'
import type { VideoPokerCues } from './title.ts'
import type { Handlers } from './video-poker-events.ts'
import type { PokerHand } from '@fairhouse/contract/families/video-poker/hand-names'
import type { Winnings } from './winnings.ts'

/** What shows a round. */
export interface Table {
  readonly motion: Motion
  readonly sound: Sound
  readonly cues: VideoPokerCues
  readonly cards: FiveCards
  readonly payTable: PayTable
  readonly plate: ResultPlate
  readonly winnings: Winnings
  readonly handName: (hand: PokerHand) => string
  readonly money: (minorUnits: number) => string
  readonly won: (total: number) => void
  /** What the round has cost, minor units. */
  readonly stake: () => number
  /** What `begin` has set in motion: cards are on their way, and are not to be dealt again. */
  readonly begun: () => boolean
}

const seconds = { made: 0.35, glow: 0.5, rest: 0.25, royal: 3.2 } as const

/** How large a win is, in stakes: by that it is heard and seen. */
const steps = [2, 9, 50] as const

/** How a win is celebrated; null: not at all, for it is no more than the round has cost. Both in minor units. */
export function winLevel(pay: number, stake: number): 0 | 1 | 2 | 3 | null {
  if (pay <= stake) return null
  if (pay <= steps[0] * stake) return 0
  if (pay <= steps[1] * stake) return 1
  return pay <= steps[2] * stake ? 2 : 3
}

/** What a win is told by: the hand and its amount, side by side. What gives back no more than it cost is not dressed up as a win. */
export const wonPlate = (hand: string, amount: string, isWin: boolean): PlateText => ({
  tone: isWin ? 'won' : 'even',
  text: `${hand}  ${amount}`,
})

/** Plays and shows a win of this level. */
export function celebrateWin(
  { sound, cues, winnings }: Pick<Table, 'sound' | 'cues' | 'winnings'>,
  level: ReturnType<typeof winLevel>,
): void {
  if (level === null) return
  cue(sound, cues.wins[level])
  winnings.celebrate(level)
}

/** How a video poker shows each kind of event. */
export function handlersOf(
  table: Table,
): Omit<Handlers, 'doubleUpOffered' | 'pokerDoubled' | 'pokerMultiplied'> {
  const { motion, sound, cues, cards, payTable, plate, winnings } = table
  return {
    async pokerDealt({ cards: dealt, made }) {
      plate.show(null)
      payTable.light(null)
      if (!table.begun()) void cards.deal()
      await cards.turn(dealt)
      if (made === null) return
      cue(sound, cues.made)
      payTable.light(made.hand, 'made')
      await motion.tween(seconds.made, (share) => payTable.pulse(0.4 + 0.6 * share))
    },
    async pokerDrawn({ held, cards: drawn, hand }) {
      // Hands behind the front one are told by what they pay.
      if (hand > 0) return
      if (!table.begun()) {
        cards.held(held)
        void cards.draw(held)
      }
      payTable.light(null)
      await cards.turn(drawn)
    },
    async pokerHandWon({ name, pay, total }, { after }) {
      const level = winLevel(pay, table.stake())
      payTable.light(name, 'won')
      cards.mark(frontHand(after)?.made?.cards ?? [], true)
      celebrateWin(table, level)
      void cards.lower()
      await Promise.all([
        plate.pop(wonPlate(table.handName(name), table.money(pay), level !== null)),
        motion.tween(seconds.glow, (share) => payTable.pulse(1 - 0.5 * pulse(share))),
      ])
      table.won(total)
      await motion.wait(seconds.rest + (level ?? 0) * 0.35)
    },
    async jackpotWon({ pay, total }, { after }) {
      const made = frontHand(after)?.made ?? null
      payTable.light(made?.hand ?? null, 'won')
      cards.mark(made?.cards ?? [], true)
      cue(sound, cues.wins[3])
      winnings.celebrate(3)
      void cards.lower()
      await plate.pop(wonPlate(made ? table.handName(made.hand) : '', table.money(pay), true))
      await motion.tween(seconds.royal, (share) => payTable.pulse(1 - 0.5 * pulse((share * 4) % 1)))
      table.won(total)
    },
    maxWinReached: ({ total }) => table.won(total),
    async roundEnded({ total }, { before }) {
      table.won(total)
      if (total > 0) return
      cue(sound, cues.lose)
      cards.mark(null, before.hands.length > 0)
      await cards.lower()
    },
  }
}
