import { cue } from '../../sound/cue.ts'
import type { DiceBoard } from './board.ts'
import type { Handlers } from './dice-events.ts'
import { cameOf, type DiceScene } from './scene.ts'

/** What a page hears while a round is shown. */
export interface Heard {
  /** What the round has won so far, minor units. */
  readonly won: (total: number) => void
  /** What the round has cost, minor units. */
  readonly stake: () => number
}

/** Wins of so many times the stake are heard as large ones. */
const large = 15

/** How a round of dice is shown. */
export function diceHandlers(scene: DiceScene, heard: Heard): Handlers<DiceBoard> {
  const { sound, motion, title } = scene.options
  const { cues } = title
  const sweepLost = async (board: DiceBoard): Promise<void> => {
    const lost = board.chips.filter(({ pay }) => pay === 0).map(({ spot }) => spot)
    if (lost.length === 0) return
    cue(sound, cues.sweep)
    await scene.chips.sweep(lost, scene.bank)
  }
  return {
    async diceBet() {
      scene.tray.lift()
      await motion.wait(0.7)
    },
    async diceRolled({ dice }) {
      await scene.approach(true)
      await scene.tray.roll(dice)
      await scene.plaque.pop(cameOf(dice))
      await motion.wait(0.7)
    },
    async dicePaid({ spots, total }, { after }) {
      await Promise.all([scene.approach(false), sweepLost(after)])
      scene.lights.win(spots.map(({ spot }) => spot))
      const stake = heard.stake()
      // A round that gives back no more than it cost is a loss, and is not dressed up as a win.
      if (total > stake) cue(sound, total >= stake * large ? cues.bigWin : cues.win)
      heard.won(total)
      const gains = spots.map(({ spot, stake: laid, pay }) => ({ spot, amount: pay - laid }))
      await scene.chips.pay(gains, scene.bank)
    },
    jackpotWon({ total }) {
      heard.won(total)
    },
    maxWinReached({ total }) {
      heard.won(total)
    },
    async roundEnded({ total }, { before }) {
      heard.won(total)
      if (total === 0) await Promise.all([scene.approach(false), sweepLost(before)])
    },
  }
}
