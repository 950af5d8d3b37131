import type { Assets } from '@fairhouse/stage/titles/assets'

interface Place {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly draw: (brush: CanvasRenderingContext2D) => void
}

type Picture = Omit<Place, 'name'>

/** Stand-ins for a title's files, drawn in code, so that a board can be looked at before its art is there. */
export async function sampleArt(symbols: readonly string[]): Promise<Assets> {
  const hueOf = (symbol: string): number => (symbols.indexOf(symbol) * 137) % 360
  const shapes = symbols.map((symbol) => ({ symbol, hue: hueOf(symbol) }))
  const placeOf = (name: string, symbol: string, hue: number, size: number): Place =>
    isSplit(symbol)
      ? twoOf(name, symbolPlace(name, symbol.slice(1), hueOf(symbol.slice(1)), size))
      : symbolPlace(name, symbol, hue, size)
  const stills = shapes.map(({ symbol, hue }) => placeOf(symbol, symbol, hue, 256))
  const blurred = shapes.map(({ symbol, hue }) => placeOf(`${symbol}-blur`, symbol, hue, 96))
  const coins = Array.from({ length: 8 }, (_, frame) => coinPlace(frame))
  const digits = Array.from('0123456789.,€$£ Crx+', (sign) => digitPlace(sign))
  const [symbolFiles, particleFiles, font] = await Promise.all([
    atlas('symbols', [...stills, ...blurred]),
    atlas('particles', coins),
    digitFont(digits),
  ])
  const scenes = { wide: [1600, 900], tall: [900, 1600] } as const
  const pictures = await Promise.all(
    (['wide', 'tall'] as const).flatMap((kind) => {
      const [width, height] = scenes[kind]
      return [
        picture(`backdrop-${kind}.webp`, { width, height, draw: (brush) => sky(brush, 230) }),
        picture(`frame-${kind}.webp`, { width: 640, height: 480, draw: frame }),
      ]
    }),
  )
  const logo = { width: 600, height: 160, draw: name }
  const rest = await Promise.all([
    picture('logo-wide.webp', logo),
    picture('logo-stacked.webp', logo),
    picture('reels-back.webp', { width: 64, height: 64, draw: (brush) => fill(brush, '#150d24') }),
  ])
  return Object.fromEntries([...symbolFiles, ...particleFiles, ...font, ...pictures, ...rest])
}

/** Two of a sign in one cell. */
const isSplit = (symbol: string): boolean => symbol.length === 2 && symbol[0] === symbol[1]

/** A picture twice, side by side and narrower, in the room of one. */
const twoOf = (name: string, { width, height, draw }: Place): Place => ({
  name,
  width,
  height,
  draw: (brush) => {
    for (const left of [0, width / 2]) {
      brush.save()
      brush.translate(left, 0)
      brush.scale(0.5, 1)
      draw(brush)
      brush.restore()
    }
  },
})

function symbolPlace(name: string, symbol: string, hue: number, size: number): Place {
  return {
    name,
    width: size,
    height: size,
    draw: (brush) => {
      const light = brush.createRadialGradient(
        size * 0.4,
        size * 0.35,
        0,
        size / 2,
        size / 2,
        size / 2,
      )
      light.addColorStop(0, `hsl(${hue} 90% 78%)`)
      light.addColorStop(1, `hsl(${hue} 70% 32%)`)
      brush.fillStyle = light
      brush.beginPath()
      brush.roundRect(size * 0.08, size * 0.08, size * 0.84, size * 0.84, size * 0.3)
      brush.fill()
      brush.fillStyle = '#fff'
      brush.textAlign = 'center'
      brush.font = `700 ${size * (symbol.length > 2 ? 0.2 : 0.5)}px sans-serif`
      brush.fillText(symbol, size / 2, size * (symbol.length > 2 ? 0.57 : 0.68), size * 0.8)
    },
  }
}

const coinPlace = (frame: number): Place => ({
  name: `coin-0${frame}`,
  width: 64,
  height: 64,
  draw: (brush) => {
    brush.fillStyle = '#ffcf4a'
    brush.strokeStyle = '#8a5a10'
    brush.lineWidth = 5
    brush.beginPath()
    brush.ellipse(32, 32, 4 + 24 * Math.abs(Math.cos((frame / 8) * Math.PI)), 28, 0, 0, 7)
    brush.fill()
    brush.stroke()
  },
})

const digitPlace = (sign: string): Place => ({
  name: sign,
  width: sign === ' ' ? 0 : 52,
  height: 76,
  draw: (brush) => {
    brush.font = '800 68px sans-serif'
    brush.textAlign = 'center'
    brush.lineWidth = 8
    brush.strokeStyle = '#3a1d00'
    brush.strokeText(sign, 26, 62)
    brush.fillStyle = '#ffe08a'
    brush.fillText(sign, 26, 62)
  },
})

/** Everything in one row: stand-ins need no packing. */
async function row(
  places: readonly Place[],
): Promise<{ address: string; lefts: readonly number[] }> {
  const lefts = places.map((_, index) =>
    places.slice(0, index).reduce((sum, { width }) => sum + width + 2, 0),
  )
  const last = places.at(-1)
  const width = (lefts.at(-1) ?? 0) + (last?.width ?? 1)
  const height = Math.max(...places.map((place) => place.height))
  const address = await paint({
    width,
    height,
    draw: (brush) => {
      for (const [index, place] of places.entries()) {
        brush.save()
        brush.translate(lefts[index] ?? 0, 0)
        place.draw(brush)
        brush.restore()
      }
    },
  })
  return { address, lefts }
}

async function atlas(file: string, places: readonly Place[]): Promise<[string, string][]> {
  const { address, lefts } = await row(places)
  const frames = Object.fromEntries(
    places.map(({ name, width: w, height: h }, index) => [
      name,
      { frame: { x: lefts[index] ?? 0, y: 0, w, h } },
    ]),
  )
  const sheet = URL.createObjectURL(new Blob([JSON.stringify({ frames })]))
  return [
    [`${file}.webp`, address],
    [`${file}.json`, sheet],
  ]
}

async function digitFont(places: readonly Place[]): Promise<[string, string][]> {
  const { address, lefts } = await row(places)
  const lines = places.map(({ name, width, height }, index) => {
    const id = name.codePointAt(0) ?? 32
    const box = `x=${lefts[index] ?? 0} y=0 width=${width} height=${width ? height : 0}`
    return `char id=${id} ${box} xoffset=-6 yoffset=0 xadvance=${width ? 40 : 18}`
  })
  const text = ['common lineHeight=76', ...lines].join('\n')
  return [
    ['digits.webp', address],
    ['digits.fnt', URL.createObjectURL(new Blob([text]))],
  ]
}

const picture = async (file: string, what: Picture): Promise<[string, string]> => [
  file,
  await paint(what),
]

async function paint({ width, height, draw }: Picture): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  if (brush) draw(brush)
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done))
  return file ? URL.createObjectURL(file) : ''
}

function fill(brush: CanvasRenderingContext2D, style: string | CanvasGradient): void {
  brush.fillStyle = style
  brush.fillRect(0, 0, brush.canvas.width, brush.canvas.height)
}

function sky(brush: CanvasRenderingContext2D, hue: number): void {
  const { height } = brush.canvas
  const light = brush.createLinearGradient(0, 0, 0, height)
  light.addColorStop(0, `hsl(${hue} 60% 14%)`)
  light.addColorStop(1, `hsl(${hue + 60} 60% 32%)`)
  fill(brush, light)
}

function frame(brush: CanvasRenderingContext2D): void {
  const { width, height } = brush.canvas
  brush.strokeStyle = '#d9a441'
  brush.lineWidth = 14
  brush.strokeRect(10, 10, width - 20, height - 20)
}

function name(brush: CanvasRenderingContext2D): void {
  brush.fillStyle = '#ffe08a'
  brush.textAlign = 'center'
  brush.font = '800 120px sans-serif'
  brush.fillText('SAMPLE', 300, 120)
}
