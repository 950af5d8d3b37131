import type { Texture } from 'pixi.js'
import { paint } from './paint.ts'

/** How baked words look. */
export interface LetterStyle {
  readonly font: string
  readonly weight: number
  /** Height of the letters in pixels of the texture. */
  readonly size: number
  /** Vertical gradient: place 0..1 and colour. */
  readonly fill: readonly (readonly [place: number, colour: string])[]
  readonly outline: string
  readonly glow?: string
}

/** A word as a picture: gradient fill, dark outline, shadow. The caller destroys the texture. */
export function paintWord(word: string, style: LetterStyle): Texture {
  const width = measure(word, style)
  const pad = style.size * 0.3
  return paint(width + pad * 2, style.size * 1.5 + pad, (brush) => {
    setFont(brush, style)
    brush.textBaseline = 'alphabetic'
    drawWord({ brush, word, style, x: pad, baseline: style.size * 1.15 + pad / 2 })
  })
}

interface Stroke {
  readonly brush: CanvasRenderingContext2D
  readonly word: string
  readonly style: LetterStyle
  readonly x: number
  readonly baseline: number
}

function drawWord({ brush, word, style, x, baseline }: Stroke): void {
  const { size } = style
  brush.lineJoin = 'round'
  brush.shadowColor = style.glow ?? 'rgba(0,0,0,0.85)'
  brush.shadowBlur = size * (style.glow ? 0.22 : 0.12)
  brush.shadowOffsetY = style.glow ? 0 : size * 0.05
  brush.strokeStyle = style.outline
  brush.lineWidth = size * 0.16
  brush.strokeText(word, x, baseline)
  brush.shadowColor = 'transparent'
  const gradient = brush.createLinearGradient(0, baseline - size * 0.8, 0, baseline + size * 0.12)
  for (const [place, colour] of style.fill) gradient.addColorStop(place, colour)
  brush.fillStyle = gradient
  brush.fillText(word, x, baseline)
  brush.strokeStyle = 'rgba(255,255,255,0.28)'
  brush.lineWidth = Math.max(1, size * 0.012)
  brush.strokeText(word, x, baseline)
}

const setFont = (brush: CanvasRenderingContext2D, { font, weight, size }: LetterStyle): void => {
  brush.font = `${weight} ${size}px ${font}`
}

/** Opened when something is measured first: where nothing is drawn there is none. */
let ruler: CanvasRenderingContext2D | null | undefined

function measure(word: string, style: LetterStyle): number {
  ruler ??= document.createElement('canvas').getContext('2d')
  if (!ruler) return word.length * style.size * 0.6
  setFont(ruler, style)
  return ruler.measureText(word).width
}
