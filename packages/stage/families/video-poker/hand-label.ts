import type { Texture } from 'pixi.js'
import { paintFine } from '../../table/paint-fine.ts'
import { typeface } from '../../table/typeface.ts'
import type { Box } from './layout.ts'

/** Names are told where they can be read; an amount always is. */
const roomForName = 46
/** Height of letters of a label, and the room around them, in parts of its height. */
const lettering = { tall: 0.72, pad: 0.4 } as const

/** What is written on a hand that wins, and its size in CSS pixels. */
export interface HandLabel {
  readonly texture: Texture
  readonly width: number
  readonly height: number
}

const labelHeight = ({ height }: Box): number =>
  height >= roomForName ? Math.min(34, height * 0.32) : Math.max(11, height * 0.48)

/** A plate at the foot of a hand, no wider than its words: what is won, and the cards that win it, are to be seen together. */
export function paintLabel({
  box,
  name,
  amount,
  light,
  sharpness,
}: {
  readonly box: Box
  readonly name: string
  readonly amount: string
  readonly light: string
  readonly sharpness: number
}): HandLabel {
  const height = labelHeight(box)
  const words = [
    ...(box.height >= roomForName && name !== '' ? [{ text: name, ink: '#fdf6e3' }] : []),
    { text: amount, ink: light },
  ]
  const most = box.width * 0.97
  const pad = height * lettering.pad
  const measured = measure(
    words.map(({ text }) => text),
    height * lettering.tall,
  )
  const shrunk = Math.min(1, (most - pad * 2) / measured.width)
  const width = Math.min(most, measured.width + pad * 2)
  const texture = paintFine({ width, height, sharpness }, (brush) => {
    brush.beginPath()
    brush.roundRect(0.5, 0.5, width - 1, height - 1, Math.min(8, height * 0.3))
    brush.fillStyle = 'rgba(12,10,6,0.92)'
    brush.fill()
    brush.lineWidth = Math.max(0.75, height * 0.04)
    brush.strokeStyle = light
    brush.stroke()
    brush.textBaseline = 'middle'
    brush.font = `700 ${height * lettering.tall * shrunk}px ${typeface}`
    for (const [at, { text, ink }] of words.entries()) {
      brush.fillStyle = ink
      brush.fillText(text, pad + (measured.from[at] ?? 0) * shrunk, height * 0.54)
    }
  })
  return { texture, width, height }
}

/** How wide words are side by side, and where each of them begins. */
function measure(
  words: readonly string[],
  tall: number,
): { readonly width: number; readonly from: readonly number[] } {
  const brush = document.createElement('canvas').getContext('2d')
  if (!brush) return { width: 1, from: [] }
  brush.font = `700 ${tall}px ${typeface}`
  const from: number[] = []
  let width = 0
  for (const word of words) {
    from.push(width)
    width += brush.measureText(word).width + tall * 0.5
  }
  return { width: width - tall * 0.5, from }
}
