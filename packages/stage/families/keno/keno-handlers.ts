import { cue } from '../../sound/cue.ts'
import type { Sound } from '../../sound/sound.ts'
import type { Motion } from '../../motion/motion.ts'
import { isStaged, winLevel } from '../slot/win-level.ts'
import { caughtOn, type KenoBoard } from './board.ts'
import type { Handlers } from './keno-events.ts'
import type { KenoScene } from './scene.ts'
import type { KenoCues } from './title.ts'

/** What handlers work with, and who follows the presentation. */
export interface Staging {
  readonly scene: KenoScene
  readonly motion: Motion
  readonly sound: Sound
  readonly cues: KenoCues
  /** What the round on screen cost, minor units. */
  readonly stake: () => number
  /** All is to be cut short. */
  readonly finishing: () => boolean
  /** Hears what the round has won so far, minor units. */
  readonly won: (total: number) => void
  /** Hears how many spots are caught so far. */
  readonly caught: (board: KenoBoard) => void
}

/** How each event of a round of keno is shown. Every ball takes as long as any other: nothing is drawn out for being near a win. */
export function stageKeno(staging: Staging): Handlers<KenoBoard> {
  const { scene, motion, sound, cues, won, caught } = staging
  return {
    ticketPlayed: (_, { after }) => {
      scene.machine.run(true)
      caught(after)
      return motion.wait(0.35)
    },
    ballDrawn: async ({ ball, place }, { after }) => {
      cue(sound, cues.ball, 0.94 + (place % 4) * 0.04)
      await scene.machine.give(ball, place - 1)
      const isCaught = after.spots.includes(ball)
      // Shown at once with the board, which settles with the ball: only the light goes on.
      scene.numbers.flash(ball, isCaught)
      if (isCaught) cue(sound, cues.caught, 1 + 0.06 * Math.min(10, caughtOn(after)))
      caught(after)
    },
    ticketPaid: async (_, { after }) => {
      scene.machine.run(false)
      won(after.total)
      caught(after)
      // Whoever hurried the balls still sees what they won.
      if (!staging.finishing()) motion.hurrying = false
      scene.numbers.show(after)
      await scene.sign.appear(after)
      await celebrate(staging, after.result?.pay ?? 0)
    },
    jackpotWon: ({ total }) => won(total),
    maxWinReached: ({ total }) => won(total),
    roundEnded: ({ total }) => {
      scene.machine.run(false)
      won(total)
    },
  }
}

/** A win of no more than the stake has no staging. */
async function celebrate({ scene, sound, cues, stake }: Staging, win: number): Promise<void> {
  const level = winLevel(win, stake())
  if (level === 'small') cue(sound, cues.smallWin)
  if (!isStaged(level)) return
  const release = cues.count ? sound.hold(cues.count) : () => {}
  await scene.celebration.celebrate(level, win, stake())
  release()
}
