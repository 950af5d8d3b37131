import type { Refused } from '#platform/answer'
import type { Titles } from '#modules/catalog'

/** The refusal of who has a round open: where it is, and how that game is called, so that the page can lead there. */
export function roundOpenAt(titles: Pick<Titles, 'find'>, uri: string): Refused {
  const name = titles.find(uri)?.manifest.name
  return { refused: 'roundOpen', metadata: name === undefined ? { uri } : { uri, name } }
}
