import type { WordSource } from '@fairhouse/fairness/draw'
import { at, item } from '../../../at.ts'
import { payContexts, type ReadySpin } from '../spin/ready-spin.ts'
import { type CellChange, cellChanges } from './cell-changes.ts'
import { drawBelow, WeightedDraw } from './draws.ts'
import { FastCash } from './fast-cash.ts'
import { fastPays } from './fast-pays.ts'
import { type PlacedStart, placedStart } from './placed-starts.ts'
import { ReelViews } from './reel-views.ts'
import { Removal } from './removal.ts'
import { SpecialsInView } from './specials-in-view.ts'
import { Standing } from './standing.ts'
import { isWalked, StandingWilds } from './standing-wilds.ts'
import type { ViewsPays } from './views-pays.ts'

/**
 * One way to spin, ready to be played without being told: it draws word for word as `spinReels` does. The fields are of the spin
 * played last.
 */
export class FastSpin {
  /** What its symbols won and collectors took, scatters apart. */
  units = 0
  /** What it started. */
  starts: SpecialsInView['starts'] = []
  /** Reels that were newly filled, one bit each. */
  turned = 0
  /** What the scatters won, and what was started by how many specials are in view. */
  readonly specials: SpecialsInView
  readonly ready: ReadySpin
  readonly #reels: readonly ReelViews[]
  /** What each reel shows. */
  readonly #views: Int32Array
  readonly #stops: Int32Array
  readonly #lengths: Int32Array
  /** `[reel]`: the reel that it turns with. */
  readonly #leads: Int32Array
  /** `[reel][stop]`: what it shows, filled where that fills it. */
  readonly #atStop: readonly Int32Array[]
  readonly #keys: readonly Int32Array[]
  readonly #fills: readonly Int32Array[]
  readonly #filled: Int32Array
  readonly #removal: Removal | null
  readonly #cash: FastCash | null
  readonly #wilds: StandingWilds | null
  readonly #changes: readonly CellChange[]
  readonly #chooses: readonly Int32Array[]
  readonly #choice: WeightedDraw
  readonly #pays: ViewsPays
  readonly #paysChosen: readonly ViewsPays[]
  readonly #multiplier: WeightedDraw | null
  /** `[reel][view]`: the face that is all it shows; -1 where it shows several. */
  readonly #whole: readonly Int32Array[]
  readonly #placed: PlacedStart | null
  readonly #turning: Standing

  constructor(ready: ReadySpin) {
    const { definition, rule, reels } = ready
    this.ready = ready
    this.specials = new SpecialsInView(ready)
    this.#reels = reels.map(() => new ReelViews())
    this.#views = new Int32Array(reels.length)
    this.#stops = new Int32Array(reels.length)
    this.#lengths = Int32Array.from(reels, ({ length }) => length)
    const [first = -1, ...tied] = rule.colossal ?? []
    this.#leads = Int32Array.from(reels, (_, reel) => (tied.includes(reel) ? first : reel))
    this.#atStop = reels.map(({ cells, fills, filled }, reel) =>
      Int32Array.from(cells, (window, stop) =>
        item(this.#reels, reel).numberOf(item(fills, stop) ? filled.cells : window),
      ),
    )
    this.#keys = reels.map(({ keys }) => keys)
    this.#fills = reels.map(({ fills }) => Int32Array.from(fills, (fills) => (fills ? 1 : 0)))
    this.#filled = Int32Array.from(reels, ({ filled }, reel) =>
      ready.filling < 0 ? 0 : item(this.#reels, reel).numberOf(filled.cells),
    )
    const { removal, cash, chosenWild, multiplierReel } = rule
    this.#removal = removal === undefined ? null : new Removal(ready, removal, this.#reels)
    this.#cash = cash === undefined ? null : new FastCash(ready, cash)
    this.#wilds = isWalked(ready) ? new StandingWilds(ready, this.#reels) : null
    this.#changes = cellChanges(ready, this.#reels)
    this.#choice = new WeightedDraw(chosenWild?.choices ?? [])
    const choosing = chosenWild === undefined ? -1 : definition.symbols.indexOf(chosenWild.symbol)
    this.#chooses = this.#reels.map((views) => views.showing(choosing))
    const { plain, chosen } = payContexts(definition, rule)
    this.#pays = fastPays(definition, plain, this.#reels)
    this.#paysChosen = chosen.map((context) => fastPays(definition, context, this.#reels))
    this.#multiplier = multiplierReel === undefined ? null : new WeightedDraw(multiplierReel)
    const together = definition.fullScreenOf?.map((name) => definition.symbols.indexOf(name))
    this.#whole = this.#reels.map((views) => wholeFaces(views, together))
    this.#placed = placedStart(ready, this.#reels)
    this.#turning = new Standing(reels.length)
  }

  play(words: WordSource, before: Standing = this.#turning): void {
    const key = this.#shownKey(this.#turn(words, before), words)
    this.#wilds?.put(before.wilds, this.#views)
    const collected = this.#cash === null ? 0 : this.#cash.collect(key, words)
    for (const change of this.#changes) change.apply(this.#views, words)
    const pays = this.#choosePays(words)
    const times = this.#multiply(words)
    this.units = pays.units(this.#views) * times + collected
    this.specials.count(key)
    this.starts = this.#started(key)
  }

  /** Takes out what a draw removes; the key of what is in view then. */
  #shownKey(key: number, words: WordSource): number {
    if (this.#removal === null) return key
    return this.#removal.apply({ key, stops: this.#stops, views: this.#views }, words)
  }

  #started(key: number): SpecialsInView['starts'] {
    const { starts } = this.specials
    if (this.#placed === null) return starts
    const placed = this.#placed.startOf({ key, stops: this.#stops, views: this.#views })
    return placed === null ? starts : [...starts, placed]
  }

  /** How many reels show a face. */
  reelsShowing(face: number): number {
    let count = 0
    for (let reel = 0; reel < this.#views.length; reel++) {
      if (item(this.#reels, reel).window(at(this.#views, reel)).includes(face)) count++
    }
    return count
  }

  /** Stops the reels and returns the key of what is in view. */
  #turn(words: WordSource, before: Standing): number {
    let key = 0
    this.turned = 0
    for (let reel = 0; reel < this.#views.length; reel++) {
      if (before.isFilled(reel)) {
        this.#views[reel] = at(this.#filled, reel)
        continue
      }
      const turns = before.turns(reel)
      const stop = turns ? this.#stopOf(reel, words) : before.stop(reel)
      this.#stops[reel] = stop
      this.#views[reel] = at(item(this.#atStop, reel), stop)
      if (turns) this.turned |= at(item(this.#fills, reel), stop) << reel
      key += at(item(this.#keys, reel), stop)
    }
    return key
  }

  #stopOf(reel: number, words: WordSource): number {
    const lead = at(this.#leads, reel)
    return lead < reel ? at(this.#stops, lead) : drawBelow(words, at(this.#lengths, reel))
  }

  #choosePays(words: WordSource): ViewsPays {
    if (this.#paysChosen.length === 0) return this.#pays
    if (!this.#chooses.some((shows, reel) => at(shows, at(this.#views, reel)) === 1)) {
      return this.#pays
    }
    return item(this.#paysChosen, this.#choice.draw(words))
  }

  #multiply(words: WordSource): number {
    const { rule, definition } = this.ready
    const { multiplierReel } = rule
    let times = 1
    if (this.#multiplier !== null && multiplierReel !== undefined) {
      times = item(multiplierReel, this.#multiplier.draw(words)).value
    }
    const { fullScreen } = definition
    return fullScreen !== undefined && this.#isWhole() ? times * fullScreen : times
  }

  #isWhole(): boolean {
    const face = at(item(this.#whole, 0), at(this.#views, 0))
    return (
      face >= 0 && this.#whole.every((faces, reel) => at(faces, at(this.#views, reel)) === face)
    )
  }
}

/**
 * By view, the face that all of its cells show; -1: they differ.
 * @param together faces that fill a screen in any mixture, all told as the first of them; then no others do.
 */
function wholeFaces(views: ReelViews, together?: readonly number[]): Int32Array {
  const shown = (face: number): number => {
    if (together === undefined) return face
    return together.includes(face) ? (together[0] ?? -1) : -1
  }
  return Int32Array.from({ length: views.count }, (_, view) => {
    const [first = -1, ...others] = views.window(view).map(shown)
    return others.every((face) => face === first) ? first : -1
  })
}
