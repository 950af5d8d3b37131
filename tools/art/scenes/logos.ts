/** A title's name, baked in relief: in one line and in two. */
import sharp from 'sharp'
import type { Bench } from '../studio/bench.ts'
import { lift } from '../studio/finish.ts'
import type { LogoLook, SceneSet } from './scene-set.ts'
import { type Choices, linear, photograph, real, sceneWebp, sculpture } from './source.ts'

const FACES = ['metal', 'puff', 'neon', 'rough'] as const
const FAR_AWAY = 99

function choicesOf(logo: LogoLook): Choices {
  const stripes: Choices = logo.stripes === undefined ? {} : { STRIPES: real(logo.stripes) }
  return {
    FACE_KIND: FACES.indexOf(logo.face),
    FACE_TOP: linear(logo.top),
    FACE_LOW: linear(logo.low),
    EDGE_TINT: linear(logo.edge),
    EDGE_METAL: real(logo.edgeMetal),
    BACK_TINT: linear(logo.back),
    LEAN: real(logo.lean ?? 0),
    WAVE: real(logo.wave ?? 0),
    ...stripes,
  }
}

/** Height of a line of letters in world units. */
const LETTER = 1

/** The name in one line, or in the two lines it breaks into, cut to its ink. */
export async function letterName(
  bench: Bench,
  { logo, lines, name, palette }: SceneSet,
  stacked: boolean,
): Promise<Buffer> {
  const written = stacked ? lines : [name]
  const cased = written.map((line) => (logo.upper === false ? line : line.toUpperCase()))
  const half = stacked ? 2.5 : 4.6
  const fit = [half * 2 - 0.7, LETTER * (stacked ? 1.4 : 1.2)] as const
  const shape = (text: string) => ({
    text,
    font: palette.face,
    weight: logo.weight,
    spacing: logo.spacing ?? 0.02,
    fit,
    arc: stacked ? 0 : (logo.arc ?? 0),
  })
  const [first = 1, second = 0] = await Promise.all(
    cased.map(async (text) => {
      const ink = await bench.stage.measure({ text, font: palette.face, weight: logo.weight })
      const wide = ink.width + (text.length - 1) * (logo.spacing ?? 0.02)
      return Math.min(fit[1], ((ink.tall + ink.low) * fit[0]) / wide)
    }),
  )
  const gap = stacked ? 0.26 : 0
  const ratio = stacked ? 0.74 : 0.34
  const width = stacked ? 560 : 760
  const png = await photograph(bench, {
    source: await sculpture('lettering', choicesOf(logo)),
    width,
    height: Math.round(width * ratio),
    samples: 1.8,
    extent: half,
    distance: 14,
    knobs: [
      (second + gap) / 2,
      stacked ? -(first + gap) / 2 : FAR_AWAY,
      FAR_AWAY,
      (logo.thick ?? 0.1) * (stacked ? 1 : 0.85),
    ],
    shapes: cased.map(shape),
    bloom: logo.face === 'neon' ? 9 : 3,
    bloomGain: logo.face === 'neon' ? 0.5 : 0.12,
  })
  return sharp(await lift(png))
    .trim({ threshold: 6 })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

export async function bakeLogos(bench: Bench, set: SceneSet): Promise<void> {
  const [wide, stacked] = [await letterName(bench, set, false), await letterName(bench, set, true)]
  await bench.keep('logo-wide.webp', await sceneWebp(wide, 66, 90))
  await bench.keep('logo-stacked.webp', await sceneWebp(stacked, 64, 90))
}
