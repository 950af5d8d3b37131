import { cue } from '../../sound/cue.ts'
import type { RouletteBoard } from './board.ts'
import type { Handlers } from './roulette-events.ts'
import { cameOf, type RouletteScene } from './scene.ts'

/** What a page hears while a round is shown. */
export interface Heard {
  /** What the round has won so far, minor units. */
  readonly won: (total: number) => void
  /** What the round has cost, minor units. */
  readonly stake: () => number
}

/** Wins of so many times the stake are heard as large ones. */
const large = 15

/** Seconds between the falls of balls on several wheels. */
const between = 0.8

/** How a round of roulette is shown. @param pockets that its balls come to lie in. */
export function rouletteHandlers(
  scene: RouletteScene,
  heard: Heard,
  pockets: readonly string[],
): Handlers<RouletteBoard> {
  const { sound, motion, title } = scene.options
  const { cues } = title
  let isSwept = false
  const sweepLost = async (board: RouletteBoard): Promise<void> => {
    isSwept = true
    const lost = board.chips.filter(({ pay }) => pay === 0).map(({ spot }) => spot)
    if (lost.length === 0) return
    cue(sound, cues.sweep)
    await scene.chips.sweep(lost, scene.bank)
  }
  /** The falls of all wheels, begun one shortly after the other. */
  let falls: readonly Promise<void>[] = []
  const beginFalls = (): readonly Promise<void>[] =>
    scene.wheels.map(async (wheel, place) => {
      await motion.wait(place * between)
      const pocket = pockets[place]
      if (pocket !== undefined) await wheel.fall(pocket)
    })
  return {
    rouletteBet() {
      scene.launch()
    },
    async ballLanded({ pocket }, { before, after }) {
      const place = before.pockets.length
      if (place === 0) falls = beginFalls()
      await Promise.all([scene.approach(true), falls[place]])
      cue(sound, cues.fall)
      scene.lights.win(after.pockets)
      await scene.plaques[place]?.pop(cameOf(pocket))
      if (place === scene.wheels.length - 1) await motion.wait(0.55)
    },
    async spotsPaid({ spots, total }, { after }) {
      await Promise.all([scene.approach(false), sweepLost(after)])
      scene.lights.win(spots.map(({ spot }) => spot))
      const stake = heard.stake()
      // A round that gives back no more than it cost is a loss, and is not dressed up as a win.
      if (total > stake) cue(sound, total >= stake * large ? cues.bigWin : cues.win)
      heard.won(total)
      // Where several wheels turn, a spot that won on few of them may give back less than lay there.
      const gains = spots.flatMap(({ spot, stake: laid, pay }) =>
        pay > laid ? [{ spot, amount: pay - laid }] : [],
      )
      await scene.chips.pay(gains, scene.bank)
    },
    async halfReturned({ spots, total }) {
      await scene.approach(false)
      heard.won(total)
      cue(sound, cues.sweep)
      await scene.chips.halve(spots, scene.bank)
    },
    jackpotWon({ total }) {
      heard.won(total)
    },
    maxWinReached({ total }) {
      heard.won(total)
    },
    async roundEnded({ total }, { before }) {
      heard.won(total)
      if (!isSwept) await Promise.all([scene.approach(false), sweepLost(before)])
    },
  }
}
