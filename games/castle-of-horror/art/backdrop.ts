/** The night around the castle, layer by layer, for wide and upright screens. */
import { webp } from '@fairhouse/art/studio/finish'
import type { Bench, Take } from '@fairhouse/art/studio/bench'

/** The moon's place and size: x, y in half widths from the middle, then red or not, then radius. */
type Moon = readonly [number, number, number, number]

export type Backdrop = { readonly sky: Take; readonly castle: Take; readonly graves: Take }

/** Three layers of one size that lie over one another. */
export function backdrop(
  width: number,
  height: number,
  look: { readonly moon: Moon; readonly castle: Moon; readonly tall: boolean },
): Backdrop {
  const size = { width, height, samples: 1.5 }
  const extent = look.tall ? 1 : 1.78
  return {
    sky: { ...size, samples: 1, scene: 'sky', extent: 1, distance: 0, knobs: look.moon },
    castle: {
      ...size,
      scene: 'castle',
      extent,
      distance: 5,
      rise: -0.4,
      knobs: look.castle,
      bloom: 8,
      bloomGain: 0.4,
    },
    graves: {
      ...size,
      scene: 'graveyard',
      extent,
      centre: [0, look.tall ? 0.4 : 0],
      distance: 5,
      rise: look.tall ? 0.6 : 0.35,
      knobs: [look.tall ? 1 : 0, 0, 0, 0],
      bloom: 12,
      bloomGain: 0.5,
    },
  }
}

const WIDE = backdrop(1600, 900, {
  moon: [-0.74, 0.3, 0, 0.13],
  castle: [1.2, 0.86, 0, -0.12],
  tall: false,
})
const TALL = backdrop(720, 1558, {
  moon: [-0.52, 1.5, 0, 0.27],
  castle: [0.4, 1.06, 0, 0.42],
  tall: true,
})

export async function bakeBackdrops({ take, keep }: Bench): Promise<void> {
  for (const [name, look] of [['wide', WIDE] as const, ['tall', TALL] as const]) {
    await keep(`sky-${name}.webp`, await webp(await take(look.sky), 74))
    const [x, y, , r] = look.sky.knobs ?? [0, 0, 0, 0]
    await keep(
      `sky-red-${name}.webp`,
      await webp(await take({ ...look.sky, knobs: [x, y, 1, r] }), 68),
    )
    await keep(`castle-${name}.webp`, await webp(await take(look.castle), 58))
    await keep(`graveyard-${name}.webp`, await webp(await take(look.graves), 52))
  }
}

/** A band of fog that tiles sideways. */
export async function bakeFog({ take, keep }: Bench): Promise<void> {
  const fog: Take = { scene: 'fog', width: 512, height: 128, samples: 1, extent: 1, distance: 0 }
  await keep('fog.webp', await webp(await take(fog), 28, 70))
}
