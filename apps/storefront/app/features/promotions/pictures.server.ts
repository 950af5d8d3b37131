import { bakedFiles, bakedSources } from '../../shell/pictures/baked-sources.ts'

const files = import.meta.glob<string>('./assets/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The picture of a promotion by its path's last part, 5:2. @throws Error for one that was not baked. */
export const pictureOf = bakedSources(
  bakedFiles(files, 'node tools/art/promotions/bake.ts'),
  [480, 960],
)
