import { between } from '../chance.ts'
import { blend, veil } from '../colour.ts'
import {
  beams,
  circle,
  clouds,
  disc,
  glow,
  motes,
  type Place,
  ridge,
  silhouette,
  sky,
} from './blocks.ts'

const far = (place: Place, part: number): string => blend(place.mood.land, place.mood.sky[2], part)
const dark = (colour: string, part = 0.6): string => blend(colour, '#04060a', part)

function sunAt(place: Place, high = 0.3): [number, number] {
  const { w, h, chance } = place
  return [between(chance, 0.25, 0.75) * w, h * high]
}

function savanna(place: Place): void {
  const { w, h, mood, chance } = place
  sky(place, 0.7)
  disc(place, w * between(chance, 0.35, 0.65), h * 0.42, w * 0.3, mood.light)
  clouds(place, h * 0.3, w * 0.3, mood.sky[2], 0.5)
  ridge(place, h * 0.64, h * 0.02, 0.1, [far(place, 0.5), far(place, 0.25)])
  const acacia =
    'M47 100L48 62Q34 50 20 46Q2 44 0 34Q14 22 34 26Q46 12 62 22Q88 18 100 34Q96 46 76 46Q60 48 53 62L55 100Z'
  for (const [at, size, part] of [
    [0.12, 0.55, 0.15],
    [0.88, 0.7, 0],
    [0.62, 0.26, 0.35],
  ] as const)
    silhouette(place, acacia, w * at, h * 0.7, w * size, dark(far(place, part), 0.5))
  ridge(place, h * 0.7, h * 0.015, 0.2, [dark(mood.land, 0.3), dark(mood.land, 0.8)])
  motes(place, mood.light, 40, 1)
}

function volcano(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 0.75)
  glow(place, w / 2, h * 0.34, w * 0.75, mood.light, 0.95)
  clouds(place, h * 0.14, w * 0.4, dark(mood.sky[0], 0.3), 0.9)
  silhouette(
    place,
    'M38 20L44 24L52 18L62 22L74 52L100 100L0 100L24 56Z',
    w / 2,
    h * 0.86,
    w * 1.25,
    dark(mood.land, 0.45),
  )
  for (let i = 0; i < 7; i++) {
    pen.strokeStyle = veil(mood.light, 0.85)
    pen.lineWidth = between(chance, 2, 6)
    pen.beginPath()
    const x = w * between(chance, 0.42, 0.58)
    pen.moveTo(x, h * 0.4)
    pen.bezierCurveTo(
      x + between(chance, -40, 40),
      h * 0.5,
      x + between(chance, -90, 90),
      h * 0.62,
      x + between(chance, -170, 170),
      h * 0.86,
    )
    pen.stroke()
  }
  ridge(place, h * 0.8, h * 0.05, 0.8, [dark(mood.land, 0.4), '#07050a'])
  glow(place, w / 2, h * 0.95, w * 0.7, mood.light, 0.5)
  motes(place, mood.light, 110, 1.4)
}

function fields(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 0.62)
  const [x, y] = sunAt(place, 0.22)
  disc(place, x, y, w * 0.1, mood.light)
  beams(place, x, y, mood.light, { count: 16, strength: 0.28 })
  clouds(place, h * 0.26, w * 0.22, '#ffffff', 0.85)
  ridge(place, h * 0.54, h * 0.04, 0, [far(place, 0.45), far(place, 0.25)])
  silhouette(
    place,
    'M10 100L10 52L24 28L50 10L76 28L90 52L90 100Z',
    w * 0.82,
    h * 0.62,
    w * 0.26,
    '#a8352a',
  )
  silhouette(place, 'M38 100L38 66L62 66L62 100Z', w * 0.82, h * 0.62, w * 0.26, '#f4e6d0')
  ridge(place, h * 0.62, h * 0.04, 0, [blend(mood.land, mood.light, 0.35), dark(mood.land, 0.15)])
  for (let i = 0; i < 15; i++) {
    pen.strokeStyle = veil(dark(mood.land, 0.5), 0.45)
    pen.lineWidth = 3 + i * 0.25
    pen.beginPath()
    pen.moveTo(w * 0.5, h * 0.66)
    pen.lineTo(w * (i / 7 - 0.5) * 1.6, h)
    pen.stroke()
  }
  for (let i = 0; i < 46; i++) {
    pen.fillStyle = i % 2 === 0 ? '#ffd84a' : blend('#ffffff', mood.light, 0.3)
    circle(pen, chance() * w, h * between(chance, 0.7, 1), between(chance, 2, 5))
  }
}

function candyland(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 0.75)
  beams(place, w / 2, h * 0.5, '#ffffff', { count: 18, strength: 0.3, even: true })
  clouds(place, h * 0.2, w * 0.2, '#ffffff', 1)
  const hues = [mood.land, mood.light, blend(mood.land, '#ffffff', 0.45), mood.sky[0]]
  for (let i = 0; i < 7; i++) {
    const [x, r] = [w * between(chance, -0.1, 1.1), w * between(chance, 0.2, 0.36)]
    const y = h * (0.62 + i * 0.05)
    const fill = pen.createRadialGradient(x - r * 0.3, y - r * 0.5, r * 0.1, x, y, r)
    const colour = hues[i % hues.length] ?? mood.land
    fill.addColorStop(0, blend(colour, '#ffffff', 0.45))
    fill.addColorStop(1, blend(colour, '#3a1040', 0.2))
    pen.fillStyle = fill
    circle(pen, x, y + r * 0.3, r)
  }
  for (let i = 0; i < 6; i++) {
    const [x, y, r] = [
      w * ((i % 2) * 0.8 + between(chance, 0, 0.2)),
      h * between(chance, 0.42, 0.6),
      w * between(chance, 0.05, 0.09),
    ]
    pen.fillStyle = '#ffffff'
    pen.fillRect(x - 3, y, 6, h * 0.3)
    for (let ring = 4; ring > 0; ring--) {
      pen.fillStyle = ring % 2 === 0 ? (hues[i % hues.length] ?? '#ffffff') : '#fff6fb'
      circle(pen, x, y, (r * ring) / 4)
    }
  }
  motes(place, '#ffffff', 50, 1.3)
}

export const lands = { savanna, volcano, fields, candyland }
