import type { Game } from '@fairhouse/contract/entities/game'
import { type GameListName, gameLists } from '@fairhouse/contract/entities/game-list'
import type { PageCatalogue, PersonalLists } from '@fairhouse/contract/entities/page-catalogue'
import { ownStudio, type Provider, providers } from '@fairhouse/contract/entities/provider'
import type { Language } from '../../shell/texts/languages.ts'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { groupName } from '../games/group-name.ts'
import { countPlayable, isPlayable, playableFirst } from '../games/playable.ts'
import { pack } from '../../shell/waking/packed.ts'
import { isPlayersOnly, type ListOwner, type ListPage } from './list-page.ts'
import { plainWish, readWish } from './list-wish.ts'
import { sortGames } from './sort-games.ts'
import { countKinds, takePage } from './take-page.ts'

interface Asked {
  /** Of a list or a provider, below the language prefix. */
  readonly path: string
  readonly query: URLSearchParams
  readonly language: Language
  readonly brand: string
  readonly words: Texts['lists']
  readonly catalogue: PageCatalogue
  readonly isLogged: boolean
  /** In a demo all games of providers are invented, those that can be played too. */
  readonly demo: boolean
  /** Names of the groups by their ids. */
  readonly groups: Texts['frame']['groups']
}

interface Found {
  readonly owner: ListOwner
  readonly heading: string
  readonly lead: string
  readonly games: readonly Game[]
}

/** Suggested below a list that has nothing. */
const suggestedCount = 12

/** A list's page. @returns null when no list and no provider has that path. */
export async function readList(asked: Asked): Promise<ListPage | null> {
  const { catalogue, language } = asked
  const found = await findList(asked)
  if (found === null) return null
  const wish = readWish(asked.query)
  const shown = wish ?? plainWish
  const since = (id: number): string => catalogue.details(id).since
  const sorted = playableFirst(sortGames(found.games, shown.sort, { since, language }))
  const wanted = shown.samples ? sorted : sorted.filter(isPlayable)
  const taken = takePage(wanted, shown)
  const exists = wish !== null && taken.exists
  const playable = countPlayable(found.games)
  return {
    ...found,
    path: asked.path,
    wish: shown,
    ...taken,
    games: pack(exists ? taken.games : []),
    exists,
    group: shown.group === null ? null : groupName(asked.groups, shown.group),
    playable,
    samples: found.games.length - playable,
    kinds: countKinds(wanted),
    suggestions:
      playable > 0 ? [] : (await catalogue.personal()).suggested.slice(0, suggestedCount),
  }
}

async function findList(asked: Asked): Promise<Found | null> {
  const { path, catalogue, words } = asked
  const provider = providers.find((one) => one.path === path)
  if (provider) return ofProvider(asked, provider)
  const list = gameLists.find((one) => one.path === path)
  if (!list) return null
  const { id, name, of } = list
  return {
    owner: { type: 'list', name, of },
    heading: words.names[name],
    lead: words.leads[name],
    games: of === 'everybody' ? (catalogue.list(id) ?? []) : await personalGames(asked, list),
  }
}

function ofProvider({ catalogue, words, brand, demo: isDemo }: Asked, provider: Provider): Found {
  const { id, name, lobby } = provider
  const games = catalogue.ofProvider(id)
  const demo = id !== ownStudio && games.length > 0 && (isDemo || countPlayable(games) === 0)
  return {
    owner: { type: 'provider', id, lobby, demo },
    heading: name,
    lead: fill(demo ? words.demoLead : words.providerDescription, { provider: name, brand }),
    games,
  }
}

/** A visitor has no lists of their own, but suggestions like everybody. */
async function personalGames(
  { catalogue, isLogged }: Asked,
  list: Pick<(typeof gameLists)[number], 'name' | 'of'>,
): Promise<readonly Game[]> {
  if (!isLogged && isPlayersOnly(list)) return []
  const personal = await catalogue.personal()
  const lists: Partial<Record<GameListName, Exclude<keyof PersonalLists, 'reasonOf'>>> = {
    favorites: 'favorites',
    'last-played': 'lastPlayed',
    'allowed-games': 'allowed',
    'we-suggest': 'suggested',
    'picks-for-you': 'picks',
  }
  const key = lists[list.name]
  return key === undefined ? [] : personal[key]
}
