import { cssColour, mixed } from '../screen/colour.ts'
import type { Size } from '../screen/open-screen.ts'
import { plateLooks, type PlateTone } from './plate-looks.ts'
import { typeface } from './typeface.ts'

export interface PlateText {
  readonly tone: PlateTone
  readonly text: string
  /** A second, smaller line: an amount. */
  readonly amount?: string
}

const margin = 0.3

const fonts = (
  text: PlateText,
  height: number,
): { readonly main: string; readonly small: string } => ({
  main: `${text.tone === 'plain' ? 600 : 700} ${height * 0.72}px ${typeface}`,
  small: `600 ${height * 0.56}px ${typeface}`,
})

const ruler = document.createElement('canvas').getContext('2d')

/** Size of the picture with its shadow. @param height of a line. */
export function plateSize(text: PlateText, height: number): Size {
  const { main, small } = fonts(text, height)
  const measured = (font: string, words: string): number => {
    if (!ruler) return words.length * height * 0.5
    ruler.font = font
    return ruler.measureText(words).width
  }
  const inner = Math.max(measured(main, text.text), text.amount ? measured(small, text.amount) : 0)
  return {
    width: Math.max(height * 1.25, inner + height * 0.8) + height * margin * 2,
    height: height * (text.amount ? 1.72 : 1) + height * margin * 2,
  }
}

/** Fills a picture of `plateSize`. */
export function drawPlate(brush: CanvasRenderingContext2D, text: PlateText, height: number): void {
  const size = plateSize(text, height)
  const edge = height * margin
  const [width, high] = [size.width - edge * 2, size.height - edge * 2]
  const round = Math.min(high / 2, height * 0.5)
  const { ground, rim, ink } = plateLooks[text.tone]
  const depth = brush.createLinearGradient(0, edge, 0, edge + high)
  depth.addColorStop(0, cssColour(mixed(ground, 0xffffff, 0.22)))
  depth.addColorStop(0.5, cssColour(ground))
  depth.addColorStop(1, cssColour(mixed(ground, 0, 0.2)))
  // A canvas does not scale its shadows: they are told in pixels of the picture.
  const scale = brush.getTransform().a
  brush.beginPath()
  brush.roundRect(edge, edge, width, high, round)
  brush.save()
  brush.shadowColor = 'rgba(0,0,0,0.7)'
  brush.shadowBlur = edge * 0.8 * scale
  brush.shadowOffsetY = edge * 0.25 * scale
  brush.fillStyle = depth
  brush.fill()
  brush.restore()
  brush.lineWidth = Math.max(1, height * 0.055)
  brush.strokeStyle = cssColour(rim, 0.9)
  brush.stroke()
  const { main, small } = fonts(text, height)
  brush.textAlign = 'center'
  brush.textBaseline = 'alphabetic'
  brush.fillStyle = ink
  brush.font = main
  brush.fillText(text.text, size.width / 2, edge + height * (text.amount ? 0.8 : 0.755))
  if (!text.amount) return
  brush.font = small
  brush.fillText(text.amount, size.width / 2, edge + height * 1.45)
}
