import type { VipName } from '../content/facts.ts'

const files = import.meta.glob<string>('./assets/*.{avif,webp,webm,mp4}', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** @throws Error for a file that was not rendered. */
function address(name: string): string {
  const url = files[`./assets/${name}`]
  if (url === undefined) throw new Error(`no ${name}; node tools/art/vip/film.ts renders it`)
  return url
}

const set = (name: VipName, type: 'avif' | 'webp'): string =>
  [640, 1280].map((width) => `${address(`${name}-${width}.${type}`)} ${width}w`).join(', ')

/** Pictures and films of a level, all 5:2. */
export const bannerOf = (name: VipName) => ({
  avif: set(name, 'avif'),
  webp: set(name, 'webp'),
  picture: address(`${name}-1280.webp`),
  films: (['webm', 'mp4'] as const).map((type) => ({
    type: `video/${type}`,
    url: address(`${name}.${type}`),
  })),
})
export type Banner = ReturnType<typeof bannerOf>
