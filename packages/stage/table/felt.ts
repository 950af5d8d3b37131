import { Sprite, type Texture } from 'pixi.js'
import { colourOf, cssColour, mixed } from '../screen/colour.ts'
import { paint } from '../screen/paint.ts'
import { weave } from './felt-cloth.ts'
import { type EdgePlan, feltOutline } from './felt-edge.ts'
import { type FeltPrint, drawPrint } from './felt-print.ts'

export { crescent, type EdgePlan, type FeltEdge } from './felt-edge.ts'
export type { FeltPrint } from './felt-print.ts'

/** Colours of a table, '#rrggbb'; a title brings its own. */
export interface FeltLook {
  readonly cloth: string
  /** Leather or wood of the rail. */
  readonly rail: string
  /** The inlay between rail and cloth. */
  readonly metal: string
  /** What is printed on the cloth. */
  readonly ink: string
  /** Light of the lamp over it. */
  readonly lamp: string
}

export interface FeltPlan extends EdgePlan {
  readonly prints: readonly FeltPrint[]
}

/** The largest picture a phone's driver takes for sure, a side. */
const greatestSide = 4096

/** A table's cloth with its rail, its print and the light on it: one picture, painted anew when the table changes its shape. */
export class Felt {
  readonly view = new Sprite()
  readonly #look: FeltLook
  readonly #sharpness: number
  readonly #threads = weave()
  #texture: Texture | null = null

  /** To be called after `loadTypeface`. @param sharpness pixels of the screen for a CSS pixel. */
  constructor(look: FeltLook, sharpness: number) {
    this.#look = look
    this.#sharpness = sharpness
  }

  /** Paints the table for a screen of this size. */
  lay(plan: FeltPlan): void {
    const { width, height } = plan.size
    const sharpness = Math.min(this.#sharpness, greatestSide / Math.max(width, height))
    this.#texture?.destroy(true)
    this.#texture = paint(width * sharpness, height * sharpness, (brush) => {
      brush.scale(sharpness, sharpness)
      drawTable(brush, { plan, look: this.#look, threads: this.#threads })
    })
    this.view.texture = this.#texture
    this.view.setSize(width, height)
  }

  close(): void {
    this.view.destroy()
    this.#texture?.destroy(true)
  }
}

interface Table {
  readonly plan: FeltPlan
  readonly look: FeltLook
  readonly threads: HTMLCanvasElement
}

type Brush = CanvasRenderingContext2D

function drawTable(brush: Brush, table: Table): void {
  const cloth = new Path2D(feltOutline(table.plan))
  drawFloor(brush, table)
  if (table.plan.edge !== 'none') drawRail(brush, table, cloth)
  brush.save()
  brush.clip(cloth)
  drawCloth(brush, table)
  for (const print of table.plan.prints) drawPrint(brush, print, table.look.ink)
  drawThreads(brush, table)
  drawLight(brush, table)
  if (table.plan.edge !== 'none') drawDepth(brush, cloth, table.plan.rail)
  brush.restore()
}

function drawFloor(brush: Brush, { plan: { size }, look }: Table): void {
  const light = brush.createLinearGradient(0, 0, 0, size.height)
  const dark = mixed(colourOf(look.rail), 0, 0.82)
  light.addColorStop(0, cssColour(dark))
  light.addColorStop(1, cssColour(mixed(dark, 0, 0.6)))
  brush.fillStyle = light
  brush.fillRect(0, 0, size.width, size.height)
}

/** A bolster: strokes from broad and dark to narrow and light, then the inlay. */
function drawRail(brush: Brush, { plan: { rail, size }, look }: Table, cloth: Path2D): void {
  const leather = colourOf(look.rail)
  brush.lineJoin = 'round'
  brush.save()
  brush.shadowColor = 'rgba(0,0,0,0.9)'
  brush.shadowBlur = rail
  brush.strokeStyle = cssColour(mixed(leather, 0, 0.6))
  brush.lineWidth = rail * 2
  brush.stroke(cloth)
  brush.restore()
  const rounds = 14
  for (let round = 0; round < rounds; round++) {
    const share = round / (rounds - 1)
    // Light falls on the outer slope of the bolster; the inner one turns to the cloth and darkens.
    const light = Math.sin(Math.PI * Math.min(1, share * 1.05)) ** 1.6
    brush.strokeStyle = cssColour(
      light > 0.5
        ? mixed(leather, 0xffffff, (light - 0.5) * 0.34)
        : mixed(mixed(leather, 0, 0.62), leather, light * 2),
    )
    brush.lineWidth = rail * 2 * (0.98 - 0.78 * share)
    brush.stroke(cloth)
  }
  const metal = colourOf(look.metal)
  const shine = brush.createLinearGradient(0, 0, size.width, size.height * 0.6)
  for (const [place, share] of [
    [0, 0.1],
    [0.25, 0.55],
    [0.45, -0.25],
    [0.7, 0.6],
    [1, -0.2],
  ] as const)
    shine.addColorStop(
      place,
      cssColour(share > 0 ? mixed(metal, 0xffffff, share) : mixed(metal, 0, -share)),
    )
  brush.strokeStyle = cssColour(mixed(metal, 0, 0.75))
  brush.lineWidth = Math.max(4, rail * 0.3)
  brush.stroke(cloth)
  brush.strokeStyle = shine
  brush.lineWidth = Math.max(2.5, rail * 0.2)
  brush.stroke(cloth)
}

function drawCloth(brush: Brush, { plan: { size }, look }: Table): void {
  const cloth = colourOf(look.cloth)
  const light = brush.createLinearGradient(0, 0, 0, size.height)
  light.addColorStop(0, cssColour(mixed(cloth, 0, 0.12)))
  light.addColorStop(1, cssColour(mixed(cloth, 0, 0.28)))
  brush.fillStyle = light
  brush.fillRect(0, 0, size.width, size.height)
}

function drawThreads(brush: Brush, { plan: { size }, threads }: Table): void {
  const pattern = brush.createPattern(threads, 'repeat')
  if (!pattern) return
  // A thread is hardly more than a pixel of the screen, however sharp that is.
  const pixels = brush.getTransform().a
  pattern.setTransform(new DOMMatrix().scale(Math.max(1, pixels * 0.7) / pixels))
  brush.fillStyle = pattern
  brush.fillRect(0, 0, size.width, size.height)
}

/** A lamp over the middle of the table; the corners lie in the dark. */
function drawLight(brush: Brush, { plan: { size }, look }: Table): void {
  const { width, height } = size
  const lamp = colourOf(look.lamp)
  const [x, y] = [width * 0.5, height * 0.4]
  const reach = Math.hypot(width, height) * 0.56
  const glow = brush.createRadialGradient(x, y, 0, x, y, reach)
  glow.addColorStop(0, cssColour(lamp, 0.5))
  glow.addColorStop(0.4, cssColour(lamp, 0.22))
  glow.addColorStop(1, cssColour(lamp, 0))
  brush.globalCompositeOperation = 'soft-light'
  brush.fillStyle = glow
  brush.fillRect(0, 0, width, height)
  brush.globalCompositeOperation = 'multiply'
  const dark = brush.createRadialGradient(x, y, reach * 0.3, x, y, reach * 1.06)
  dark.addColorStop(0, 'rgba(0,0,0,0)')
  dark.addColorStop(0.6, 'rgba(0,0,0,0.3)')
  dark.addColorStop(1, 'rgba(0,0,0,0.66)')
  brush.fillStyle = dark
  brush.fillRect(0, 0, width, height)
  brush.globalCompositeOperation = 'source-over'
}

/** The shadow that the rail throws on the cloth. */
function drawDepth(brush: Brush, cloth: Path2D, rail: number): void {
  brush.lineJoin = 'round'
  for (const [width, alpha] of [
    [2.4, 0.08],
    [1.7, 0.1],
    [1.1, 0.14],
    [0.6, 0.2],
  ] as const) {
    brush.strokeStyle = `rgba(0,0,0,${alpha})`
    brush.lineWidth = rail * width
    brush.stroke(cloth)
  }
}
