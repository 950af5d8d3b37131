import { Container, type ImageSource, Rectangle, Sprite, Texture } from 'pixi.js'
import { loadSource } from './load-textures.ts'

/** Addresses of a baked font: its BMFont text and its picture. */
export interface FontFiles {
  readonly description: string
  readonly picture: string
}

/** Letters baked once, so that a counting number changes without painting anew. */
export interface Glyphs {
  /** Height of a line in texture pixels. */
  readonly lineHeight: number
  /** A line of text centred on its origin. */
  line(): GlyphLine
  close(): void
}

export interface GlyphLine {
  readonly view: Container
  /** Width of the text before the view's own scale. */
  readonly width: number
  /** Characters that the font lacks are left out. */
  set(text: string): void
}

/** Where a letter is in the picture and how it stands in a line. */
export interface GlyphPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
  readonly advance: number
}

export interface FontPlan {
  readonly lineHeight: number
  readonly places: ReadonlyMap<string, GlyphPlace>
}

/** Spaces and signs that stand for one another in fonts of few letters. */
const standIns: Readonly<Record<string, string>> = { '\u00a0': ' ', '\u202f': ' ', '×': 'x' }

/** Reads the text form of a BMFont description. */
export function parseFont(text: string): FontPlan {
  const places = new Map<string, GlyphPlace>()
  let lineHeight = 0
  for (const line of text.split('\n')) {
    const number = numbersOf(line)
    if (line.startsWith('common ')) lineHeight = number('lineHeight')
    if (!line.startsWith('char ')) continue
    places.set(String.fromCodePoint(number('id')), {
      x: number('x'),
      y: number('y'),
      width: number('width'),
      height: number('height'),
      left: number('xoffset'),
      top: number('yoffset'),
      advance: number('xadvance'),
    })
  }
  return { lineHeight, places }
}

function numbersOf(line: string): (name: string) => number {
  const found = new Map(
    [...line.matchAll(/(\w+)=(-?\d+)/g)].map(
      ([, name = '', digits]) => [name, Number(digits)] as const,
    ),
  )
  return (name) => found.get(name) ?? 0
}

/** @throws Error when a file cannot be fetched or decoded. */
export async function loadGlyphs({ description, picture }: FontFiles): Promise<Glyphs> {
  const [answer, source] = await Promise.all([fetch(description), loadSource(picture)])
  if (!answer.ok) throw new Error(`${description} answered ${answer.status}`)
  const { lineHeight, places } = parseFont(await answer.text())
  const letters = new Map(
    [...places].map(([letter, place]) => [letter, letterOf(source, place)] as const),
  )
  return {
    lineHeight,
    line: () => createLine(letters, lineHeight),
    close: () => {
      for (const { texture } of letters.values()) texture?.destroy()
      source.destroy()
    },
  }
}

interface Letter {
  /** Null for a space. */
  readonly texture: Texture | null
  readonly place: GlyphPlace
}

function letterOf(source: ImageSource, place: GlyphPlace): Letter {
  const { x, y, width, height } = place
  const blank = width === 0 || height === 0
  const texture = blank ? null : new Texture({ source, frame: new Rectangle(x, y, width, height) })
  return { texture, place }
}

function createLine(letters: ReadonlyMap<string, Letter>, lineHeight: number): GlyphLine {
  const view = new Container()
  let width = 0
  let shown = ''
  return {
    view,
    get width() {
      return width
    },
    set: (text) => {
      if (text === shown) return
      shown = text
      const line = Array.from(text)
        .map((sign) => letters.get(standIns[sign] ?? sign))
        .filter((letter) => !!letter)
      width = line.reduce((sum, { place }) => sum + place.advance, 0)
      let x = -width / 2
      let used = 0
      for (const { texture, place } of line) {
        if (texture) {
          const sprite = spriteAt(view, used++)
          sprite.texture = texture
          sprite.position.set(x + place.left, place.top - lineHeight / 2)
        }
        x += place.advance
      }
      for (const spare of view.children.slice(used)) spare.destroy()
    },
  }
}

function spriteAt(view: Container, place: number): Sprite {
  const found = view.children[place]
  return found instanceof Sprite ? found : view.addChild(new Sprite())
}
