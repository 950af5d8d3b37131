import { discoverTitles, type Title } from '../../apps/server/src/modules/catalog/index.ts'
import { wheelTitle } from '../../apps/server/src/modules/play/testing/wheel.ts'

/** What is played: every title of the house but those that feed meters, which no simulated house has, and the small wheel, on which everything happens often. */
export async function playedTitles(): Promise<Title[]> {
  const { titles } = await discoverTitles()
  const manifest = { ...wheelTitle.manifest, id: 999_999 }
  const unmetered = titles.filter(({ rules }) => (rules.jackpots ?? []).length === 0)
  return [...unmetered, { ...wheelTitle, manifest }]
}
