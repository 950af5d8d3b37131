import { readFileSync } from 'node:fs'
import { Avatar, Style } from '@dicebear/core'

/** Kinds of pictures, by their files in `assets/`; CC0, named on the credits page. The place of each decides which ids are drawn with it. */
const kinds = ['planets', 'critters', 'lorelei', 'sprouts'] as const

/** The house's dark room in six tones, behind whatever has no ground of its own. */
const grounds = ['#1d3a33', '#43351a', '#2b3052', '#4a2a30', '#24414f', '#3a4622']

type Kind = (typeof kinds)[number]
const styles = new Map<Kind, Style>()

/** Read when the first picture of its kind is drawn. */
function styleOf(kind: Kind): Style {
  const known = styles.get(kind)
  if (known) return known
  const file = new URL(`./assets/${kind}.json`, import.meta.url)
  const style = new Style(JSON.parse(readFileSync(file, 'utf8')))
  styles.set(kind, style)
  return style
}

/** The picture with this id as SVG, the same for ever. @param id a whole number from 1. */
export function drawAvatar(id: number): string {
  const kind = kinds[(id - 1) % kinds.length] ?? kinds[0]
  const options = {
    seed: `fairhouse ${id}`,
    ...(kind !== 'planets' && { backgroundColor: grounds }),
  }
  return new Avatar(styleOf(kind), options).toString()
}
