import { between } from '../chance.ts'
import { blend, veil } from '../colour.ts'
import {
  beams,
  bokeh,
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

const dark = (colour: string, part = 0.6): string => blend(colour, '#04050a', part)
const far = ({ mood }: Place, part: number): string => blend(mood.land, mood.sky[2], part)

function space(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 1)
  for (let i = 0; i < 9; i++)
    glow(
      place,
      chance() * w,
      chance() * h * 0.8,
      w * between(chance, 0.2, 0.6),
      i % 2 === 0 ? mood.light : mood.sky[1],
      0.42,
    )
  motes(place, '#ffffff', 170, 0.6)
  const [x, y, r] = [
    w * between(chance, 0.05, 0.95),
    h * between(chance, 0.12, 0.3),
    w * between(chance, 0.16, 0.28),
  ]
  const fill = pen.createRadialGradient(x - r * 0.4, y - r * 0.5, r * 0.05, x, y, r)
  fill.addColorStop(0, blend(mood.land, '#ffffff', 0.6))
  fill.addColorStop(0.5, mood.land)
  fill.addColorStop(1, dark(mood.land, 0.85))
  pen.fillStyle = fill
  circle(pen, x, y, r)
  const limb = pen.createRadialGradient(w / 2, h * 1.75, h * 0.85, w / 2, h * 1.75, h * 1.02)
  limb.addColorStop(0, dark(mood.sky[0], 0.5))
  limb.addColorStop(0.82, dark(mood.land, 0.25))
  limb.addColorStop(0.9, mood.light)
  limb.addColorStop(1, veil(mood.light, 0))
  pen.fillStyle = limb
  pen.fillRect(0, h * 0.6, w, h * 0.4)
}

function city(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 0.75)
  disc(place, w * 0.5, h * 0.38, w * 0.24, mood.light)
  for (let layer = 0; layer < 3; layer++) {
    let x = -20
    while (x < w) {
      const wide = between(chance, 26, 70)
      const tall = h * between(chance, 0.14, 0.5) * (1 - layer * 0.18)
      const top = h * 0.72 - tall
      pen.fillStyle = dark(far(place, 0.55 - layer * 0.26), 0.3 + layer * 0.2)
      pen.fillRect(x, top, wide, tall)
      windows(place, { x, top, wide })
      x += wide + between(chance, 2, 12)
    }
  }
  const road = pen.createLinearGradient(0, h * 0.72, 0, h)
  road.addColorStop(0, blend(mood.light, mood.land, 0.45))
  road.addColorStop(0.2, dark(mood.land, 0.5))
  road.addColorStop(1, '#06050d')
  pen.fillStyle = road
  pen.fillRect(0, h * 0.72, w, h)
  pen.strokeStyle = veil(mood.light, 0.6)
  pen.lineWidth = 1.6
  for (let i = -9; i <= 9; i++) line(place, w / 2 + i * w * 0.04, h * 0.72, w / 2 + i * w * 0.3, h)
  for (let i = 0; i < 8; i++)
    line(place, 0, h * (0.72 + 0.28 * (i / 8) ** 1.8), w, h * (0.72 + 0.28 * (i / 8) ** 1.8))
  mist(place, h * 0.72, h * 0.05, mood.light, 0.55)
}

/** Lit windows of a house, some of them dark. */
function windows(
  { pen, h, mood, chance }: Place,
  { x, top, wide }: { readonly x: number; readonly top: number; readonly wide: number },
): void {
  for (let y = top + 8; y < h * 0.7; y += 11)
    for (let at = x + 6; at < x + wide - 7; at += 9) {
      if (chance() > 0.4) continue
      pen.fillStyle = veil(chance() < 0.5 ? mood.light : '#8ff4ff', between(chance, 0.25, 0.95))
      pen.fillRect(at, y, 4, 5)
    }
}

function line({ pen }: Place, x1: number, y1: number, x2: number, y2: number): void {
  pen.beginPath()
  pen.moveTo(x1, y1)
  pen.lineTo(x2, y2)
  pen.stroke()
}

function marquee(place: Place): void {
  const { pen, w, h, mood } = place
  const back = pen.createRadialGradient(w / 2, h * 0.42, 0, w / 2, h * 0.42, h * 0.7)
  back.addColorStop(0, blend(mood.sky[1], mood.light, 0.45))
  back.addColorStop(0.5, mood.sky[1])
  back.addColorStop(1, mood.sky[0])
  pen.fillStyle = back
  pen.fillRect(0, 0, w, h)
  beams(place, w / 2, h * 0.42, mood.light, { count: 20, strength: 0.5, even: true })
  bokeh(place, [mood.light, mood.sky[2], '#ffffff'], 30)
  for (let ring = 0; ring < 2; ring++)
    for (let i = 0; i < 30; i++) {
      const a = (i / 30) * Math.PI * 2
      const [x, y] = [
        w / 2 + Math.cos(a) * w * (0.47 + ring * 0.11),
        h * 0.42 + Math.sin(a) * w * (0.47 + ring * 0.11),
      ]
      glow(place, x, y, 13, mood.light, 0.8)
      pen.fillStyle = '#fffbe8'
      circle(pen, x, y, 3.4)
    }
}

function curtain(place: Place): void {
  const { pen, w, h, mood } = place
  const fill = pen.createLinearGradient(0, 0, 0, h)
  fill.addColorStop(0, mood.sky[0])
  fill.addColorStop(1, mood.sky[1])
  pen.fillStyle = fill
  pen.fillRect(0, 0, w, h)
  for (let i = 0; i < 15; i++) {
    const x = (i * w) / 14 - w / 28
    const fold = pen.createLinearGradient(x, 0, x + w / 14, 0)
    fold.addColorStop(0, veil('#000000', 0.55))
    fold.addColorStop(0.5, veil(mood.land, 0.75))
    fold.addColorStop(1, veil('#000000', 0.5))
    pen.fillStyle = fold
    pen.fillRect(x, 0, w / 14, h * 0.78)
  }
  for (const at of [0.08, 0.5, 0.92]) {
    const cone = pen.createLinearGradient(w * at, 0, w * 0.5, h * 0.8)
    cone.addColorStop(0, veil(mood.light, 0.75))
    cone.addColorStop(1, veil(mood.light, 0))
    pen.save()
    pen.globalCompositeOperation = 'screen'
    pen.fillStyle = cone
    pen.beginPath()
    pen.moveTo(w * at - 8, -10)
    pen.lineTo(w * at + 8, -10)
    pen.lineTo(w * (0.5 + (at - 0.5) * 0.2) + w * 0.3, h * 0.84)
    pen.lineTo(w * (0.5 + (at - 0.5) * 0.2) - w * 0.3, h * 0.84)
    pen.fill()
    pen.restore()
  }
  const stage = pen.createLinearGradient(0, h * 0.76, 0, h)
  stage.addColorStop(0, blend(mood.land, mood.light, 0.5))
  stage.addColorStop(1, dark(mood.land, 0.75))
  pen.fillStyle = stage
  pen.fillRect(0, h * 0.76, w, h)
  glow(place, w / 2, h * 0.8, w * 0.5, mood.light, 0.6)
  bokeh(place, [mood.light, '#ffffff'], 22, 0, 0.8)
}

function bigtop(place: Place): void {
  const { pen, w, h, mood } = place
  pen.fillStyle = mood.sky[1]
  pen.fillRect(0, 0, w, h)
  const [x, y, far2] = [w / 2, h * 0.06, h * 1.2]
  for (let i = 0; i < 26; i++) {
    pen.fillStyle = i % 2 === 0 ? mood.land : blend('#fff2dc', mood.sky[2], 0.25)
    pen.beginPath()
    pen.moveTo(x, y)
    pen.arc(x, y, far2, (i / 26) * Math.PI * 2, ((i + 1) / 26) * Math.PI * 2)
    pen.fill()
  }
  const shade = pen.createRadialGradient(x, h * 0.42, w * 0.1, x, h * 0.42, h * 0.66)
  shade.addColorStop(0, veil(mood.light, 0.35))
  shade.addColorStop(0.5, veil(mood.sky[0], 0.25))
  shade.addColorStop(1, veil(dark(mood.sky[0], 0.4), 0.9))
  pen.fillStyle = shade
  pen.fillRect(0, 0, w, h)
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 13; i++) {
      const [fx, fy] = [
        (i / 12) * w,
        h * (0.09 + row * 0.08) + Math.sin((i / 12) * Math.PI) * h * 0.05,
      ]
      pen.fillStyle = [mood.light, '#39b6ff', '#ff5a7a', '#59d96b'][(i + row) % 4] ?? mood.light
      pen.beginPath()
      pen.moveTo(fx - 14, fy)
      pen.lineTo(fx + 14, fy)
      pen.lineTo(fx, fy + 30)
      pen.fill()
    }
  glow(place, w / 2, h * 0.42, w * 0.6, mood.light, 0.6)
  motes(place, mood.light, 60, 1.4)
}

function sakura(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 0.7)
  disc(place, w * between(chance, 0.4, 0.6), h * 0.36, w * 0.28, mood.light)
  silhouette(
    place,
    'M50 10L62 34L100 100L0 100L38 34Z',
    w * 0.5,
    h * 0.74,
    w * 1.1,
    far(place, 0.6),
  )
  silhouette(
    place,
    'M50 10L62 34L66 42L58 38L52 44L46 38L36 42L38 34Z',
    w * 0.5,
    h * 0.74,
    w * 1.1,
    blend(far(place, 0.6), '#fdf6f2', 0.6),
  )
  mist(place, h * 0.68, h * 0.09, mood.sky[2], 0.75)
  silhouette(
    place,
    'M0 18Q50 26 100 18L98 28Q50 34 2 28ZM10 40L90 40L90 47L10 47ZM18 26L27 26L29 100L18 100ZM73 26L82 26L82 100L71 100ZM46 30L54 30L54 42L46 42Z',
    w * 0.5,
    h * 0.82,
    w * 0.74,
    dark(mood.land, 0.1),
  )
  ridge(place, h * 0.8, h * 0.02, 0, [dark(mood.land, 0.3), dark(mood.land, 0.75)])
  for (let i = 0; i < 70; i++) {
    const near = i % 5 === 0
    pen.save()
    pen.translate(chance() * w, chance() * h)
    pen.rotate(chance() * 7)
    pen.fillStyle = veil(blend('#ff9fc0', '#fff0f5', chance()), near ? 0.95 : 0.7)
    pen.beginPath()
    pen.ellipse(0, 0, near ? 9 : 4.5, near ? 5 : 2.6, 0, 0, 7)
    pen.fill()
    pen.restore()
  }
}

function street(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 0.8)
  glow(place, w / 2, h * 0.5, w * 0.8, mood.light, 0.7)
  const roof =
    'M0 40Q10 46 22 34Q50 26 78 34Q90 46 100 40Q94 56 84 56L84 100L16 100L16 56Q6 56 0 40Z'
  for (let i = 0; i < 4; i++)
    for (const side of [-1, 1])
      silhouette(
        place,
        roof,
        w * (0.5 + side * (0.2 + i * 0.13)),
        h * (0.68 + i * 0.05),
        w * (0.3 + i * 0.16),
        dark(far(place, 0.4 - i * 0.12), i * 0.18),
      )
  for (let i = 0; i < 15; i++) {
    const [x, y, r] = [
      between(chance, 0, 1) * w,
      h * between(chance, 0.04, 0.5),
      between(chance, 9, 24),
    ]
    glow(place, x, y, r * 3, '#ff9a3c', 0.75)
    pen.fillStyle = blend('#ff3b2a', '#ffc45a', chance() * 0.7)
    pen.beginPath()
    pen.ellipse(x, y, r, r * 0.86, 0, 0, 7)
    pen.fill()
    pen.fillStyle = '#ffdf8a'
    pen.fillRect(x - r * 0.4, y - r * 0.98, r * 0.8, 3)
    pen.fillRect(x - r * 0.4, y + r * 0.8, r * 0.8, 3)
  }
  mist(place, h * 0.72, h * 0.12, mood.light, 0.4)
  bokeh(place, [mood.light, '#ff7a4a'], 26, 0.5, 0.95)
}

function haunted(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 0.8)
  disc(place, w * between(chance, 0.3, 0.7), h * 0.28, w * 0.23, mood.light)
  clouds(place, h * 0.3, w * 0.3, dark(mood.sky[1], 0.2), 0.8)
  const castle =
    'M6 100L6 62L10 62L10 50L13 40L16 50L16 62L24 62L24 44L28 28L32 44L32 58L40 58L40 26L46 4L52 26L52 58L62 58L62 40L66 26L70 40L70 62L80 62L80 52L84 42L88 52L88 64L94 64L94 100Z'
  ridge(place, h * 0.62, h * 0.08, 0.5, [far(place, 0.4), dark(mood.land, 0.4)])
  silhouette(place, castle, w * 0.5, h * 0.72, w * 0.86, dark(mood.land, 0.55))
  pen.fillStyle = '#ffc75a'
  for (let i = 0; i < 16; i++)
    pen.fillRect(w * between(chance, 0.16, 0.84), h * between(chance, 0.5, 0.68), 4, 7)
  for (let i = 0; i < 9; i++)
    silhouette(
      place,
      'M50 60Q40 40 28 46Q20 34 0 38Q16 50 20 64Q34 58 50 76Q66 58 80 64Q84 50 100 38Q80 34 72 46Q60 40 50 60Z',
      chance() * w,
      h * between(chance, 0.06, 0.46),
      between(chance, 18, 52),
      dark(mood.land, 0.8),
    )
  mist(place, h * 0.74, h * 0.14, mood.sky[2], 0.6)
  silhouette(
    place,
    'M48 100L46 60Q30 50 10 56Q26 44 44 50L40 26L28 12L44 22L48 2L52 24L66 14L56 34L58 50Q76 40 94 46Q72 52 60 62L58 100Z',
    w * 0.04,
    h * 0.96,
    w * 0.7,
    '#07060c',
  )
  motes(place, mood.light, 30, 1)
}

function cave(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 1)
  glow(place, w / 2, h * 0.42, w * 0.85, mood.light, 1)
  beams(place, w / 2, h * 0.3, mood.light, { count: 20, strength: 0.35 })
  for (let layer = 0; layer < 3; layer++)
    for (let i = 0; i < 12; i++) {
      const top = i % 2 === 0
      const x = ((i + between(chance, 0, 1)) / 11) * w
      const edge = Math.abs(x / w - 0.5) * 2
      const tall = h * (0.1 + edge * 0.34 - layer * 0.03) * between(chance, 0.6, 1.1)
      const wide = between(chance, 22, 60)
      const fill = pen.createLinearGradient(x - wide, 0, x + wide, 0)
      fill.addColorStop(0, blend(mood.land, mood.light, 0.3 - layer * 0.1))
      fill.addColorStop(1, dark(mood.land, 0.45 + layer * 0.18))
      pen.fillStyle = fill
      pen.beginPath()
      pen.moveTo(x - wide, top ? -5 : h + 5)
      pen.lineTo(x + between(chance, -12, 12), top ? tall : h - tall)
      pen.lineTo(x + wide, top ? -5 : h + 5)
      pen.fill()
    }
  motes(place, mood.light, 80, 1.5)
}

function arena(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 0.6)
  for (let i = 0; i < 700; i++) {
    const y = h * between(chance, 0.3, 0.6)
    pen.fillStyle = veil(blend(mood.light, mood.sky[1], chance()), 0.6)
    pen.fillRect(chance() * w, y + Math.abs(chance() - 0.5) * 8, 2.6, 2.6)
  }
  const field = pen.createLinearGradient(0, h * 0.58, 0, h)
  field.addColorStop(0, blend(mood.land, mood.light, 0.4))
  field.addColorStop(1, dark(mood.land, 0.6))
  pen.fillStyle = field
  pen.fillRect(0, h * 0.6, w, h)
  for (let i = 0; i < 12; i += 2) {
    pen.fillStyle = veil('#ffffff', 0.09)
    pen.beginPath()
    pen.moveTo(w / 2 + (i - 6) * w * 0.06, h * 0.6)
    pen.lineTo(w / 2 + (i - 5) * w * 0.06, h * 0.6)
    pen.lineTo(w / 2 + (i - 5) * w * 0.28, h)
    pen.lineTo(w / 2 + (i - 6) * w * 0.28, h)
    pen.fill()
  }
  for (const x of [0.1, 0.36, 0.64, 0.9]) {
    glow(place, w * x, h * 0.14, w * 0.36, '#ffffff', 0.7)
    beams({ ...place, w: w * 0.6, h: h * 0.6 }, w * x, h * 0.14, '#ffffff', {
      count: 9,
      strength: 0.28,
    })
    pen.fillStyle = '#ffffff'
    for (let i = 0; i < 6; i++)
      circle(pen, w * x + (i % 3) * 10 - 10, h * 0.13 + Math.floor(i / 3) * 10, 4)
  }
  mist(place, h * 0.6, h * 0.06, mood.light, 0.4)
}

function domes(place: Place): void {
  const { w, h, mood, chance } = place
  sky(place, 0.72)
  motes({ ...place, h: h * 0.5 }, '#ffffff', 60, 0.7)
  disc(place, w * between(chance, 0.3, 0.7), h * 0.3, w * 0.16, mood.light)
  const palace =
    'M0 100L0 70L6 70L6 36L8 28L10 36L10 70L18 70Q14 54 30 46Q32 38 33 34Q34 38 36 46Q52 54 48 70L52 70Q46 44 66 32Q69 22 70 14Q71 22 74 32Q94 44 88 70L92 70L92 30L94 20L96 30L96 70L100 70L100 100Z'
  silhouette(place, palace, w * 0.28, h * 0.7, w * 0.95, far(place, 0.5))
  silhouette(place, palace, w * 0.78, h * 0.74, w * 1.05, dark(far(place, 0.25), 0.2))
  mist(place, h * 0.7, h * 0.1, mood.sky[2], 0.6)
  ridge(place, h * 0.76, h * 0.035, 0, [blend(mood.land, mood.light, 0.3), dark(mood.land, 0.6)])
  motes(place, mood.light, 50, 1.2)
}

export const places = {
  space,
  city,
  marquee,
  curtain,
  bigtop,
  sakura,
  street,
  haunted,
  cave,
  arena,
  domes,
}
