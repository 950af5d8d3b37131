import type { EventOf, Handlers } from '../rounds/present.ts'
import type { SlotBoard, Win } from './board.ts'
import { cue, type Scene } from './scene.ts'
import { isStaged, winLevel } from './win-level.ts'

/** Seconds for the n-th win of a spin: the first ones are read, many become a run. */
const traceSeconds = (place: number): number => {
  if (place < 3) return 0.85
  return place < 8 ? 0.5 : 0.28
}

/** How each event of a slot round is shown. One for every list of events that is presented. */
export class SlotHandlers implements Handlers<SlotBoard> {
  readonly #scene: Scene
  readonly #won: (total: number) => void
  readonly #finishing: () => boolean
  /** The spin on screen had its celebration, or what came after it has. */
  #celebrated = false

  /** @param watcher `won` hears what the round has won so far, minor units; `finishing` says that all is to be cut short. */
  constructor(
    scene: Scene,
    watcher: { readonly won: (total: number) => void; readonly finishing: () => boolean },
  ) {
    this.#scene = scene
    this.#won = watcher.won
    this.#finishing = watcher.finishing
  }

  readonly reelsStopped = async (event: EventOf<'reelsStopped'>): Promise<void> => {
    this.#celebrated = false
    this.#scene.wins.clear()
    await this.#scene.reels.stop(event)
    this.#calmDown()
  }

  readonly reelsExpanded = async (
    { reels, symbol }: EventOf<'reelsExpanded'>,
    { before }: { readonly before: SlotBoard },
  ): Promise<void> => {
    const { sound, title, covers } = this.#scene
    cue(sound, title.cues.expand)
    const rowOf = (reel: number): number => Math.max(0, before.grid[reel]?.indexOf(symbol) ?? 0)
    await Promise.all(reels.map((reel) => covers.grow(reel, symbol, rowOf(reel))))
  }

  readonly lineWon = (_: EventOf<'lineWon'>, { after }: { after: SlotBoard }): Promise<void> =>
    this.#showWin(after)

  readonly scatterWon = (
    _: EventOf<'scatterWon'>,
    { after }: { after: SlotBoard },
  ): Promise<void> => this.#showWin(after)

  readonly pickStarted = async (
    event: EventOf<'pickStarted'>,
    { before, after }: { readonly before: SlotBoard; readonly after: SlotBoard },
  ): Promise<void> => {
    const { wins, picks } = this.#scene
    await this.#celebrateSpin(before)
    this.#calmDown()
    await wins.trace(markOf(event), 1.4)
    wins.clear()
    if (after.pick) await picks.open(after.pick)
  }

  readonly picked = async (
    event: EventOf<'picked'>,
    { after }: { after: SlotBoard },
  ): Promise<void> => {
    if (after.pick) await this.#scene.picks.picked(event, after.pick)
    this.#won(event.total)
  }

  readonly pickEnded = async (
    event: EventOf<'pickEnded'>,
    { before }: { before: SlotBoard },
  ): Promise<void> => {
    if (before.pick) await this.#scene.picks.ended(event, before.pick)
    this.#scene.picks.show(null)
    this.#celebrated = true
    await this.#celebrate(event.pay)
  }

  readonly freeSpinsAwarded = async (
    event: EventOf<'freeSpinsAwarded'>,
    { before }: { readonly before: SlotBoard },
  ): Promise<void> => {
    const { wins, backdrop, freeSpins } = this.#scene
    const more = before.freeSpins !== null
    if (!more) await this.#celebrateSpin(before)
    if (!more) this.#calmDown()
    await wins.trace(markOf(event), more ? 0.8 : 1.4)
    wins.clear()
    if (!more) await backdrop.mood('free', 1.2)
    await freeSpins.awarded(event, more)
  }

  readonly freeSpinStarted = (
    _: EventOf<'freeSpinStarted'>,
    { after }: { after: SlotBoard },
  ): void => {
    const { wins, freeSpins, reels } = this.#scene
    wins.clear()
    freeSpins.show(after)
    if (!reels.turning) this.#scene.spin(after)
  }

  readonly freeSpinsEnded = async (
    event: EventOf<'freeSpinsEnded'>,
    { before }: { readonly before: SlotBoard },
  ): Promise<void> => {
    const { motion, wins, freeSpins, backdrop } = this.#scene
    await this.#celebrateSpin(before)
    this.#calmDown()
    await motion.wait(0.5)
    wins.clear()
    await freeSpins.ended(event)
    await this.#celebrate(event.pay)
    await backdrop.mood('base', 1)
  }

  readonly maxWinReached = (event: EventOf<'maxWinReached'>): Promise<void> => {
    this.#celebrated = true
    return this.#celebrate(event.total)
  }

  readonly roundEnded = async (
    event: EventOf<'roundEnded'>,
    { before }: { before: SlotBoard },
  ): Promise<void> => {
    this.#won(event.total)
    await this.#celebrateSpin(before)
  }

  // Settling alone shows these: no title of the house tells them yet.
  readonly groupWon = (): void => {}
  readonly cellsChanged = (): void => {}
  readonly cascaded = (): void => {}
  readonly multiplierSet = (): void => {}
  readonly spinMultiplied = (): void => {}
  readonly symbolChosen = (): void => {}
  readonly respinStarted = (): void => {}
  readonly choiceOffered = (): void => {}
  readonly choiceMade = (): void => {}
  readonly holdStarted = (): void => {}
  readonly holdSpun = (): void => {}
  readonly holdEnded = (): void => {}
  readonly wheelStarted = (): void => {}
  readonly wheelSpun = (): void => {}
  readonly wheelEnded = (): void => {}
  readonly trailStarted = (): void => {}
  readonly trailMoved = (): void => {}
  readonly trailEnded = (): void => {}
  readonly gambleOffered = (): void => {}
  readonly gambled = (): void => {}
  readonly jackpotWon = (): void => {}

  /** When the events of an answer are over: celebrates the spin on screen, if that is still due. */
  async atRest(board: SlotBoard): Promise<void> {
    if (!board.pick) await this.#celebrateSpin(board)
  }

  /** Hurrying ends with the part that was hurried: whoever stops the reels still sees what they won. */
  #calmDown(): void {
    if (!this.#finishing()) this.#scene.motion.hurrying = false
  }

  async #showWin(board: SlotBoard): Promise<void> {
    const win = board.wins.at(-1)
    if (!win) return
    const { sound, title, wins } = this.#scene
    cue(sound, title.cues.line, 1 + Math.min(8, board.wins.length) * 0.04)
    this.#won(board.total)
    await wins.trace(win, traceSeconds(board.wins.length - 1))
  }

  async #celebrateSpin({ total, totalBefore }: SlotBoard): Promise<void> {
    if (this.#celebrated) return
    this.#celebrated = true
    await this.#celebrate(total - totalBefore)
  }

  async #celebrate(win: number): Promise<void> {
    const { sound, title, celebration, staked } = this.#scene
    const level = winLevel(win, staked)
    if (level === 'small') cue(sound, title.cues.smallWin)
    if (!isStaged(level)) return
    const release = title.cues.count ? sound.hold(title.cues.count) : () => {}
    await celebration.celebrate(level, win, staked)
    release()
  }
}

/** Symbols that open a feature, shown like a win that pays nothing itself. */
const markOf = ({ symbol, cells }: EventOf<'pickStarted'> | EventOf<'freeSpinsAwarded'>): Win => ({
  line: null,
  symbol,
  count: cells.length,
  cells,
  pay: 0,
})
