import type { VipName } from '../content/facts.ts'
import { bakedFiles, bakedSources } from '../../shell/pictures/baked-sources.ts'

const files = import.meta.glob<string>('./assets/*.{avif,webp,webm,mp4}', {
  query: '?url',
  import: 'default',
  eager: true,
})

const address = bakedFiles(files, 'node tools/art/vip/film.ts')
const sourcesOf = bakedSources(address, [640, 1280])

/** Pictures and films of a level, all 5:2. @throws Error for one that was not rendered. */
export const bannerOf = (name: VipName) => ({
  ...sourcesOf(name),
  films: (['webm', 'mp4'] as const).map((type) => ({
    type: `video/${type}`,
    url: address(`${name}.${type}`),
  })),
})
export type Banner = ReturnType<typeof bannerOf>
