import type { SlotBoard } from './board-shape.ts'
import { cue } from '../../sound/cue.ts'
import type { Scene } from './scene.ts'
import { isStaged, winLevel } from '../../wins/win-level.ts'

/** Who follows a presentation. */
export interface Watcher {
  /** Hears what the round has won so far, minor units. */
  readonly won: (total: number) => void
  /** All is to be cut short. */
  readonly finishing: () => boolean
}

/** Seconds for the n-th win of a spin: the first ones are read, many become a run. */
const traceSeconds = (place: number): number => {
  if (place < 3) return 0.85
  return place < 8 ? 0.5 : 0.28
}

/** Shows wins one by one, and celebrates each spin and each feature once. One for every list of events that is presented. */
export class WinStaging {
  readonly #scene: Scene
  readonly #watcher: Watcher
  /** The spin on screen had its celebration, or what came after it has. */
  #celebrated = false

  constructor(scene: Scene, watcher: Watcher) {
    this.#scene = scene
    this.#watcher = watcher
  }

  won(total: number): void {
    this.#watcher.won(total)
  }

  /** A spin begins that has not been celebrated. */
  begin(): void {
    this.#celebrated = false
  }

  /** Hurrying ends with the part that was hurried: whoever stops the reels still sees what they won. */
  calmDown(): void {
    if (!this.#watcher.finishing()) this.#scene.motion.hurrying = false
  }

  /** The last win of the board. */
  async showWin(board: SlotBoard): Promise<void> {
    const win = board.wins.at(-1)
    if (!win) return
    const { sound, title, wins, staked } = this.#scene
    // While a round has given back no more than it cost, nothing is heard of it as of a win.
    if (board.total > staked) cue(sound, title.cues.line, 1 + Math.min(8, board.wins.length) * 0.04)
    this.won(board.total)
    await wins.trace(win, board, traceSeconds(board.wins.length - 1))
  }

  async celebrateSpin({ total, totalBefore }: SlotBoard): Promise<void> {
    if (this.#celebrated) return
    await this.celebrate(total - totalBefore)
  }

  /** @param win minor units. What is celebrated now is not celebrated again with the spin. */
  async celebrate(win: number): Promise<void> {
    this.#celebrated = true
    const { sound, title, celebration, staked } = this.#scene
    const level = winLevel(win, staked)
    if (level === 'small') cue(sound, title.cues.smallWin)
    if (!isStaged(level)) return
    const release = title.cues.count ? sound.hold(title.cues.count) : () => {}
    await celebration.celebrate(level, win, staked)
    release()
  }
}
