/** The frame round the reels, how far it stands out, and the ground behind them. */
import type { Bench } from '../studio/bench.ts'
import type { SceneSet } from './scene-set.ts'
import {
  type Choices,
  groundSource,
  linear,
  photograph,
  real,
  sceneWebp,
  sculpture,
  shown,
} from './source.ts'

const BODIES = [
  'wood',
  'stone',
  'metal',
  'enamel',
  'sugar',
  'marble',
  'snow',
  'bamboo',
  'rope',
  'plates',
  'felt',
  'carved',
] as const
const BEADS = ['none', 'gem', 'bulb', 'rivet'] as const
const CORNERS = ['ring', 'block', 'ball', 'leaves', 'fan', 'bolts', 'gear', 'button'] as const
const PATTERNS = ['cloth', 'planks', 'stone', 'tech', 'plain', 'towers', 'paper'] as const

/** Finished pixels that a frame may be wide and high. */
const ROOM = { wide: { width: 1140, height: 840 }, tall: { width: 720, height: 760 } } as const
/** Corners stand out over the band by so many of its heights. */
const OVERHANG = 0.28
/** Middle and reach of the ornament over the middle, in heights of the band. */
const CREST = 1.46

type Screen = keyof typeof ROOM

/** How wide the band is, in cells, and how far the whole stands out. */
export function measures(set: Pick<SceneSet, 'reels' | 'rows' | 'frame'>, screen: Screen) {
  const high = 0.09 + 0.085 * set.rows
  const side = screen === 'wide' ? high : 0.024 * set.reels
  const slim = side < 0.6 * high
  const out = slim ? side / 2 + 0.5 * high : side + OVERHANG * high
  const level = high * (1 + OVERHANG)
  const round = (value: number): number => Math.round(value * 1000) / 1000
  return {
    band: { side, high },
    frame: {
      top: round(set.frame.crest ? high * CREST : level),
      right: round(out),
      bottom: round(level),
      left: round(out),
    },
  }
}

function choicesOf(set: SceneSet, screen: Screen): Choices {
  const { frame } = set
  const { band } = measures(set, screen)
  return {
    COLS: real(set.reels),
    ROWS: real(set.rows),
    SIDE: `vec2(${real(band.side)}, ${real(band.high)})`,
    BODY_KIND: BODIES.indexOf(frame.body),
    BODY_A: linear(frame.colours[0]),
    BODY_B: linear(frame.colours[1]),
    TRIM: linear(frame.trim),
    TRIM_METAL: real(frame.trimMetal),
    TRIM_SHINE: frame.trimShine === undefined ? 'vec3(0.0)' : linear(frame.trimShine),
    BEAD_KIND: BEADS.indexOf(frame.bead),
    BEAD_A: linear(frame.beads[0]),
    BEAD_B: linear(frame.beads[1]),
    BEAD_GAP: real(frame.beadGap ?? 0.8),
    BEAD_SIZE: real(frame.beadSize ?? 0.13),
    CORNER: CORNERS.indexOf(frame.corner),
    GEM_A: linear(frame.gem),
    GEM_GLOW: real(frame.gemGlow ?? 0.45),
    CREST: frame.crest ? 1 : 0,
    BARS: frame.bars,
  }
}

/** The lights from behind, which tie a frame to its place. */
const rims = ({
  palette: {
    rims: [right, left],
  },
}: SceneSet): Choices => ({
  RIM_RIGHT: `(${linear(right)} * 6.0)`,
  RIM_LEFT: `(${linear(left)} * 5.0)`,
})

export async function bakeFrame(bench: Bench, set: SceneSet): Promise<void> {
  const shapes: Record<string, unknown> = {}
  for (const screen of ['wide', 'tall'] as const) {
    const { frame } = measures(set, screen)
    const wide = set.reels + frame.left + frame.right
    const high = set.rows + frame.top + frame.bottom
    const cell = Math.min(ROOM[screen].width / wide, ROOM[screen].height / high)
    const png = await photograph(bench, {
      source: await sculpture('frame', choicesOf(set, screen), rims(set)),
      width: Math.round(wide * cell),
      height: Math.round(high * cell),
      samples: 1.6,
      extent: wide / 2,
      centre: [0, (frame.top - frame.bottom) / 2],
      distance: 0,
      bloom: 6,
      bloomGain: 0.5,
    })
    await bench.keep(`frame-${screen}.webp`, await sceneWebp(png, 54))
    shapes[screen] = frame
  }
  await bench.keep('frame.json', `${JSON.stringify(shapes, null, 1)}\n`)
  await bakeGround(bench, set)
}

async function bakeGround(bench: Bench, set: SceneSet): Promise<void> {
  const { ground, reels, rows } = set
  const cell = 120
  const png = await photograph(bench, {
    source: await groundSource({
      COLS: real(reels),
      ROWS: real(rows),
      BARS: set.frame.bars,
      PATTERN: PATTERNS.indexOf(ground.pattern),
      GROUND_TOP: shown(ground.top),
      GROUND_LOW: shown(ground.low),
      GROUND_ALPHA: real(ground.alpha ?? 1),
    }),
    width: reels * cell,
    height: rows * cell,
    samples: 1,
    extent: 1,
    distance: 0,
  })
  await bench.keep('reels-back.webp', await sceneWebp(png, 70, 90))
}
