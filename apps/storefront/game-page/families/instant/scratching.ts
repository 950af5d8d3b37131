import type { PictureName } from '@fairhouse/stage/families/instant/scratch/paint-pictures'
import { themeOf } from '@fairhouse/stage/families/instant/scratch/themes'
import type { GameContext } from '../../game-context.ts'
import { browserShelf } from '../../settings/settings.ts'
import type { OpenInstantGame } from './open-instant-game.ts'
import { type BoughtCard, roundNow, uncovering } from './round-now.ts'
import { Uncovered } from './uncovered.ts'

/** The foil of the card on the stage: rubbed with the pointer, taken off field by field by keys, and settled when all of it is off. */
export class Scratching {
  readonly #context: GameContext
  readonly #game: OpenInstantGame
  readonly #uncovered: Uncovered
  readonly #changed: () => void

  /** @param changed hears that another field is uncovered. */
  constructor(context: GameContext, game: OpenInstantGame, changed: () => void) {
    this.#changed = changed
    this.#context = context
    this.#game = game
    this.#uncovered = new Uncovered(game.title.manifest.uri, browserShelf())
  }

  /** A stage was opened anew, or shows another round. */
  settle(): void {
    const { foil } = this.#game.stage()
    const now = this.#now
    if (!foil) return
    foil.heard = (field) => this.#heard(field)
    if (now) foil.restore([...this.#uncovered.of(now.id)])
  }

  press(field: number): void {
    if (this.#now) this.#game.stage().foil?.uncover(field)
  }

  /** The next field that is covered. */
  pressNext(): void {
    const now = this.#now
    if (!now) return
    const off = this.#uncovered.of(now.id)
    const next = now.bought.fields.findIndex((_, field) => !off.has(field))
    if (next >= 0) this.press(next)
  }

  /** Puts rubbing on what lies over the fields. */
  rubOn(view: HTMLElement): void {
    const rub = (event: PointerEvent): void => {
      // Fields stand where the stage says, from the corner of what holds both.
      const { left, top } = (view.offsetParent ?? view).getBoundingClientRect()
      this.#game.stage().foil?.rub({ x: event.clientX - left, y: event.clientY - top })
    }
    view.addEventListener('pointerdown', (event) => {
      if (!this.#now || event.button !== 0) return
      view.setPointerCapture(event.pointerId)
      rub(event)
    })
    view.addEventListener('pointermove', (event) => {
      if (view.hasPointerCapture(event.pointerId)) rub(event)
    })
    const lift = (): void => this.#game.stage().foil?.rub(null)
    view.addEventListener('pointerup', lift)
    view.addEventListener('pointercancel', lift)
  }

  /** Fields that are still covered. */
  get covered(): readonly number[] {
    const now = this.#now
    if (!now) return []
    const off = this.#uncovered.of(now.id)
    return now.bought.fields.flatMap((_, field) => (off.has(field) ? [] : [field]))
  }

  /** What a field is called: covered, or what was found there. */
  nameOf(field: number): string {
    const { scratch } = this.#game.texts
    const now = this.#now
    if (!now || !this.#uncovered.of(now.id).has(field)) return scratch.covered(field + 1)
    return scratch.found(field + 1, this.#contentOf(now.bought, field, now.stake))
  }

  get #now(): {
    readonly id: string
    readonly stake: number
    readonly bought: BoughtCard
  } | null {
    const { round, phase } = this.#context.table.state.now
    const { foil } = roundNow(round)
    if (!round || !foil || phase !== 'choosing') return null
    return { id: round.id, stake: round.stake, bought: foil }
  }

  #heard(field: number): void {
    const now = this.#now
    if (!now) return
    this.#uncovered.add(now.id, field)
    this.#context.say(this.nameOf(field))
    if (this.covered.length === 0) this.#context.table.act(uncovering)
    else this.#changed()
  }

  #contentOf({ card, layout, fields }: BoughtCard, field: number, stake: number): string {
    const { scratch } = this.#game.texts
    const printed = fields[field]
    if (!printed) return ''
    const amount =
      printed.times === undefined ? '' : this.#context.money((printed.times * stake) / 100)
    if (layout === 'match') return amount
    if (layout === 'find')
      return amount === '' ? scratch.sought(printed.mark) : scratch.numbered(printed.mark, amount)
    const picture: PictureName = themeOf(card).pictures[printed.mark] ?? 'star'
    return amount === '' ? scratch.pictures[picture] : amount
  }
}
