/** A title's name, baked in relief: in one line and in two. */
import sharp from 'sharp'
import type { Bench } from '../studio/bench.ts'
import { lift } from '../studio/finish.ts'
import type { LogoLook, PlaceSet } from './scene-set.ts'
import { type Choices, linear, photograph, real, sceneWebp, sculpture } from './source.ts'

const FACES = ['metal', 'puff', 'neon', 'rough'] as const
const FAR_AWAY = 99

function choicesOf(logo: LogoLook): Choices {
  const stripes: Choices = logo.stripes === undefined ? {} : { STRIPES: real(logo.stripes) }
  return {
    FACE_KIND: FACES.indexOf(logo.face),
    FACE_TOP: linear(logo.top),
    FACE_LOW: linear(logo.low),
    FACE_SHINE: real(logo.shine ?? 0.2),
    EDGE_TINT: linear(logo.edge),
    EDGE_METAL: real(logo.edgeMetal),
    BACK_TINT: linear(logo.back),
    LEAN: real(logo.lean ?? 0),
    WAVE: real(logo.wave ?? 0),
    ...stripes,
  }
}

/** Half the width of the picture, height of a line, space between two: in world units. */
const SETTING = {
  wide: { half: 4.6, line: 1.2, gap: 0, ratio: 0.34, width: 760, thick: 0.85 },
  stacked: { half: 2.5, line: 1.4, gap: 0.26, ratio: 0.74, width: 560, thick: 1 },
} as const

/** The name in one line, or in the two lines it breaks into, cut to its ink. */
export async function letterName(
  bench: Bench,
  set: PlaceSet,
  how: keyof typeof SETTING,
): Promise<Buffer> {
  const { logo, palette } = set
  const setting = SETTING[how]
  const shapes = shapesOf(set, how)
  const [first = 1, second = 0] = await Promise.all(
    shapes.map(async ({ text, spacing, fit }) => {
      const ink = await bench.stage.measure({ text, font: palette.face, weight: logo.weight })
      const wide = ink.width + (text.length - 1) * spacing
      return Math.min(fit[1], ((ink.tall + ink.low) * fit[0]) / wide)
    }),
  )
  const neon = logo.face === 'neon'
  const png = await photograph(bench, {
    source: await sculpture('lettering', choicesOf(logo)),
    width: setting.width,
    height: Math.round(setting.width * setting.ratio),
    samples: 1.8,
    extent: setting.half,
    distance: 14,
    knobs: [
      (second + setting.gap) / 2,
      shapes.length > 1 ? -(first + setting.gap) / 2 : FAR_AWAY,
      FAR_AWAY,
      (logo.thick ?? 0.1) * setting.thick,
    ],
    shapes,
    bloom: neon ? 9 : 3,
    bloomGain: neon ? 0.5 : 0.12,
  })
  return sharp(await lift(png))
    .trim({ threshold: 6 })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function shapesOf({ logo, lines, name, palette }: PlaceSet, how: keyof typeof SETTING) {
  const { half, line } = SETTING[how]
  const written = how === 'stacked' ? lines : [name]
  return written.map((text) => ({
    text: logo.upper === false ? text : text.toUpperCase(),
    font: palette.face,
    weight: logo.weight,
    spacing: logo.spacing ?? 0.02,
    fit: [half * 2 - 0.7, line] as const,
    arc: how === 'stacked' ? 0 : (logo.arc ?? 0),
  }))
}

export async function bakeLogos(bench: Bench, set: PlaceSet): Promise<void> {
  const [wide, stacked] = [
    await letterName(bench, set, 'wide'),
    await letterName(bench, set, 'stacked'),
  ]
  await bench.keep('logo-wide.webp', await sceneWebp(wide, 66, 90))
  await bench.keep('logo-stacked.webp', await sceneWebp(stacked, 64, 90))
}
