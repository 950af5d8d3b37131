import { cssColour, mixed } from '../../../screen/colour.ts'
import { typeface } from '../../../table/typeface.ts'
import type { Box } from '../layout.ts'
import type { ShownCard } from '../lottery-board.ts'
import { cardHeight, cardWidth, fieldBoxes } from './card-layout.ts'
import { paintPicture } from './paint-pictures.ts'
import { type CardTheme, themeOf } from './themes.ts'

/** What is printed on a card; without `fields` only what stands outside the foil. */
export interface PrintedFace extends Pick<ShownCard, 'card' | 'layout'> {
  readonly name: string
  readonly fields: ShownCard['fields'] | null
  /** An amount of so many hundredths of the stake. */
  readonly amount: (hundredths: number) => string
  /** The most that the card wins. */
  readonly top: string
}

/** The card without its foil. */
export function paintCard(brush: CanvasRenderingContext2D, face: PrintedFace): void {
  const theme = themeOf(face.card)
  paintGround(brush, theme)
  paintHead(brush, face, theme)
  for (const [field, box] of fieldBoxes(face.layout).entries()) {
    paintPaper(brush, box, theme)
    if (face.fields) paintField(brush, { face, field, box }, theme)
  }
}

function outline(brush: CanvasRenderingContext2D, inset: number, corner: number): void {
  brush.beginPath()
  brush.roundRect(inset, inset, cardWidth - inset * 2, cardHeight - inset * 2, corner)
}

function paintGround(
  brush: CanvasRenderingContext2D,
  { ground: [above, below], metal, accent, pictures }: CardTheme,
): void {
  const fill = brush.createLinearGradient(0, 0, cardWidth * 0.3, cardHeight)
  fill.addColorStop(0, cssColour(mixed(above, 0xffffff, 0.12)))
  fill.addColorStop(0.45, cssColour(above))
  fill.addColorStop(1, cssColour(below))
  outline(brush, 4, 34)
  brush.fillStyle = fill
  brush.fill()
  brush.save()
  outline(brush, 4, 34)
  brush.clip()
  // Rays from behind the name, and the card's own pictures scattered over it.
  brush.save()
  brush.translate(cardWidth / 2, 60)
  for (let ray = 0; ray < 18; ray++) {
    brush.rotate(Math.PI / 9)
    brush.beginPath()
    brush.moveTo(0, 0)
    brush.lineTo(-44, 900)
    brush.lineTo(44, 900)
    brush.fillStyle = cssColour(mixed(accent, 0xffffff, 0.3), 0.07)
    brush.fill()
  }
  brush.restore()
  for (let place = 0; place < 42; place++) {
    const name = pictures[place % pictures.length] ?? 'star'
    paintPicture(brush, name, {
      x: ((place * 193) % cardWidth) + 8,
      y: ((place * 331) % cardHeight) + 6,
      radius: 9 + ((place * 7) % 12),
      fill: cssColour(accent, 0.13),
    })
  }
  brush.restore()
  const rim = brush.createLinearGradient(0, 0, cardWidth, cardHeight)
  rim.addColorStop(0, cssColour(mixed(metal, 0xffffff, 0.6)))
  rim.addColorStop(0.5, cssColour(mixed(metal, below, 0.35)))
  rim.addColorStop(1, cssColour(metal))
  outline(brush, 7, 31)
  brush.lineWidth = 6
  brush.strokeStyle = rim
  brush.stroke()
}

function paintHead(
  brush: CanvasRenderingContext2D,
  { name, top }: PrintedFace,
  { metal, ground: [, below], paper, ink }: CardTheme,
): void {
  brush.save()
  brush.textBaseline = 'middle'
  // The prize in a sun at the right.
  const sun = { x: cardWidth - 112, y: 68, radius: 62 }
  brush.beginPath()
  for (let corner = 0; corner < 36; corner++) {
    const angle = (corner * Math.PI) / 18
    const far = sun.radius * (corner % 2 === 0 ? 1 : 0.88)
    brush.lineTo(sun.x + Math.cos(angle) * far * 1.36, sun.y + Math.sin(angle) * far * 0.82)
  }
  brush.closePath()
  brush.fillStyle = cssColour(metal)
  brush.fill()
  brush.textAlign = 'center'
  write(brush, top, { x: sun.x, y: sun.y + 2, room: sun.radius * 2.1, size: 40 }, cssColour(ink))
  brush.textAlign = 'left'
  const letters = brush.createLinearGradient(0, 34, 0, 104)
  letters.addColorStop(0, cssColour(mixed(metal, 0xffffff, 0.75)))
  letters.addColorStop(1, cssColour(mixed(metal, paper, 0.1)))
  brush.shadowColor = cssColour(mixed(below, 0, 0.4), 0.9)
  brush.shadowBlur = 6
  brush.shadowOffsetY = 4
  write(brush, name, { x: 42, y: 70, room: cardWidth - 290, size: 64 }, letters)
  brush.restore()
}

function write(
  brush: CanvasRenderingContext2D,
  text: string,
  { x, y, room, size }: { x: number; y: number; room: number; size: number },
  fill: string | CanvasGradient,
): void {
  brush.font = `800 ${size}px ${typeface}`
  const fitting = size * Math.min(1, room / Math.max(1, brush.measureText(text).width))
  brush.font = `800 ${fitting}px ${typeface}`
  brush.fillStyle = fill
  brush.fillText(text, x, y)
}

export function fieldPath(brush: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  brush.beginPath()
  brush.roundRect(x, y, width, height, 16)
}

function paintPaper(brush: CanvasRenderingContext2D, box: Box, { paper, metal }: CardTheme): void {
  const fill = brush.createLinearGradient(box.x, box.y, box.x, box.y + box.height)
  fill.addColorStop(0, cssColour(mixed(paper, 0, 0.1)))
  fill.addColorStop(0.12, cssColour(paper))
  fill.addColorStop(1, cssColour(paper))
  fieldPath(brush, box)
  brush.fillStyle = fill
  brush.fill()
  brush.lineWidth = 3
  brush.strokeStyle = cssColour(metal, 0.85)
  brush.stroke()
}

function paintField(
  brush: CanvasRenderingContext2D,
  { face, field, box }: { readonly face: PrintedFace; readonly field: number; readonly box: Box },
  theme: CardTheme,
): void {
  const printed = face.fields?.[field]
  if (!printed) return
  const { ink, metal } = theme
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const amount = printed.times === undefined ? '' : face.amount(printed.times)
  const room = box.width * 0.86
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  if (face.layout === 'match' || (face.layout === 'row' && field === 9)) {
    return write(brush, amount, { x, y: y + 2, room, size: 54 }, cssColour(ink))
  }
  if (face.layout === 'row') {
    const name = theme.pictures[printed.mark] ?? 'star'
    const radius = Math.min(box.width, box.height) * 0.33
    const fill = brush.createLinearGradient(x - radius, y - radius, x + radius, y + radius)
    const tints = [mixed(metal, ink, 0.12), 0xd8283c, 0x1f7ae0, 0x17915a, 0x8a3fd0]
    const tint = tints[printed.mark] ?? ink
    fill.addColorStop(0, cssColour(mixed(tint, 0xffffff, 0.35)))
    fill.addColorStop(1, cssColour(mixed(tint, 0, 0.25)))
    return paintPicture(brush, name, { x, y, radius, fill })
  }
  const number = String(printed.mark)
  if (field < 2) {
    brush.beginPath()
    brush.arc(x, y, box.height * 0.42, 0, Math.PI * 2)
    brush.fillStyle = cssColour(ink)
    brush.fill()
    return write(
      brush,
      number,
      { x, y: y + 3, room, size: 70 },
      cssColour(mixed(metal, 0xffffff, 0.4)),
    )
  }
  write(brush, number, { x, y: y - box.height * 0.14, room, size: 62 }, cssColour(ink))
  write(
    brush,
    amount,
    { x, y: y + box.height * 0.3, room, size: 32 },
    cssColour(mixed(ink, 0xffffff, 0.18)),
  )
}
