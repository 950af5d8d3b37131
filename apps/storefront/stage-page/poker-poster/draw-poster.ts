import { drawAnyCard } from '@fairhouse/stage/table/card-art/any-card'
import { paper, twoColours } from '@fairhouse/stage/table/card-art/paper'
import { chipPaper, drawChip } from '@fairhouse/stage/table/chip-art'
import { colourOf, cssColour, mixed } from '@fairhouse/stage/screen/colour'
import { chanceOf } from './chance.ts'
import { drawLettering } from './lettering.ts'
import { places } from './places.ts'
import type { Poster, PosterLook } from './poster.ts'

type Brush = CanvasRenderingContext2D

/** Where things are in a picture, in parts of its height: the middle of the hand, and how high a card is. */
interface Setting {
  readonly x: number
  readonly y: number
  readonly card: number
  /** Upper edge of the table. */
  readonly table: number
}

export function drawPoster(brush: Brush, { kind, width, height, look }: Poster): void {
  const size = { width, height }
  if (kind === 'name' || kind === 'lines') {
    const box = { x: width / 2, y: height / 2, width: width * 0.96, height: height * 0.86 }
    const lines = kind === 'name' ? [look.lines.join(' ')] : look.lines
    return drawLettering(brush, lines, { look, box })
  }
  const setting = {
    tile: { x: width / 2, y: height * 0.39, card: height * 0.42, table: height * 0.5 },
    portrait: { x: width / 2, y: height * 0.4, card: height * 0.4, table: height * 0.52 },
    panorama: { x: width * 0.66, y: height * 0.47, card: height * 0.6, table: height * 0.66 },
  }[kind]
  drawSky(brush, size, { look, setting })
  places[look.place](brush, { ...size, x: setting.x, y: setting.y, look, chance: chanceOf(7) })
  drawTable(brush, size, { look, setting })
  drawLamp(brush, size, { look, setting })
  drawChips(brush, { look, setting })
  drawHand(brush, { look, setting })
  drawEdges(brush, size, look)
  if (kind === 'panorama') return shade(brush, size, look, 'left')
  shade(brush, size, look, 'foot')
  if (kind !== 'tile') return
  const box = { x: width / 2, y: height * 0.8, width: width * 0.9, height: height * 0.335 }
  drawLettering(brush, look.lines, { look, box })
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Staged {
  readonly look: PosterLook
  readonly setting: Setting
}

function drawSky(brush: Brush, { width, height }: Size, { look, setting }: Staged): void {
  const reach = Math.max(width, height) * 0.8
  const light = brush.createRadialGradient(setting.x, setting.y, 0, setting.x, setting.y, reach)
  light.addColorStop(0, look.sky[0])
  light.addColorStop(1, look.sky[1])
  brush.fillStyle = light
  brush.fillRect(0, 0, width, height)
}

/** The rounded edge of a table with its rail, and the light of the lamp on the cloth. */
function drawTable(brush: Brush, { width, height }: Size, { look, setting }: Staged): void {
  const [x, top] = [setting.x, setting.table]
  const [wide, high] = [Math.max(width, height) * 0.78, height * 0.62]
  const oval = (grow: number): void => {
    brush.beginPath()
    brush.ellipse(x, top + high, wide + grow, high + grow, 0, 0, Math.PI * 2)
  }
  brush.save()
  brush.shadowColor = 'rgba(0,0,0,0.7)'
  brush.shadowBlur = height * 0.06
  oval(height * 0.032)
  const rail = brush.createLinearGradient(0, top - height * 0.03, 0, top + height * 0.1)
  rail.addColorStop(0, '#7a4a2a')
  rail.addColorStop(0.3, '#3a1e10')
  rail.addColorStop(1, '#160a05')
  brush.fillStyle = rail
  brush.fill()
  brush.restore()
  oval(height * 0.006)
  brush.fillStyle = look.metal
  brush.fill()
  oval(0)
  const cloth = colourOf(look.cloth)
  const light = brush.createRadialGradient(x, top + height * 0.14, 0, x, top + height * 0.14, wide)
  light.addColorStop(0, cssColour(mixed(cloth, 0xffffff, 0.28)))
  light.addColorStop(0.35, look.cloth)
  light.addColorStop(1, cssColour(mixed(cloth, 0, 0.75)))
  brush.fillStyle = light
  brush.fill()
}

/** Light from above, and dust in it. */
function drawLamp(brush: Brush, { width, height }: Size, { look, setting }: Staged): void {
  brush.save()
  brush.globalCompositeOperation = 'screen'
  const { x, y } = setting
  const glow = brush.createRadialGradient(x, y, 0, x, y, height * 0.62)
  glow.addColorStop(0, cssColour(mixed(colourOf(look.letters[1]), 0xffffff, 0.35), 0.5))
  glow.addColorStop(1, cssColour(colourOf(look.letters[1]), 0))
  brush.fillStyle = glow
  brush.fillRect(0, 0, width, height)
  const chance = chanceOf(31)
  for (let spark = 0; spark < 46; spark++) {
    const [at, down] = [chance() * width, chance() * height]
    const radius = height * (0.003 + 0.012 * chance() ** 3)
    const alpha = 0.1 + 0.35 * chance()
    const halo = brush.createRadialGradient(at, down, 0, at, down, radius)
    halo.addColorStop(0, cssColour(mixed(colourOf(look.accent), 0xffffff, 0.5), alpha))
    halo.addColorStop(1, cssColour(colourOf(look.accent), 0))
    brush.fillStyle = halo
    brush.fillRect(at - radius, down - radius, radius * 2, radius * 2)
  }
  brush.restore()
}

function drawHand(brush: Brush, { look, setting }: Staged): void {
  const { cards } = look
  const step = cards.length > 1 ? 54 / (cards.length - 1) : 0
  for (const [place, card] of cards.entries()) {
    const turn = ((place - (cards.length - 1) / 2) * step * Math.PI) / 180
    const scale = setting.card / paper.height
    brush.save()
    // About a point below the cards, as a hand holds them.
    brush.translate(setting.x, setting.y + setting.card * 0.62)
    brush.rotate(turn)
    brush.translate(0, -setting.card * 0.62)
    brush.scale(scale, scale)
    brush.translate(-paper.width / 2, -paper.height / 2)
    brush.shadowColor = 'rgba(0,0,0,0.55)'
    brush.shadowBlur = setting.card * 0.07
    brush.shadowOffsetX = -setting.card * 0.012
    brush.shadowOffsetY = setting.card * 0.03
    brush.beginPath()
    brush.roundRect(1, 1, paper.width - 2, paper.height - 2, paper.round)
    brush.fillStyle = '#ffffff'
    brush.fill()
    brush.shadowColor = 'transparent'
    const wild = look.wild === null ? null : { isWild: isTwo, word: look.wild }
    drawAnyCard(brush, card, { look: twoColours, wild })
    brush.restore()
  }
}

const isTwo = (card: string): boolean => card.startsWith('2')

/** Two stacks of chips before the hand, in the title's colours. */
function drawChips(brush: Brush, { look, setting }: Staged): void {
  const colours = [
    { body: colourOf(look.accent), spots: 0xf6efe0 },
    { body: colourOf(look.main), spots: colourOf(look.metal) },
  ] as const
  const scale = (setting.card * 0.26) / 100
  for (const [side, chips] of [
    [-1, 5],
    [1, 3],
  ] as const) {
    for (let chip = 0; chip < chips; chip++) {
      const of = colours[(chip + (side > 0 ? 1 : 0)) % 2] ?? colours[0]
      brush.save()
      brush.translate(
        setting.x + side * setting.card * 0.62 - 52 * scale,
        setting.y + setting.card * 0.44 - chip * 12.5 * scale,
      )
      brush.scale(scale, scale)
      if (chip === 0) brush.shadowColor = 'rgba(0,0,0,0.6)'
      brush.shadowBlur = 18
      brush.beginPath()
      brush.ellipse(52, chipPaper.height - 32, 49, 26, 0, 0, Math.PI * 2)
      brush.fillStyle = '#0a0604'
      brush.fill()
      brush.shadowColor = 'transparent'
      drawChip(brush, of, chip === chips - 1 ? '★' : '')
      brush.restore()
    }
  }
}

function drawEdges(brush: Brush, { width, height }: Size, look: PosterLook): void {
  const reach = Math.hypot(width, height) / 2
  const edge = brush.createRadialGradient(
    width / 2,
    height / 2,
    reach * 0.62,
    width / 2,
    height / 2,
    reach,
  )
  const dark = mixed(colourOf(look.sky[1]), 0, 0.6)
  edge.addColorStop(0, cssColour(dark, 0))
  edge.addColorStop(1, cssColour(dark, 0.62))
  brush.fillStyle = edge
  brush.fillRect(0, 0, width, height)
}

/** Darkens where words will stand. */
function shade(
  brush: Brush,
  { width, height }: Size,
  look: PosterLook,
  where: 'left' | 'foot',
): void {
  const dark = mixed(colourOf(look.sky[1]), 0, 0.55)
  const fall =
    where === 'left'
      ? brush.createLinearGradient(0, 0, width * 0.55, 0)
      : brush.createLinearGradient(0, height, 0, height * 0.52)
  fall.addColorStop(0, cssColour(dark, where === 'left' ? 0.82 : 0.97))
  fall.addColorStop(0.55, cssColour(dark, where === 'left' ? 0.36 : 0.66))
  fall.addColorStop(1, cssColour(dark, 0))
  brush.fillStyle = fall
  brush.fillRect(0, 0, width, height)
}
