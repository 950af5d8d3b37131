import { wheelShape } from './wheel-shape.ts'

type Brush = CanvasRenderingContext2D

/** Half the side of the square that a bowl is painted in, in radii: room for its wall and its shadow. */
export const bowlRoom = 1.16

interface Ring {
  readonly outer: number
  readonly inner: number
  readonly outerHigh: number
  readonly innerHigh: number
}

const { tilt, rise, rim, track, rotor, deflectors } = wheelShape
const lamp = -Math.PI * 0.62

/** Paints the still part of a wheel, one unit its radius, its middle in the middle: wall, rim, the ball's track and the deflectors. */
export function paintBowl(brush: Brush): void {
  brush.translate(bowlRoom, bowlRoom)
  paintShadow(brush)
  paintWall(brush)
  const rimRing = { outer: rim.outer, inner: rim.inner, outerHigh: rim.high, innerHigh: rim.high }
  ring(brush, rimRing, wood(brush, rim.high, ['#5a2716', '#2a0f08', '#6d331d', '#1e0a05']))
  grain(brush, rimRing, 46, 7)
  gloss(brush, rimRing, 0.55)
  edge(brush, { at: rim.outer, high: rim.high, width: 0.012 }, brass(brush, rim.high))
  const bowl = {
    outer: track.outer,
    inner: track.inner,
    outerHigh: track.outerHigh,
    innerHigh: track.innerHigh,
  }
  ring(
    brush,
    {
      outer: rim.inner,
      inner: track.outer - 0.004,
      outerHigh: rim.high,
      innerHigh: track.outerHigh,
    },
    brass(brush, rim.high),
  )
  ring(brush, bowl, wood(brush, 0.08, ['#7a3b1f', '#3d180c', '#8b4725', '#2b0f07']))
  grain(brush, bowl, 64, 3)
  shadeInside(brush, bowl)
  gloss(brush, bowl, 0.32)
  edge(brush, { at: 0.872, high: track.outerHigh - 0.02, width: 0.006 }, 'rgba(20,6,2,0.55)')
  cutRotor(brush)
  edge(
    brush,
    { at: rotor.outer + 0.006, high: track.innerHigh, width: 0.016 },
    brass(brush, track.innerHigh),
  )
  for (let place = 0; place < deflectors.count; place++) {
    paintDeflector(brush, (place / deflectors.count) * Math.PI * 2 + 0.2, place % 2 === 0)
  }
}

function paintShadow(brush: Brush): void {
  brush.save()
  brush.scale(1, tilt)
  const shadow = brush.createRadialGradient(0.03, 0.13, 0.82, 0.03, 0.13, 1.12)
  shadow.addColorStop(0, 'rgba(0,0,0,0.75)')
  shadow.addColorStop(0.6, 'rgba(0,0,0,0.35)')
  shadow.addColorStop(1, 'rgba(0,0,0,0)')
  brush.fillStyle = shadow
  brush.fillRect(-bowlRoom, -bowlRoom * 1.3, 2 * bowlRoom, 2.6 * bowlRoom)
  brush.restore()
}

/** The outside, from the ground to the rim. */
function paintWall(brush: Brush): void {
  const wall = brush.createLinearGradient(-1, 0, 1, 0)
  for (const [place, colour] of [
    [0, '#140603'],
    [0.2, '#4a1f11'],
    [0.34, '#7c3d22'],
    [0.5, '#3a170c'],
    [0.8, '#1c0905'],
    [1, '#0a0302'],
  ] as const)
    wall.addColorStop(place, colour)
  brush.fillStyle = wall
  brush.beginPath()
  brush.ellipse(0, 0.05, 0.985, 0.985 * tilt, 0, 0, Math.PI)
  brush.ellipse(0, -rim.high * rise, 1, tilt, 0, Math.PI, 0, true)
  brush.fill()
  brush.beginPath()
  brush.ellipse(0, 0.02, 0.99, 0.99 * tilt, 0, 0.1, Math.PI - 0.1)
  brush.lineWidth = 0.012
  brush.strokeStyle = 'rgba(233,196,106,0.5)'
  brush.stroke()
}

/** Whatever lies where the rotor is seen goes. */
function cutRotor(brush: Brush): void {
  brush.save()
  brush.globalCompositeOperation = 'destination-out'
  brush.fillStyle = '#000'
  brush.beginPath()
  brush.ellipse(0, -track.innerHigh * rise, track.inner, track.inner * tilt, 0, 0, Math.PI * 2)
  brush.fill()
  brush.restore()
}

function ring(
  brush: Brush,
  { outer, inner, outerHigh, innerHigh }: Ring,
  fill: string | CanvasGradient,
): void {
  brush.beginPath()
  brush.ellipse(0, -outerHigh * rise, outer, outer * tilt, 0, 0, Math.PI * 2)
  brush.ellipse(0, -innerHigh * rise, inner, inner * tilt, 0, 0, Math.PI * 2, true)
  brush.fillStyle = fill
  brush.fill()
}

function edge(
  brush: Brush,
  { at, high, width }: { readonly at: number; readonly high: number; readonly width: number },
  stroke: string | CanvasGradient,
): void {
  brush.beginPath()
  brush.ellipse(0, -high * rise, at, at * tilt, 0, 0, Math.PI * 2)
  brush.lineWidth = width
  brush.strokeStyle = stroke
  brush.stroke()
}

/** Lacquered wood around the middle: dark and light in turn, as a turned ring mirrors a room. */
function wood(brush: Brush, high: number, tones: readonly string[]): CanvasGradient {
  const light = brush.createConicGradient(lamp, 0, -high * rise)
  const stops = 12
  for (let stop = 0; stop <= stops; stop++) {
    light.addColorStop(stop / stops, tones[(stop % stops) % tones.length] ?? '#4a1f11')
  }
  return light
}

/** Turned brass: bright where it faces the lamp and the window. */
export function brass(brush: Brush, high: number): CanvasGradient {
  const light = brush.createConicGradient(lamp, 0, -high * rise)
  for (const [place, colour] of [
    [0, '#fff6d2'],
    [0.07, '#e2b865'],
    [0.2, '#8a5c22'],
    [0.32, '#5b3a12'],
    [0.42, '#d9ac58'],
    [0.5, '#fbe7ae'],
    [0.58, '#c8964a'],
    [0.72, '#6b4517'],
    [0.86, '#c39249'],
    [0.94, '#f4d78f'],
    [1, '#fff6d2'],
  ] as const)
    light.addColorStop(place, colour)
  return light
}

/** Fine lines of the wood; the same for each seed. */
function grain(
  brush: Brush,
  { outer, inner, outerHigh, innerHigh }: Ring,
  lines: number,
  seed: number,
): void {
  let state = seed
  const next = (): number => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  for (let line = 0; line < lines; line++) {
    const part = next()
    const at = inner + (outer - inner) * part
    const high = innerHigh + (outerHigh - innerHigh) * part
    const from = next() * Math.PI * 2
    brush.beginPath()
    brush.ellipse(0, -high * rise, at, at * tilt, 0, from, from + 0.4 + next() * 2.2)
    brush.lineWidth = 0.001 + next() * 0.003
    brush.strokeStyle = next() > 0.5 ? 'rgba(255,190,130,0.10)' : 'rgba(10,2,0,0.20)'
    brush.stroke()
  }
}

/** What the lacquer mirrors: a lamp above left and a faint window across. */
function gloss(brush: Brush, shape: Ring, strength: number): void {
  const light = brush.createConicGradient(lamp, 0, -shape.outerHigh * rise)
  const white = (alpha: number): string => `rgba(255,236,214,${(alpha * strength).toFixed(3)})`
  for (const [place, alpha] of [
    [0, 0.9],
    [0.035, 0.5],
    [0.09, 0],
    [0.41, 0],
    [0.47, 0.34],
    [0.53, 0],
    [0.9, 0],
    [0.965, 0.5],
    [1, 0.9],
  ] as const)
    light.addColorStop(place, white(alpha))
  ring(brush, shape, light)
}

/** The bowl falls away from the lamp on this side and faces it on the other. */
function shadeInside(brush: Brush, shape: Ring): void {
  brush.save()
  const shade = brush.createLinearGradient(-0.4, -0.8, 0.35, 0.75)
  shade.addColorStop(0, 'rgba(0,0,0,0.62)')
  shade.addColorStop(0.45, 'rgba(0,0,0,0.1)')
  shade.addColorStop(1, 'rgba(255,210,160,0.14)')
  ring(brush, shape, shade)
  brush.restore()
}

function paintDeflector(brush: Brush, angle: number, along: boolean): void {
  const { at, high } = deflectors
  brush.save()
  brush.translate(Math.cos(angle) * at, Math.sin(angle) * at * tilt - high * rise)
  brush.scale(1, tilt)
  brush.rotate(angle + (along ? 0 : Math.PI / 2))
  const [long, wide] = [0.052, 0.019]
  brush.shadowColor = 'rgba(0,0,0,0.7)'
  brush.shadowBlur = 8
  brush.shadowOffsetY = 3
  const metal = brush.createLinearGradient(-long, -wide, long, wide)
  metal.addColorStop(0, '#fff8dc')
  metal.addColorStop(0.45, '#d3a24e')
  metal.addColorStop(0.55, '#7c5220')
  metal.addColorStop(1, '#e9c987')
  brush.fillStyle = metal
  brush.beginPath()
  brush.moveTo(-long, 0)
  brush.lineTo(0, -wide)
  brush.lineTo(long, 0)
  brush.lineTo(0, wide)
  brush.closePath()
  brush.fill()
  brush.restore()
}
