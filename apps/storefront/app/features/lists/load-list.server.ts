import type { PageContext } from '@fairhouse/contract/page-context'
import { providerText } from '../content/content-page.server.ts'
import { readJackpots } from '../jackpots/read-jackpots.server.ts'
import { languageOfPath } from '../../shell/texts/languages.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import { readList } from './read-list.server.ts'

/** What the page of a list or of a provider's games shows; null: nothing of the kind has that address. */
export async function loadList({ pathname, searchParams }: URL, page: PageContext) {
  const { catalogue, userStatus, brand, features } = page
  const language = languageOfPath(pathname)
  const words = texts[language].lists
  const list = await readList({
    path: pathname.slice(language.length + 1).replace(/\/$/, ''),
    query: searchParams,
    language,
    brand: brand.name,
    words,
    groups: texts[language].frame.groups,
    catalogue,
    isLogged: userStatus.isLogged,
    demo: page.demo,
  })
  if (list === null) return null
  const { owner } = list
  const about =
    // Where all is invented, nothing else is said of the company.
    owner.type === 'provider' && !owner.demo
      ? providerText(list.path, {
          language,
          brand: brand.name,
          features: features(),
          isGame: (uri) => catalogue.find(uri) !== undefined,
        })
      : null
  const grows = owner.type === 'list' && owner.name === 'progressive-jackpot'
  const jackpots = grows ? await readJackpots(page, language) : null
  const { names: _, leads: __, ...said } = words
  return { list, about, words: said, jackpots }
}
