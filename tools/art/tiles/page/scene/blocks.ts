import { blend, veil } from '../colour.ts'
import { type Chance, between } from '../chance.ts'

export type Pen = OffscreenCanvasRenderingContext2D

/** The colours of a place at an hour. */
export interface Mood {
  /** From top to horizon. */
  readonly sky: readonly [string, string, string]
  readonly land: string
  readonly light: string
}

export interface Place {
  readonly pen: Pen
  readonly w: number
  readonly h: number
  readonly mood: Mood
  readonly chance: Chance
}

export function sky(
  {
    pen,
    w,
    h,
    mood: {
      sky: [top, middle, low],
    },
  }: Place,
  horizon = 0.7,
): void {
  const fill = pen.createLinearGradient(0, 0, 0, h * horizon)
  fill.addColorStop(0, top)
  fill.addColorStop(0.55, middle)
  fill.addColorStop(1, low)
  pen.fillStyle = fill
  pen.fillRect(0, 0, w, h)
}

/** A soft round light. */
export function glow(
  { pen }: Place,
  x: number,
  y: number,
  r: number,
  colour: string,
  strength = 1,
): void {
  const fill = pen.createRadialGradient(x, y, 0, x, y, r)
  fill.addColorStop(0, veil(colour, strength))
  fill.addColorStop(0.35, veil(colour, strength * 0.45))
  fill.addColorStop(1, veil(colour, 0))
  pen.save()
  pen.globalCompositeOperation = 'screen'
  pen.fillStyle = fill
  pen.fillRect(x - r, y - r, r * 2, r * 2)
  pen.restore()
}

/** A sun or a moon with its halo. */
export function disc(place: Place, x: number, y: number, r: number, colour: string): void {
  const { pen } = place
  glow(place, x, y, r * 3.4, colour, 0.75)
  const fill = pen.createLinearGradient(0, y - r, 0, y + r)
  fill.addColorStop(0, blend(colour, '#ffffff', 0.55))
  fill.addColorStop(1, colour)
  pen.fillStyle = fill
  circle(pen, x, y, r)
}

export function circle(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath()
  pen.arc(x, y, r, 0, Math.PI * 2)
  pen.fill()
}

/** Beams from a point, broader outwards. */
export function beams(
  { pen, w, h, chance }: Place,
  x: number,
  y: number,
  colour: string,
  { count = 18, strength = 0.3, even = false } = {},
): void {
  const far = Math.hypot(w, h) * 1.1
  pen.save()
  pen.globalCompositeOperation = 'screen'
  const fill = pen.createRadialGradient(x, y, 0, x, y, far)
  fill.addColorStop(0, veil(colour, strength))
  fill.addColorStop(0.6, veil(colour, strength * 0.35))
  fill.addColorStop(1, veil(colour, 0))
  pen.fillStyle = fill
  const turn = chance() * Math.PI
  for (let i = 0; i < count; i++) {
    const a = turn + (i / count) * Math.PI * 2 + (even ? 0 : between(chance, -0.08, 0.08))
    const half = (Math.PI / count) * (even ? 0.5 : between(chance, 0.2, 0.75))
    pen.beginPath()
    pen.moveTo(x, y)
    pen.arc(x, y, far, a - half, a + half)
    pen.fill()
  }
  pen.restore()
}

/** Heaps of soft cloud along a height. */
export function clouds(
  { pen, w, chance }: Place,
  y: number,
  size: number,
  colour: string,
  alpha = 0.5,
): void {
  for (let i = 0; i < 26; i++) {
    const x = between(chance, -0.1, 1.1) * w
    const r = between(chance, 0.3, 1) * size
    const at = y + between(chance, -0.5, 0.5) * size
    const fill = pen.createRadialGradient(x, at - r * 0.25, 0, x, at, r)
    fill.addColorStop(0, veil(colour, alpha * 0.55))
    fill.addColorStop(0.5, veil(colour, alpha * 0.25))
    fill.addColorStop(1, veil(colour, 0))
    pen.fillStyle = fill
    pen.fillRect(x - r, at - r, r * 2, r * 2)
  }
}

/** A line of hills or peaks filled to the bottom; `jag` 0 is soft, 1 is rock. */
export function ridge(
  { pen, w, h, chance }: Place,
  y: number,
  swing: number,
  jag: number,
  [top, low]: readonly [string, string],
): void {
  const waves = Array.from({ length: 4 }, (_, i) => ({
    long: (i + 1) * between(chance, 0.9, 1.5) * 2.2,
    phase: chance() * 7,
    tall: swing / (i + 1),
  }))
  const at = (x: number): number =>
    waves.reduce((sum, { long, phase, tall }, i) => {
      const wave = Math.sin((x / w) * long + phase)
      return sum + tall * (i < 2 || jag === 0 ? wave : (1 - Math.abs(wave) * 2) * (0.4 + jag))
    }, y)
  pen.beginPath()
  pen.moveTo(0, h)
  for (let x = 0; x <= w; x += 3) pen.lineTo(x, at(x) + jag * between(chance, -2.5, 2.5))
  pen.lineTo(w, h)
  pen.closePath()
  const fill = pen.createLinearGradient(0, y - swing, 0, Math.min(h, y + swing * 2.4 + 60))
  fill.addColorStop(0, top)
  fill.addColorStop(1, low)
  pen.fillStyle = fill
  pen.fill()
}

/** Fills outlines of a square of 100 whose middle of the bottom stands at a point. */
export function silhouette(
  { pen }: Place,
  outline: string,
  x: number,
  y: number,
  size: number,
  fill: string | CanvasGradient,
): void {
  pen.save()
  pen.translate(x - size / 2, y - size)
  pen.scale(size / 100, size / 100)
  pen.fillStyle = fill
  pen.fill(new Path2D(outline))
  pen.restore()
}

/** Mist along a height. */
export function mist(
  { pen, w, h }: Place,
  y: number,
  tall: number,
  colour: string,
  alpha = 0.6,
): void {
  const fill = pen.createLinearGradient(0, y - tall, 0, y + tall)
  fill.addColorStop(0, veil(colour, 0))
  fill.addColorStop(0.5, veil(colour, alpha))
  fill.addColorStop(1, veil(colour, 0))
  pen.fillStyle = fill
  pen.fillRect(0, Math.max(0, y - tall), w, Math.min(h, tall * 2))
}

/** Lamps out of focus. */
export function bokeh(
  { pen, w, h, chance }: Place,
  colours: readonly string[],
  count: number,
  top = 0,
  low = 1,
): void {
  pen.save()
  pen.globalCompositeOperation = 'screen'
  for (let i = 0; i < count; i++) {
    const r = between(chance, 0.008, 0.07) * w
    const x = chance() * w
    const y = between(chance, top, low) * h
    const colour = colours[i % colours.length] ?? '#ffffff'
    const fill = pen.createRadialGradient(x, y, r * 0.2, x, y, r)
    const alpha = between(chance, 0.12, 0.5)
    fill.addColorStop(0, veil(colour, alpha * 0.7))
    fill.addColorStop(0.85, veil(colour, alpha))
    fill.addColorStop(1, veil(colour, 0))
    pen.fillStyle = fill
    pen.fillRect(x - r, y - r, r * 2, r * 2)
  }
  pen.restore()
}

/** Small lights: sparks, snow, bubbles, dust. */
export function motes({ pen, w, h, chance }: Place, colour: string, count: number, size = 1): void {
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  for (let i = 0; i < count; i++) {
    const [x, y] = [chance() * w, chance() * h]
    const r = size * between(chance, 0.5, 2.6) * (chance() < 0.1 ? 2.2 : 1)
    const fill = pen.createRadialGradient(x, y, 0, x, y, r * 2)
    fill.addColorStop(0, veil(colour, between(chance, 0.4, 1)))
    fill.addColorStop(0.4, veil(colour, 0.35))
    fill.addColorStop(1, veil(colour, 0))
    pen.fillStyle = fill
    pen.fillRect(x - r * 2, y - r * 2, r * 4, r * 4)
  }
  pen.restore()
}

/** Darkens the edges and the foot, where the name stands. */
export function vignette({ pen, w, h }: Place, colour: string, foot: number): void {
  const around = pen.createRadialGradient(w / 2, h * 0.42, w * 0.42, w / 2, h * 0.46, h * 0.8)
  around.addColorStop(0, veil(colour, 0))
  around.addColorStop(1, veil(colour, 0.6))
  pen.fillStyle = around
  pen.fillRect(0, 0, w, h)
  const low = pen.createLinearGradient(0, h * 0.58, 0, h)
  low.addColorStop(0, veil(colour, 0))
  low.addColorStop(1, veil(colour, foot))
  pen.fillStyle = low
  pen.fillRect(0, h * 0.5, w, h * 0.5)
}
