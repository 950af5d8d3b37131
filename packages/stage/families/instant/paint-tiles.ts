import { cssColour, mixed } from '../../screen/colour.ts'
import type { InstantColours } from './title.ts'

/** What a tile may show. */
export const tileFaces = ['closed', 'pointed', 'open', 'found', 'mine', 'hit'] as const
export type TileFace = (typeof tileFaces)[number]

type Brush = CanvasRenderingContext2D

/** A tile of a field. @param side in units of the picture. */
export function paintTile(
  brush: Brush,
  face: TileFace,
  side: number,
  colours: InstantColours,
): void {
  switch (face) {
    case 'closed':
      return slab(brush, side, { ...colours, raised: 1 })
    case 'pointed':
      slab(brush, side, { ...colours, raised: 1.6 })
      return ring(brush, side, colours.light)
    case 'open':
      return hollow(brush, side, colours, colours.ink)
    case 'found':
      hollow(brush, side, colours, mixed(colours.ink, colours.light, 0.3))
      return gem(brush, side, colours)
    case 'mine':
      hollow(brush, side, colours, colours.ink)
      return mine(brush, side, colours)
    case 'hit':
      hollow(brush, side, colours, mixed(colours.ink, colours.lost, 0.55))
      burst(brush, side, colours)
      return mine(brush, side, colours)
  }
}

const outline = (brush: Brush, side: number, inset: number): void => {
  brush.beginPath()
  brush.roundRect(inset, inset, side - inset * 2, side - inset * 2, side * 0.17)
}

/** A block that stands out, with a worn upper edge and a mark cut into it. */
function slab(
  brush: Brush,
  side: number,
  { body, metal, ink, raised }: InstantColours & { readonly raised: number },
): void {
  const inset = side * 0.05
  brush.save()
  brush.shadowColor = 'rgba(0,0,0,0.65)'
  brush.shadowBlur = side * 0.06
  brush.shadowOffsetY = side * 0.035
  outline(brush, side, inset)
  brush.fillStyle = cssColour(mixed(body, ink, 0.55))
  brush.fill()
  brush.restore()
  const face = brush.createLinearGradient(0, 0, side * 0.4, side)
  face.addColorStop(0, cssColour(mixed(body, 0xffffff, 0.24 * raised)))
  face.addColorStop(0.5, cssColour(mixed(body, 0xffffff, 0.07 * raised)))
  face.addColorStop(1, cssColour(mixed(body, ink, 0.22)))
  brush.beginPath()
  brush.roundRect(inset, inset, side - inset * 2, side - inset * 2 - side * 0.055, side * 0.16)
  brush.fillStyle = face
  brush.fill()
  const rim = brush.createLinearGradient(0, 0, 0, side)
  rim.addColorStop(0, cssColour(mixed(metal, 0xffffff, 0.5), 0.85))
  rim.addColorStop(0.35, cssColour(metal, 0.35))
  rim.addColorStop(1, cssColour(ink, 0.4))
  brush.lineWidth = side * 0.022
  brush.strokeStyle = rim
  brush.stroke()
  brush.save()
  brush.translate(side / 2, side * 0.475)
  brush.rotate(Math.PI / 4)
  const cut = side * 0.15
  brush.beginPath()
  brush.roundRect(-cut, -cut, cut * 2, cut * 2, cut * 0.3)
  brush.fillStyle = cssColour(mixed(body, ink, 0.3))
  brush.fill()
  brush.lineWidth = side * 0.018
  brush.strokeStyle = cssColour(mixed(body, 0xffffff, 0.22), 0.9)
  brush.stroke()
  brush.restore()
}

/** The ground that a turned tile leaves. */
function hollow(brush: Brush, side: number, { metal, ink }: InstantColours, ground: number): void {
  const inset = side * 0.05
  outline(brush, side, inset)
  const deep = brush.createRadialGradient(side / 2, side * 0.55, 0, side / 2, side / 2, side * 0.62)
  deep.addColorStop(0, cssColour(mixed(ground, 0xffffff, 0.1), 0.95))
  deep.addColorStop(1, cssColour(mixed(ground, 0, 0.55), 0.95))
  brush.fillStyle = deep
  brush.fill()
  brush.lineWidth = side * 0.02
  brush.strokeStyle = cssColour(mixed(metal, ink, 0.35), 0.7)
  brush.stroke()
}

function ring(brush: Brush, side: number, colour: number): void {
  outline(brush, side, side * 0.05)
  brush.lineWidth = side * 0.035
  brush.strokeStyle = cssColour(mixed(colour, 0xffffff, 0.35))
  brush.stroke()
}

/** A cut stone seen from above: a table, a crown of facets, light that comes from the upper left. */
function gem(brush: Brush, side: number, { light }: InstantColours): void {
  brush.save()
  brush.translate(side / 2, side / 2)
  const halo = brush.createRadialGradient(0, 0, 0, 0, 0, side * 0.46)
  halo.addColorStop(0, cssColour(light, 0.75))
  halo.addColorStop(1, cssColour(light, 0))
  brush.fillStyle = halo
  brush.fillRect(-side / 2, -side / 2, side, side)
  const [girdle, table] = [side * 0.31, side * 0.165]
  const corner = (far: number, place: number): readonly [number, number] => {
    const angle = ((place + 0.5) / 8) * Math.PI * 2
    return [Math.cos(angle) * far, Math.sin(angle) * far]
  }
  for (let facet = 0; facet < 8; facet++) {
    const angle = ((facet + 1) / 8) * Math.PI * 2
    const lit = 0.5 - 0.5 * Math.cos(angle - Math.PI * 0.25)
    brush.beginPath()
    brush.moveTo(...corner(girdle, facet))
    brush.lineTo(...corner(girdle, facet + 1))
    brush.lineTo(...corner(table, facet + 1))
    brush.lineTo(...corner(table, facet))
    brush.closePath()
    brush.fillStyle = cssColour(
      lit > 0.5 ? mixed(light, 0xffffff, (lit - 0.5) * 1.5) : mixed(light, 0, 0.62 - lit),
    )
    brush.fill()
    brush.lineWidth = side * 0.008
    brush.strokeStyle = 'rgba(255,255,255,0.45)'
    brush.stroke()
  }
  brush.beginPath()
  for (let place = 0; place < 8; place++) brush.lineTo(...corner(table, place))
  brush.closePath()
  const top = brush.createLinearGradient(-table, -table, table, table)
  top.addColorStop(0, '#ffffff')
  top.addColorStop(0.45, cssColour(mixed(light, 0xffffff, 0.45)))
  top.addColorStop(1, cssColour(mixed(light, 0, 0.15)))
  brush.fillStyle = top
  brush.fill()
  brush.restore()
}

/** A mine of iron with horns. */
function mine(brush: Brush, side: number, { lost }: InstantColours): void {
  brush.save()
  brush.translate(side / 2, side / 2)
  const radius = side * 0.21
  for (let horn = 0; horn < 8; horn++) {
    brush.save()
    brush.rotate((horn / 8) * Math.PI * 2 + 0.2)
    brush.fillStyle = '#20232b'
    brush.beginPath()
    brush.roundRect(radius * 0.8, -radius * 0.15, radius * 0.62, radius * 0.3, radius * 0.12)
    brush.fill()
    brush.restore()
  }
  const iron = brush.createRadialGradient(-radius * 0.4, -radius * 0.45, radius * 0.1, 0, 0, radius)
  iron.addColorStop(0, '#aab2c2')
  iron.addColorStop(0.35, '#4c535f')
  iron.addColorStop(1, '#14161c')
  brush.beginPath()
  brush.arc(0, 0, radius, 0, Math.PI * 2)
  brush.fillStyle = iron
  brush.fill()
  brush.lineWidth = side * 0.012
  brush.strokeStyle = 'rgba(0,0,0,0.7)'
  brush.stroke()
  brush.shadowColor = cssColour(lost)
  brush.shadowBlur = side * 0.08
  brush.beginPath()
  brush.arc(0, 0, radius * 0.3, 0, Math.PI * 2)
  brush.fillStyle = cssColour(mixed(lost, 0xffffff, 0.25))
  brush.fill()
  brush.restore()
}

/** Fire behind a mine that went off. */
function burst(brush: Brush, side: number, { lost }: InstantColours): void {
  brush.save()
  brush.translate(side / 2, side / 2)
  brush.beginPath()
  for (let ray = 0; ray < 24; ray++) {
    const far = side * (ray % 2 === 0 ? 0.43 : 0.27)
    brush.lineTo(Math.cos((ray / 24) * Math.PI * 2) * far, Math.sin((ray / 24) * Math.PI * 2) * far)
  }
  brush.closePath()
  const fire = brush.createRadialGradient(0, 0, 0, 0, 0, side * 0.43)
  fire.addColorStop(0, '#fff6d0')
  fire.addColorStop(0.45, '#ffb03c')
  fire.addColorStop(1, cssColour(lost))
  brush.fillStyle = fire
  brush.fill()
  brush.restore()
}
