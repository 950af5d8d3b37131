import { between } from '../chance.ts'
import { blend, veil } from '../colour.ts'
import {
  beams,
  circle,
  clouds,
  disc,
  glow,
  mist,
  motes,
  type Place,
  ridge,
  silhouette,
  sky,
} from './blocks.ts'

const ground = ({ pen, w, h }: Place, y: number, top: string, low: string): void => {
  const fill = pen.createLinearGradient(0, y, 0, h)
  fill.addColorStop(0, top)
  fill.addColorStop(1, low)
  pen.fillStyle = fill
  pen.fillRect(0, y, w, h - y)
}
const far = (place: Place, part: number): string => blend(place.mood.land, place.mood.sky[2], part)
const dark = (colour: string, part = 0.6): string => blend(colour, '#04060a', part)

function sunAt(place: Place, high = 0.3): [number, number] {
  const { w, h, chance } = place
  return [between(chance, 0.25, 0.75) * w, h * high]
}

function dunes(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 0.62)
  const [x, y] = sunAt(place, 0.34)
  disc(place, x, y, w * 0.13, mood.light)
  beams(place, x, y, mood.light, { strength: 0.22 })
  clouds(place, h * 0.2, w * 0.24, mood.sky[2], 0.5)
  for (const [at, size, depth] of [
    [0.2, 0.42, 0.55],
    [0.85, 0.5, 0.4],
    [0.48, 0.3, 0.7],
  ] as const) {
    const [px, size2, base] = [w * (at + between(chance, -0.06, 0.06)), w * size, h * 0.62]
    pen.fillStyle = far(place, depth)
    pen.beginPath()
    pen.moveTo(px - size2 * 0.62, base)
    pen.lineTo(px, base - size2 * 0.72)
    pen.lineTo(px + size2 * 0.62, base)
    pen.fill()
    pen.fillStyle = veil('#05060a', 0.3)
    pen.beginPath()
    pen.moveTo(px, base - size2 * 0.72)
    pen.lineTo(px + size2 * 0.62, base)
    pen.lineTo(px + size2 * 0.14, base)
    pen.fill()
  }
  mist(place, h * 0.6, h * 0.08, mood.sky[2], 0.7)
  ridge(place, h * 0.64, h * 0.03, 0, [far(place, 0.3), dark(mood.land, 0.3)])
  ridge(place, h * 0.76, h * 0.05, 0, [blend(mood.land, mood.light, 0.25), dark(mood.land, 0.55)])
}

function steps(place: Place): void {
  const { pen, w, h, mood } = place
  sky(place, 0.7)
  const [x, y] = [w / 2, h * 0.26]
  beams(place, x, y, mood.light, { count: 22, strength: 0.35 })
  disc(place, x, y, w * 0.16, mood.light)
  ridge(place, h * 0.55, h * 0.05, 0.3, [far(place, 0.6), far(place, 0.3)])
  for (let i = 0; i < 6; i++) {
    const [wide, top] = [w * (0.34 + i * 0.13), h * (0.4 + i * 0.07)]
    const fill = pen.createLinearGradient(w / 2 - wide / 2, 0, w / 2 + wide / 2, 0)
    fill.addColorStop(0, far(place, 0.45))
    fill.addColorStop(0.5, far(place, 0.12))
    fill.addColorStop(1, dark(mood.land, 0.45))
    pen.fillStyle = fill
    pen.fillRect(w / 2 - wide / 2, top, wide, h * 0.075)
    pen.fillStyle = veil(mood.light, 0.28)
    pen.fillRect(w / 2 - wide / 2, top, wide, 3)
  }
  pen.fillStyle = far(place, 0.3)
  pen.fillRect(w * 0.43, h * 0.4, w * 0.14, h * 0.5)
  mist(place, h * 0.78, h * 0.1, mood.sky[2], 0.5)
  leaves(place, 10)
}

/** Great leaves that reach in from the edges. */
function leaves({ pen, w, h, mood, chance }: Place, count: number): void {
  for (let i = 0; i < count; i++) {
    const left = i % 2 === 0
    pen.save()
    pen.translate(left ? -w * 0.05 : w * 1.05, between(chance, 0.02, 0.95) * h)
    pen.rotate((left ? 0 : Math.PI) + between(chance, -0.9, 0.9))
    const long = between(chance, 0.25, 0.5) * w
    const fill = pen.createLinearGradient(0, 0, long, 0)
    fill.addColorStop(0, dark(mood.land, 0.8))
    fill.addColorStop(1, blend(mood.land, mood.light, between(chance, 0, 0.35)))
    pen.fillStyle = fill
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.quadraticCurveTo(long * 0.45, -long * 0.32, long, 0)
    pen.quadraticCurveTo(long * 0.45, long * 0.32, 0, 0)
    pen.fill()
    pen.strokeStyle = veil(mood.light, 0.22)
    pen.lineWidth = 2
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.lineTo(long * 0.92, 0)
    pen.stroke()
    pen.restore()
  }
}

function jungle(place: Place): void {
  const { pen, w, h, mood } = place
  sky(place, 0.9)
  const x = w * 0.5
  glow(place, x, h * 0.25, w * 0.8, mood.light, 0.7)
  ridge(place, h * 0.5, h * 0.1, 0.2, [far(place, 0.6), far(place, 0.4)])
  const fall = pen.createLinearGradient(x - w * 0.12, 0, x + w * 0.12, 0)
  fall.addColorStop(0, veil('#ffffff', 0))
  fall.addColorStop(0.5, veil('#eafcff', 0.6))
  fall.addColorStop(1, veil('#ffffff', 0))
  pen.fillStyle = fall
  pen.fillRect(x - w * 0.12, h * 0.36, w * 0.24, h * 0.36)
  beams(place, w * 0.7, -h * 0.1, mood.light, { count: 26, strength: 0.34 })
  ridge(place, h * 0.7, h * 0.06, 0.1, [far(place, 0.2), dark(mood.land, 0.5)])
  mist(place, h * 0.68, h * 0.08, mood.light, 0.35)
  leaves(place, 26)
  motes(place, mood.light, 40, 1.2)
}

function forest(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 0.85)
  const [x, y] = sunAt(place, 0.28)
  disc(place, x, y, w * 0.1, mood.light)
  for (let layer = 0; layer < 3; layer++) {
    const colour = far(place, 0.65 - layer * 0.28)
    for (let i = 0; i < 9 - layer; i++) {
      const tall = h * between(chance, 0.28, 0.46) * (1 + layer * 0.25)
      silhouette(
        place,
        fir,
        between(chance, -0.05, 1.05) * w,
        h * (0.66 + layer * 0.1),
        tall,
        colour,
      )
    }
    mist(place, h * (0.64 + layer * 0.09), h * 0.09, mood.sky[2], 0.4)
  }
  beams(place, x, y, mood.light, { count: 24, strength: 0.22 })
  ridge(place, h * 0.82, h * 0.03, 0, [dark(mood.land, 0.1), dark(mood.land, 0.7)])
  pen.fillStyle = veil('#000000', 0)
  motes(place, mood.light, 46, 1.1)
}

const fir =
  'M50 0L64 26L57 26L74 52L64 52L86 82L54 82L54 100L46 100L46 82L14 82L36 52L26 52L43 26L36 26Z'

function peaks(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 0.75)
  pen.save()
  pen.globalCompositeOperation = 'screen'
  for (let i = 0; i < 5; i++) {
    const fill = pen.createLinearGradient(0, h * 0.02, 0, h * 0.48)
    fill.addColorStop(0, veil(mood.light, 0))
    fill.addColorStop(0.7, veil(i % 2 === 0 ? mood.light : mood.sky[2], 0.32))
    fill.addColorStop(1, veil(mood.light, 0))
    pen.fillStyle = fill
    const x = between(chance, -0.2, 1) * w
    pen.beginPath()
    pen.moveTo(x, 0)
    pen.bezierCurveTo(x + 90, h * 0.16, x - 60, h * 0.3, x + 70, h * 0.5)
    pen.lineTo(x + 170, h * 0.48)
    pen.bezierCurveTo(x + 60, h * 0.3, x + 190, h * 0.16, x + 120, 0)
    pen.fill()
  }
  pen.restore()
  motes(place, '#ffffff', 60, 0.6)
  for (const [at, size, part] of [
    [0.18, 0.95, 0.55],
    [0.85, 1.05, 0.4],
    [0.5, 0.75, 0.68],
  ] as const) {
    silhouette(
      place,
      'M50 0L64 22L72 30L100 100L0 100L30 36L38 26Z',
      w * at,
      h * 0.78,
      w * size,
      far(place, part),
    )
    silhouette(
      place,
      'M50 0L64 22L72 30L78 46L68 40L62 52L54 38L46 50L38 40L28 44L38 26Z',
      w * at,
      h * 0.78,
      w * size,
      blend(far(place, part), '#ffffff', 0.75),
    )
  }
  mist(place, h * 0.74, h * 0.08, mood.sky[2], 0.6)
  ridge(place, h * 0.78, h * 0.035, 0, ['#f3f9ff', blend(mood.land, '#b7cfe8', 0.4)])
  motes(place, '#ffffff', 70, 1.3)
}

function sea(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 0.56)
  const [x, y] = sunAt(place, 0.36)
  disc(place, x, y, w * 0.14, mood.light)
  clouds(place, h * 0.3, w * 0.3, mood.sky[2], 0.75)
  clouds(place, h * 0.12, w * 0.26, mood.sky[1], 0.6)
  ground(place, h * 0.56, far(place, 0.45), dark(mood.land, 0.5))
  pen.save()
  pen.globalCompositeOperation = 'screen'
  for (let i = 0; i < 120; i++) {
    const at = i / 120
    const wide = w * (0.02 + at * 0.2) * between(chance, 0.3, 1)
    pen.fillStyle = veil(mood.light, between(chance, 0.08, 0.5) * (1 - at * 0.6))
    pen.fillRect(
      x + between(chance, -0.5, 0.5) * w * (0.14 + at * 0.5) - wide / 2,
      h * (0.565 + at * 0.42),
      wide,
      1.4 + at * 2,
    )
  }
  pen.restore()
  for (let i = 0; i < 3; i++)
    ridge(place, h * (0.74 + i * 0.08), h * 0.014, 0, [
      veil(blend(mood.land, mood.light, 0.25 - i * 0.06), 0.75),
      dark(mood.land, 0.4 + i * 0.12),
    ])
}

function reef(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 1)
  glow(place, w * 0.5, -h * 0.05, w * 1.1, mood.light, 0.9)
  beams(place, w * 0.5, -h * 0.25, mood.light, { count: 40, strength: 0.3 })
  ridge(place, h * 0.66, h * 0.09, 0.5, [far(place, 0.6), far(place, 0.4)])
  ridge(place, h * 0.8, h * 0.08, 0.5, [far(place, 0.25), dark(mood.land, 0.4)])
  for (let i = 0; i < 22; i++) {
    const x = chance() * w
    const tall = between(chance, 0.12, 0.36) * h * (Math.abs(x / w - 0.5) + 0.35)
    pen.strokeStyle =
      i % 3 === 0 ? blend(mood.land, '#ff7a9a', 0.55) : dark(mood.land, between(chance, 0, 0.5))
    pen.lineWidth = between(chance, 4, 11)
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(x, h)
    pen.bezierCurveTo(
      x + 30,
      h - tall * 0.4,
      x - 34,
      h - tall * 0.7,
      x + between(chance, -20, 20),
      h - tall,
    )
    pen.stroke()
  }
  pen.save()
  for (let i = 0; i < 34; i++) {
    const [x, y, r] = [chance() * w, chance() * h, between(chance, 2, 11)]
    pen.strokeStyle = veil('#e8fbff', 0.55)
    pen.lineWidth = 1.4
    pen.beginPath()
    pen.arc(x, y, r, 0, 7)
    pen.stroke()
    pen.fillStyle = veil('#ffffff', 0.18)
    circle(pen, x, y, r)
    pen.fillStyle = veil('#ffffff', 0.8)
    circle(pen, x - r * 0.35, y - r * 0.4, r * 0.2)
  }
  pen.restore()
}

function canyon(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 0.62)
  const [x, y] = sunAt(place, 0.4)
  disc(place, x, y, w * 0.15, mood.light)
  clouds(place, h * 0.24, w * 0.26, mood.sky[2], 0.6)
  for (let i = 0; i < 6; i++) {
    const part = 0.62 - i * 0.09
    const size = w * between(chance, 0.4, 0.7)
    const fill = pen.createLinearGradient(0, h * 0.3, 0, h * 0.66)
    fill.addColorStop(0, far(place, part))
    fill.addColorStop(1, dark(far(place, part), 0.25))
    silhouette(
      place,
      'M0 100L8 60L16 58L20 20L44 16L50 22L72 20L80 54L90 58L100 100Z',
      between(chance, -0.05, 1.05) * w,
      h * (0.63 + i * 0.012),
      size,
      fill,
    )
  }
  mist(place, h * 0.62, h * 0.06, mood.light, 0.35)
  ridge(place, h * 0.68, h * 0.02, 0.1, [blend(mood.land, mood.light, 0.3), dark(mood.land, 0.5)])
}

export const outdoors = { dunes, steps, jungle, forest, peaks, sea, reef, canyon }
