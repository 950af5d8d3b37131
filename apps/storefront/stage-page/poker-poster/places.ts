import { facets, lattice, rays, rings } from './patterns.ts'
import type { Place } from './place.ts'
import type { PosterLook } from './poster.ts'
import { arches, columns, curtain, planks, tent } from './rooms.ts'
import { flames, leaves, nebula, skyline, stars } from './skies.ts'

/** How each place is drawn. */
export const places: Readonly<Record<PosterLook['place'], Place>> = {
  rays,
  lattice,
  stars,
  flames,
  arches,
  skyline,
  curtain,
  leaves,
  tent,
  columns,
  planks,
  nebula,
  facets,
  rings,
}
