/** Places with walls. */
import { colourOf, cssColour, mixed } from '@fairhouse/stage/screen/colour'
import { type Place, polygon, times } from './place.ts'

/** Arches of brass, one within another, as halls of the twenties have them. */
export const arches: Place = (brush, { width, height, x, look }) => {
  const bay = height * 0.62
  for (let column = -3; column <= 3; column++) {
    const middle = x + column * bay
    for (let ring = 0; ring < 4; ring++) {
      const wide = bay * (0.46 - ring * 0.09)
      const top = height * (0.12 + ring * 0.06)
      brush.beginPath()
      brush.moveTo(middle - wide, height)
      brush.lineTo(middle - wide, top + wide)
      brush.arc(middle, top + wide, wide, Math.PI, 0)
      brush.lineTo(middle + wide, height)
      brush.fillStyle = cssColour(mixed(colourOf(look.main), 0, 0.15 + ring * 0.2), 0.75)
      brush.fill()
      brush.lineWidth = height * (0.007 - ring * 0.001)
      brush.strokeStyle = cssColour(colourOf(look.metal), 0.85 - ring * 0.15)
      brush.stroke()
    }
  }
  brush.fillStyle = cssColour(colourOf(look.metal), 0.7)
  brush.fillRect(0, height * 0.055, width, height * 0.006)
  brush.fillRect(0, height * 0.075, width, height * 0.002)
}

/** Folds of velvet, gathered under a valance with fringes. */
export const curtain: Place = (brush, { width, height, look }) => {
  const fold = height * 0.075
  const [dark, light] = [
    mixed(colourOf(look.main), 0, 0.72),
    mixed(colourOf(look.main), 0xffffff, 0.22),
  ]
  times(Math.ceil(width / fold), (at) => {
    const shine = brush.createLinearGradient(at * fold, 0, (at + 1) * fold, 0)
    shine.addColorStop(0, cssColour(dark))
    shine.addColorStop(0.42, look.main)
    shine.addColorStop(0.55, cssColour(light))
    shine.addColorStop(1, cssColour(dark))
    brush.fillStyle = shine
    brush.fillRect(at * fold, 0, fold + 1, height)
  })
  const swag = height * 0.26
  times(Math.ceil(width / swag) + 1, (at) => {
    brush.beginPath()
    brush.ellipse(at * swag, 0, swag * 0.54, height * 0.16, 0, 0, Math.PI)
    const fall = brush.createLinearGradient(0, 0, 0, height * 0.16)
    fall.addColorStop(0, cssColour(dark))
    fall.addColorStop(1, look.accent)
    brush.fillStyle = fall
    brush.fill()
    brush.lineWidth = height * 0.012
    brush.strokeStyle = look.metal
    brush.stroke()
  })
}

/** Columns of marble between which the light falls. */
export const columns: Place = (brush, { width, height, x, look }) => {
  const step = height * 0.34
  const stone = colourOf(look.main)
  for (let at = -4; at <= 4; at++) {
    const [left, wide] = [x + (at + 0.5) * step - height * 0.07, height * 0.14]
    const round = brush.createLinearGradient(left, 0, left + wide, 0)
    round.addColorStop(0, cssColour(mixed(stone, 0, 0.6)))
    round.addColorStop(0.4, cssColour(mixed(stone, 0xffffff, 0.35)))
    round.addColorStop(1, cssColour(mixed(stone, 0, 0.75)))
    brush.fillStyle = round
    brush.fillRect(left, height * 0.1, wide, height)
    times(6, (flute) => {
      brush.fillStyle = 'rgba(0,0,0,0.2)'
      brush.fillRect(left + wide * (0.08 + flute * 0.155), height * 0.14, wide * 0.045, height)
    })
    brush.fillStyle = round
    brush.fillRect(left - wide * 0.22, height * 0.085, wide * 1.44, height * 0.035)
    brush.fillStyle = look.metal
    brush.fillRect(left - wide * 0.14, height * 0.12, wide * 1.28, height * 0.009)
  }
  brush.fillStyle = cssColour(mixed(stone, 0, 0.25))
  brush.fillRect(0, 0, width, height * 0.075)
  brush.fillStyle = look.metal
  brush.fillRect(0, height * 0.073, width, height * 0.008)
}

/** Planks of a saloon with the light of a lantern in their grain. */
export const planks: Place = (brush, { width, height, look, chance }) => {
  const plank = height * 0.12
  const wood = colourOf(look.main)
  times(Math.ceil(width / plank) + 1, (at) => {
    brush.fillStyle = cssColour(mixed(wood, 0, 0.15 + 0.4 * chance()), 0.9)
    brush.fillRect(at * plank, 0, plank - height * 0.006, height)
    times(14, () => {
      const down = at * plank + chance() * plank * 0.9
      brush.beginPath()
      brush.moveTo(down, 0)
      brush.bezierCurveTo(down + 9, height * 0.3, down - 9, height * 0.6, down + 4, height)
      brush.lineWidth = 1 + chance() * 1.6
      brush.strokeStyle = `rgba(20,8,2,${0.12 + 0.2 * chance()})`
      brush.stroke()
    })
    brush.fillStyle = look.metal
    for (const nail of [0.06, 0.3]) {
      brush.beginPath()
      brush.arc(at * plank + plank * 0.16, height * nail, height * 0.006, 0, Math.PI * 2)
      brush.fill()
    }
  })
  brush.fillStyle = cssColour(mixed(wood, 0, 0.55))
  brush.fillRect(0, height * 0.17, width, height * 0.05)
  brush.fillStyle = cssColour(colourOf(look.metal), 0.6)
  brush.fillRect(0, height * 0.17, width, height * 0.004)
}

/** The stripes of a tent that run together high above. */
export const tent: Place = (brush, { width, height, x, look }) => {
  const [top, reach] = [-height * 0.12, Math.max(width, height) * 1.6]
  const stripes = 26
  times(stripes, (at) => {
    const [from, to] = [(at / stripes) * Math.PI, ((at + 1) / stripes) * Math.PI]
    polygon(brush, [
      [x, top],
      [x + Math.cos(from) * reach, top + Math.sin(from) * reach],
      [x + Math.cos(to) * reach, top + Math.sin(to) * reach],
    ])
    brush.fillStyle = cssColour(colourOf(at % 2 === 0 ? look.main : look.accent), 0.92)
    brush.fill()
  })
  const shade = brush.createLinearGradient(0, 0, 0, height)
  shade.addColorStop(0, cssColour(mixed(colourOf(look.sky[1]), 0, 0.3), 0.85))
  shade.addColorStop(0.5, cssColour(colourOf(look.sky[1]), 0.2))
  brush.fillStyle = shade
  brush.fillRect(0, 0, width, height)
  const lamps = 15
  times(lamps, (at) => {
    const along = at / (lamps - 1)
    const [lampX, lampY] = [along * width, height * (0.09 + 0.1 * Math.sin(along * Math.PI))]
    const halo = brush.createRadialGradient(lampX, lampY, 0, lampX, lampY, height * 0.03)
    halo.addColorStop(0, '#fffbe0')
    halo.addColorStop(0.3, look.metal)
    halo.addColorStop(1, cssColour(colourOf(look.metal), 0))
    brush.fillStyle = halo
    brush.fillRect(lampX - height * 0.03, lampY - height * 0.03, height * 0.06, height * 0.06)
  })
}
