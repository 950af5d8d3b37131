import { Container, type Texture } from 'pixi.js'
import type { Motion } from '../../motion/motion.ts'
import { mixed } from '../../screen/colour.ts'
import type { Brushes } from '../../screen/brushes.ts'
import type { Textures } from '../../screen/load-textures.ts'
import type { Size } from '../../screen/open-screen.ts'
import type { Sparks } from '../../screen/sparks.ts'
import { type Box, inBox, turnTo } from '../box.ts'
import { CurveDrawing } from './curve-drawing.ts'
import { Finale } from './finale.ts'
import { exactMultiple, heatAt, placeIn, viewAt } from './flight-view.ts'
import { Flyer } from './flyer.ts'
import { type Leaver, Leavers } from './leavers.ts'
import { Sky } from './sky.ts'
import { paintFlame, paintSmoke, paintWave } from './paint-crash.ts'
import type { CrashTitle } from './title.ts'

/** What a room shows now. */
export interface Flight {
  readonly phase: 'waiting' | 'flying' | 'over'
  /** How long it has flown, milliseconds; at its end as far as it came. */
  readonly elapsedMs: number
  readonly doublesInMs: number
  /** Multiples at which the player's own stakes are cashed out by themselves. */
  readonly targets: readonly number[]
}

interface SceneNeeds {
  readonly title: CrashTitle
  readonly textures: Textures
  readonly motion: Motion
  readonly brushes: Brushes
  readonly sparks: Sparks
  readonly calm: boolean
  readonly times: (hundredths: number) => string
}

/** Everything in the picture of a flight. */
export class CrashScene {
  readonly view = new Container()
  readonly #finale: Finale
  readonly #title: CrashTitle
  /** What a burst shakes: the place behind it stands still. */
  readonly #shaken = new Container()
  readonly #sky: Sky
  readonly #curve: CurveDrawing
  readonly #leavers: Leavers
  readonly #flyer: Flyer
  readonly #sparks: Sparks
  readonly #painted: readonly Texture[]
  #box: Box = { x: 0, y: 0, width: 1, height: 1 }

  constructor(needs: SceneNeeds) {
    const { title, textures, motion, brushes, sparks, calm, times } = needs
    const { colours } = title
    const [flame, smoke, wave] = [paintFlame(), paintSmoke(), paintWave()]
    this.#painted = [flame, smoke, wave]
    this.#title = title
    this.#sparks = sparks
    this.#sky = new Sky({ textures, motion, brushes, ink: colours.ink, calm })
    this.#curve = new CurveDrawing(times, colours.won)
    this.#leavers = new Leavers(brushes, colours)
    this.#flyer = new Flyer({
      picture: textures.get('flyer'),
      flame,
      smoke,
      brushes,
      sparks,
      colours,
      calm,
    })
    this.#finale = new Finale({ motion, sparks, brushes, wave, smoke, colours, calm })
    this.#shaken.addChild(
      this.#curve.view,
      this.#leavers.view,
      sparks.view,
      this.#flyer.view,
      this.#finale.view,
    )
    this.view.addChild(this.#sky.view, this.#shaken)
  }

  leavers(leavers: readonly Leaver[]): void {
    this.#leavers.show(leavers)
  }

  layout(size: Size, box: Box): void {
    this.#box = box
    this.#sky.layout(size)
    this.#finale.layout(size)
  }

  /** Draws the flight as it is now. */
  draw(flight: Flight, seconds: number): void {
    const { phase, elapsedMs, doublesInMs, targets } = flight
    const { cold, warm, hot, lost } = this.#title.colours
    const multiple = exactMultiple(elapsedMs, doublesInMs)
    const heat = heatAt(multiple)
    const isWaiting = phase === 'waiting'
    const shown = isWaiting ? 0 : elapsedMs
    const view = viewAt(shown, doublesInMs)
    const climbing =
      heat < 0.4 ? mixed(cold, warm, heat / 0.4) : mixed(warm, hot, (heat - 0.4) / 0.6)
    this.#sky.climb(seconds, isWaiting ? 0 : Math.min(1, heat * 1.4))
    this.#curve.draw(this.#box, {
      view,
      elapsedMs: shown,
      doublesInMs,
      colour: phase === 'over' ? lost : climbing,
      alpha: phase === 'over' ? 0.75 : 1,
      targets,
    })
    this.#leavers.place(this.#box, view, doublesInMs)
    const at = this.#placeAt(flight)
    if (isWaiting) this.#flyer.stand({ ...at, heat: 0 }, seconds)
    else if (phase === 'flying') this.#flyer.fly({ ...at, heat }, seconds)
    else this.#flyer.hide()
    this.#shaken.position.set(this.#finale.shake.x, this.#finale.shake.y)
  }

  /** A flight has ended before the player's eyes. */
  async burst(flight: Flight): Promise<void> {
    const { x, y, size } = this.#placeAt(flight)
    const heat = heatAt(exactMultiple(flight.elapsedMs, flight.doublesInMs))
    await this.#finale.burst({ x, y }, size, heat)
  }

  close(): void {
    this.#sparks.clear()
    this.#curve.close()
    this.#leavers.close()
    this.view.destroy({ children: true })
    for (const texture of this.#painted) texture.destroy(true)
  }

  #placeAt({ phase, elapsedMs, doublesInMs }: Flight) {
    const size = Math.max(54, Math.min(118, this.#box.height * 0.24))
    const shown = phase === 'waiting' ? 0 : elapsedMs
    const view = viewAt(shown, doublesInMs)
    const here = inBox(this.#box, placeIn(view, shown, doublesInMs))
    const next = inBox(this.#box, placeIn(view, shown + view.endMs / 200, doublesInMs))
    return { x: here.x, y: here.y, turn: turnTo(here, next), size }
  }
}
