import { between } from '../chance.ts'
import { blend, veil } from '../colour.ts'
import { beams, bokeh, circle, glow, mist, motes, type Place, sky } from './blocks.ts'

const dark = (colour: string, part = 0.6): string => blend(colour, '#04050a', part)

/** Floor boards or slabs that run to the middle. */
function floor({ pen, w, h, mood }: Place, y: number): void {
  const fill = pen.createLinearGradient(0, y, 0, h)
  fill.addColorStop(0, blend(mood.land, mood.light, 0.4))
  fill.addColorStop(1, dark(mood.land, 0.7))
  pen.fillStyle = fill
  pen.fillRect(0, y, w, h - y)
  pen.strokeStyle = veil('#000000', 0.3)
  pen.lineWidth = 2
  for (let i = -8; i <= 8; i++) {
    pen.beginPath()
    pen.moveTo(w / 2 + i * w * 0.06, y)
    pen.lineTo(w / 2 + i * w * 0.3, h)
    pen.stroke()
  }
}

function columns(place: Place): void {
  const { pen, w, h, mood } = place
  sky(place, 0.8)
  glow(place, w / 2, h * 0.34, w * 0.7, mood.light, 1)
  beams(place, w / 2, h * 0.2, mood.light, { count: 22, strength: 0.32 })
  floor(place, h * 0.72)
  for (let i = 3; i >= 0; i--)
    for (const side of [-1, 1]) {
      const [x, wide] = [w * (0.5 + side * (0.2 + (3 - i) * 0.13)), w * (0.07 + (3 - i) * 0.035)]
      const [top, low] = [h * (0.2 - (3 - i) * 0.07), h * (0.73 + (3 - i) * 0.05)]
      const lit = blend(blend(mood.land, '#fff4e0', 0.35), mood.sky[2], i * 0.16)
      const fill = pen.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0)
      fill.addColorStop(side < 0 ? 1 : 0, lit)
      fill.addColorStop(side < 0 ? 0 : 1, dark(lit, 0.72))
      pen.fillStyle = fill
      pen.fillRect(x - wide / 2, top, wide, low - top)
      pen.fillRect(x - wide * 0.7, top, wide * 1.4, wide * 0.34)
      pen.fillRect(x - wide * 0.7, low - wide * 0.3, wide * 1.4, wide * 0.34)
      pen.fillStyle = veil('#000000', 0.16)
      for (let k = 1; k < 5; k++)
        pen.fillRect(x - wide / 2 + (wide * k) / 5, top + wide * 0.34, 2, low - top - wide * 0.6)
    }
  mist(place, h * 0.72, h * 0.07, mood.light, 0.4)
  motes(place, mood.light, 46, 1.2)
}

function works(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 1)
  glow(place, w / 2, h * 0.4, w * 0.75, mood.light, 0.8)
  for (let i = 0; i < 11; i++) {
    const [x, y, r] = [chance() * w, chance() * h * 0.8, between(chance, 0.08, 0.27) * w]
    const teeth = Math.round(r / 6) + 6
    pen.save()
    pen.translate(x, y)
    pen.rotate(chance() * 3)
    const fill = pen.createLinearGradient(-r, -r, r, r)
    fill.addColorStop(0, blend(mood.land, mood.light, 0.45))
    fill.addColorStop(1, dark(mood.land, 0.65))
    pen.fillStyle = fill
    pen.globalAlpha = 0.82
    pen.beginPath()
    for (let k = 0; k < teeth * 2; k++) {
      const a = (k / teeth) * Math.PI
      const at = k % 2 === 0 ? r : r * 0.86
      pen.lineTo(Math.cos(a) * at, Math.sin(a) * at)
      pen.lineTo(Math.cos(a + (0.4 / teeth) * 3) * at, Math.sin(a + (0.4 / teeth) * 3) * at)
    }
    pen.arc(0, 0, r * 0.45, 0, Math.PI * 2, true)
    pen.fill('evenodd')
    pen.restore()
  }
  for (let i = 0; i < 5; i++) {
    const x = w * (i / 4) + between(chance, -20, 20)
    const pipe = pen.createLinearGradient(x - 14, 0, x + 14, 0)
    pipe.addColorStop(0, dark(mood.land, 0.75))
    pipe.addColorStop(0.4, blend(mood.land, '#ffffff', 0.25))
    pipe.addColorStop(1, dark(mood.land, 0.8))
    pen.fillStyle = pipe
    pen.fillRect(x - 12, h * (i % 2) * 0.5, 24, h * 0.6)
  }
  mist(place, h * 0.6, h * 0.2, mood.sky[2], 0.45)
  floor(place, h * 0.8)
  motes(place, mood.light, 60, 1.3)
}

function market(place: Place): void {
  const { pen, w, h, mood } = place
  sky(place, 0.9)
  glow(place, w / 2, h * 0.45, w * 0.75, mood.light, 0.8)
  bokeh(place, [mood.light, '#ff8f5a', '#ffe9a8', '#7fe0c0'], 46, 0.16, 0.76)
  for (let i = 0; i < 10; i++) {
    const x = (i * w) / 9 - w / 18
    pen.fillStyle = i % 2 === 0 ? mood.land : '#fff4e2'
    pen.beginPath()
    pen.moveTo(x + w * 0.02, 0)
    pen.lineTo(x + w / 9 + w * 0.0, 0)
    pen.lineTo(x + w / 9, h * 0.13)
    pen.arc(x + w / 18, h * 0.13, w / 18, 0, Math.PI)
    pen.fill()
  }
  const shade = pen.createLinearGradient(0, 0, 0, h * 0.2)
  shade.addColorStop(0, veil('#000000', 0.5))
  shade.addColorStop(1, veil('#000000', 0))
  pen.fillStyle = shade
  pen.fillRect(0, 0, w, h * 0.2)
  floor(place, h * 0.74)
}

function study(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 1)
  for (let row = 0; row < 6; row++) {
    const y = h * (0.06 + row * 0.125)
    let x = 0
    while (x < w) {
      const wide = between(chance, 9, 22)
      const tall = h * between(chance, 0.07, 0.105)
      const hue =
        [mood.land, mood.sky[2], '#7a2f3a', '#2f5a6a', '#a8813a'][Math.floor(chance() * 5)] ??
        mood.land
      pen.fillStyle = dark(hue, 0.4)
      pen.fillRect(x, y + h * 0.11 - tall, wide - 1.5, tall)
      pen.fillStyle = veil('#ffe9b0', 0.25)
      pen.fillRect(x + 2, y + h * 0.11 - tall * 0.8, wide - 6, 2)
      x += wide
    }
    pen.fillStyle = dark(mood.land, 0.6)
    pen.fillRect(0, y + h * 0.11, w, h * 0.015)
  }
  const hush = pen.createRadialGradient(w / 2, h * 0.4, w * 0.1, w / 2, h * 0.4, h * 0.6)
  hush.addColorStop(0, veil(mood.light, 0.65))
  hush.addColorStop(0.5, veil(mood.sky[1], 0.4))
  hush.addColorStop(1, veil(dark(mood.sky[0], 0.5), 0.9))
  pen.fillStyle = hush
  pen.fillRect(0, 0, w, h)
  pen.strokeStyle = veil(mood.light, 0.75)
  for (const r of [0.3, 0.35, 0.43]) {
    pen.lineWidth = r < 0.32 ? 3 : 1.6
    pen.beginPath()
    pen.arc(w / 2, h * 0.4, w * r, 0, 7)
    pen.stroke()
  }
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    glow(
      place,
      w / 2 + Math.cos(a) * w * 0.39,
      h * 0.4 + Math.sin(a) * w * 0.39,
      14,
      mood.light,
      0.9,
    )
  }
  floor(place, h * 0.8)
  motes(place, mood.light, 90, 1.5)
}

function felt(place: Place): void {
  const { pen, w, h, mood } = place
  const back = pen.createLinearGradient(0, 0, 0, h * 0.45)
  back.addColorStop(0, mood.sky[0])
  back.addColorStop(1, mood.sky[1])
  pen.fillStyle = back
  pen.fillRect(0, 0, w, h)
  bokeh(place, [mood.light, '#ffffff', mood.sky[2]], 40, 0, 0.46)
  const [x, y, r] = [w / 2, h * 1.06, w * 0.98]
  pen.fillStyle = dark('#5a2f16', 0.15)
  circle(pen, x, y, r)
  const cloth = pen.createRadialGradient(x, h * 0.55, w * 0.1, x, h * 0.8, w * 0.95)
  cloth.addColorStop(0, blend(mood.land, mood.light, 0.35))
  cloth.addColorStop(0.5, mood.land)
  cloth.addColorStop(1, dark(mood.land, 0.7))
  pen.fillStyle = cloth
  circle(pen, x, y, r - 16)
  pen.strokeStyle = veil('#f6dca0', 0.6)
  pen.lineWidth = 2.4
  for (const at of [0.8, 0.68]) {
    pen.beginPath()
    pen.arc(x, y, r * at, 0, 7)
    pen.stroke()
  }
  for (let i = -3; i <= 3; i++) {
    pen.save()
    pen.translate(x, y)
    pen.rotate(i * 0.24)
    pen.strokeRect(-22, -r * 0.62, 44, 60)
    pen.restore()
  }
  glow(place, w / 2, h * 0.4, w * 0.6, mood.light, 0.55)
  beams(place, w / 2, -h * 0.05, mood.light, { count: 20, strength: 0.22 })
}

function tumble(place: Place): void {
  const { pen, w, h, mood, chance } = place
  sky(place, 1)
  beams(place, w / 2, h * 0.42, mood.light, { count: 16, strength: 0.45, even: true })
  const hues = [mood.land, mood.light, mood.sky[2], '#ffffff']
  for (let i = 0; i < 34; i++) {
    const [x, y] = [chance() * w, chance() * h]
    const r = between(chance, 9, 40) * (0.6 + Math.abs(x / w - 0.5))
    const colour = hues[i % hues.length] ?? '#ffffff'
    const fill = pen.createRadialGradient(x - r * 0.35, y - r * 0.4, r * 0.05, x, y, r)
    fill.addColorStop(0, '#ffffff')
    fill.addColorStop(0.35, colour)
    fill.addColorStop(1, dark(colour, 0.65))
    pen.globalAlpha = 0.85
    pen.fillStyle = fill
    circle(pen, x, y, r)
    pen.globalAlpha = 0.9
    pen.fillStyle = '#fffdf5'
    circle(pen, x, y, r * 0.5)
    pen.globalAlpha = 1
  }
  glow(place, w / 2, h * 0.42, w * 0.7, mood.light, 0.75)
}

export const halls = { columns, works, market, study, felt, tumble }
