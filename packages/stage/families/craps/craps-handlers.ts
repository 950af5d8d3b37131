import { cue } from '../../sound/cue.ts'
import type { CrapsBoard } from './board.ts'
import type { Handlers } from './craps-events.ts'
import { cameOf, type CrapsScene } from './scene.ts'

/** What a page hears while a round is shown. */
export interface Heard {
  /** What the round has won so far, minor units. */
  readonly won: (total: number) => void
  /** What the round has cost, minor units. */
  readonly stake: () => number
}

/** Wins of so many times the stake are heard as large ones. */
const large = 15

/** How a round of craps is shown. */
export function crapsHandlers(scene: CrapsScene, heard: Heard): Handlers<CrapsBoard> {
  const { sound, motion, title } = scene.options
  const { cues } = title
  return {
    async crapsBet() {
      scene.lights.win([])
      scene.tray.lift()
      await motion.wait(0.5)
    },
    async crapsRolled({ dice }) {
      scene.lights.win([])
      scene.tray.lift()
      await scene.approach(true)
      await scene.tray.roll(dice)
      await scene.plaque.pop(cameOf(dice))
      await motion.wait(0.6)
      await scene.approach(false)
    },
    async crapsPaid({ spot, stake, pay, total }, { after }) {
      scene.lights.win(after.paid.flatMap((one) => (one.pay > one.stake ? [one.spot] : [])))
      const cost = heard.stake()
      // While a round has given back no more than it cost, nothing is dressed up as a win.
      if (pay > stake && total > cost) cue(sound, total >= cost * large ? cues.bigWin : cues.win)
      heard.won(total)
      if (pay > stake) await scene.chips.pay([{ spot, amount: pay - stake }], scene.bank)
      await scene.chips.sweep([spot], scene.hand)
    },
    async crapsLost({ chips }) {
      cue(sound, cues.sweep)
      await scene.chips.sweep(
        chips.map(({ spot }) => spot),
        scene.bank,
      )
    },
    async crapsMoved() {
      cue(sound, cues.chip)
      await motion.wait(0.35)
    },
    async crapsPoint({ point }) {
      cue(sound, cues.knock, 0.7)
      await scene.movePuck(point)
    },
    async crapsTaken({ spot, total }) {
      cue(sound, cues.chip)
      heard.won(total)
      await scene.chips.sweep([spot], scene.hand)
    },
    jackpotWon({ total }) {
      heard.won(total)
    },
    maxWinReached({ total }) {
      heard.won(total)
    },
    roundEnded({ total }) {
      heard.won(total)
    },
  }
}
