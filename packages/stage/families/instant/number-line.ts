import { Container, Sprite, type Texture } from 'pixi.js'
import { paintFine } from '../../table/paint-fine.ts'
import { typeface } from '../../table/typeface.ts'

/** Height of the letters as they are painted, in units of their own. */
const size = 100
const ruler = document.createElement('canvas').getContext('2d')
const font = `800 ${size}px ${typeface}`

interface Letter {
  readonly texture: Texture
  readonly width: number
}

/** A line of large figures that may change in every frame: each letter is painted once. */
export class NumberLine {
  readonly view = new Container()
  readonly #letters = new Map<string, Letter>()
  #text = ''
  #width = 0
  #tint = 0xffffff

  /** Width in units in which the line is `size` high. */
  get ratio(): number {
    return this.#width / size
  }

  set(text: string): void {
    if (text === this.#text) return
    this.#text = text
    this.#draw()
  }

  tint(colour: number): void {
    this.#tint = colour
    for (const child of this.view.children) child.tint = colour
  }

  close(): void {
    this.view.destroy({ children: true })
    for (const { texture } of this.#letters.values()) texture.destroy(true)
  }

  #draw(): void {
    const letters = Array.from(this.#text, (letter) => this.#letter(letter))
    while (this.view.children.length > letters.length)
      this.view.removeChildAt(letters.length).destroy()
    this.#width = letters.reduce((sum, { width }) => sum + width, 0)
    let x = -this.#width / 2
    for (const [place, { texture, width }] of letters.entries()) {
      const known = this.view.children[place]
      const sprite = known instanceof Sprite ? known : new Sprite()
      if (!known) {
        sprite.anchor.set(0.5)
        sprite.tint = this.#tint
        this.view.addChild(sprite)
      }
      sprite.texture = texture
      sprite.setSize(width + 40, size * 1.4)
      sprite.position.set(x + width / 2, 0)
      x += width
    }
  }

  #letter(letter: string): Letter {
    const known = this.#letters.get(letter)
    if (known) return known
    if (ruler) ruler.font = font
    // Figures are all as wide as a nought, so that a line that counts stands still.
    const width = ruler?.measureText(/\d/.test(letter) ? '0' : letter).width ?? size * 0.6
    const texture = paintFine(
      { width: width + 40, height: size * 1.4, sharpness: 1.6 },
      (brush) => {
        brush.font = font
        brush.textAlign = 'center'
        brush.textBaseline = 'alphabetic'
        brush.shadowColor = 'rgba(0,0,0,0.75)'
        brush.shadowBlur = 14
        brush.shadowOffsetY = 5
        brush.fillStyle = '#ffffff'
        brush.fillText(letter, (width + 40) / 2, size * 1.04)
      },
    )
    const painted = { texture, width }
    this.#letters.set(letter, painted)
    return painted
  }
}
