const files = import.meta.glob<string>('./assets/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** @throws Error for a file that was not baked. */
function address(name: string): string {
  const url = files[`./assets/${name}`]
  if (url === undefined) throw new Error(`no ${name}; node tools/art/promotions/bake.ts bakes it`)
  return url
}

const set = (slug: string, type: 'avif' | 'webp'): string =>
  [480, 960].map((width) => `${address(`${slug}-${width}.${type}`)} ${width}w`).join(', ')

/** The picture of a promotion, 5:2, as the attributes of its sources. */
export const pictureOf = (slug: string) => ({
  avif: set(slug, 'avif'),
  webp: set(slug, 'webp'),
  picture: address(`${slug}-960.webp`),
})
export type PromotionSources = ReturnType<typeof pictureOf>
