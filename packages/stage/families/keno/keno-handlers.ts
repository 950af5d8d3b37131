import { cue } from '../../sound/cue.ts'
import type { Sound } from '../../sound/sound.ts'
import type { Motion } from '../../motion/motion.ts'
import { isStaged, winLevel } from '../../wins/win-level.ts'
import { caughtOn, isOnATicket, isPaid, type KenoBoard } from './board.ts'
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
  /** Hears how the draw stands. */
  readonly caught: (board: KenoBoard) => void
  /** The machine's sound, for as long as it turns. */
  readonly turning: (isOn: boolean) => void
}

/** How each event of a round of keno is shown. Every ball takes as long as any other: nothing is drawn out for being near a win. */
export function stageKeno(staging: Staging): Handlers<KenoBoard> {
  const { scene, motion, sound, cues, won, caught, turning } = staging
  return {
    ticketPlayed: ({ card = 1 }, { after }) => {
      scene.machine.run(true)
      caught(after)
      return card > 1 ? undefined : motion.wait(0.35)
    },
    ballDrawn: async ({ ball, place }, { after }) => {
      cue(sound, cues.ball, 0.94 + (place % 4) * 0.04)
      await scene.machine.give(ball, place - 1)
      const isCaught = isOnATicket(after, ball)
      // Shown at once with the board, which settles with the ball: only the light goes on.
      scene.numbers.flash(ball, isCaught)
      if (isCaught) cue(sound, cues.caught, 1 + 0.06 * Math.min(10, mostCaught(after)))
      caught(after)
    },
    ticketPaid: async (_, { after }) => {
      scene.machine.run(false)
      turning(false)
      // Of several cards all are paid in the same breath.
      if (!isPaid(after)) return
      won(after.total)
      caught(after)
      // Whoever hurried the balls still sees what they won.
      if (!staging.finishing()) motion.hurrying = false
      scene.numbers.show(after)
      await scene.sign.appear(after)
      await celebrate(
        staging,
        after.results.reduce((sum, { pay }) => sum + pay, 0),
      )
    },
    freeGamesWon: async (_, { after }) => {
      caught(after)
      cue(sound, cues.levels.nice)
      const last = after.drawn.at(-1)
      if (last !== undefined) scene.numbers.flash(last, true)
      await scene.sign.announce(after)
      await motion.wait(1.2)
    },
    freeGameStarted: (_, { after }) => {
      if (!staging.finishing()) motion.hurrying = false
      scene.machine.show([])
      scene.machine.run(true)
      turning(true)
      caught(after)
      return motion.wait(0.6)
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

const mostCaught = (board: KenoBoard): number =>
  Math.max(...board.cards.map((_, card) => caughtOn(board, card)))
