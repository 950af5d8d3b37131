import { gameLists } from '@fairhouse/contract/entities/game-list'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { providers } from '@fairhouse/contract/entities/provider'
import { writtenPaths } from '../features/content/written-pages.server.ts'
import { countPlayable } from '../features/games/playable.ts'
import type { Texts } from '../shell/texts/texts.ts'
import type { Menu, Way } from '../shell/house/menu.ts'

type Words = Pick<Texts, 'lists' | 'ways'>

/** Lists of the rail, in its order, by their ids. */
const railLists = [0, 1, 3, 12, 13, 1105, 1101, 1102, 17, 18, 1104]

/** What there is to browse and to read, without what is empty or not written. */
export function menuOf(catalogue: PageCatalogue, words: Words): Menu {
  const { ways } = words
  return {
    lists: listsOf(catalogue, words),
    providers: providersOf(catalogue),
    promotions: { to: '/promotions', words: ways.promotions },
    rewards: { title: ways.rewards, ways: rewardsOf(words) },
    information: { title: ways.information, ways: helpOf(words) },
    footer: footerOf(words),
    cashier: { to: '/cashier/deposit', words: ways.cashier },
    allowed: { to: '/allowed-games', words: words.lists.names['allowed-games'] },
    languages: ways.languages,
  }
}

function listsOf(catalogue: PageCatalogue, { lists: { names, jackpot } }: Words): Menu['lists'] {
  return railLists.flatMap((id) => {
    const list = gameLists.find((one) => one.id === id)
    const count = countPlayable(catalogue.list(id) ?? [])
    if (!list || count === 0) return []
    const words = list.name === 'progressive-jackpot' ? jackpot : names[list.name]
    return { to: list.path, words, count, icon: id }
  })
}

function providersOf(catalogue: PageCatalogue): Menu['providers'] {
  return providers.flatMap(({ id, path, name }) => {
    const games = catalogue.ofProvider(id)
    return games.length === 0 ? [] : { id, to: path, words: name, count: countPlayable(games) }
  })
}

/** Of written pages those that are there. */
const written = (all: readonly (readonly [string, string])[]): readonly Way[] =>
  all.filter(([to]) => writtenPaths.includes(to)).map(([to, words]) => ({ to, words }))

const helpOf = ({ ways }: Words): readonly Way[] =>
  written([
    ['/faq', ways.faq],
    ['/payment-methods', ways.payments],
    ['/bitcoin-guides', ways.bitcoinGuides],
    ['/litecoin-guides', ways.litecoinGuides],
    ['/crypto-guides', ways.cryptoGuides],
    ['/crypto-tips', ways.cryptoTips],
    ['/play-with-bitcoin', ways.playWithBitcoin],
    ['/contact-us', ways.contact],
  ])

const rewardsOf = ({ ways }: Words): readonly Way[] => [
  { to: '/tournaments', words: ways.tournaments },
  { to: '/lotto', words: ways.lotto },
  { to: '/mini-slot', words: ways.miniSlot },
  { to: '/mystery', words: ways.mystery },
  { to: '/token-climb', words: ways.tokenClimb },
  { to: '/vip-program', words: ways.vip },
]

const footerOf = (words: Words): Menu['footer'] => {
  const { ways } = words
  return [
    {
      title: ways.footerPlay,
      ways: [
        { to: '/games', words: ways.allGames },
        { to: '/new-games', words: ways.newGames },
        { to: '/promotions', words: ways.promotions },
        ...rewardsOf(words),
      ],
    },
    { title: ways.footerHelp, ways: helpOf(words) },
    {
      title: ways.footerTrust,
      ways: [
        { to: '/provably-fair', words: ways.fairness },
        { to: '/provably-fair/verify', words: ways.verify },
        ...written([
          ['/responsible-gaming', ways.responsible],
          ['/aml-policy', ways.aml],
        ]),
      ],
    },
    {
      title: ways.footerHouse,
      ways: [
        ...written([
          ['/about-us', ways.about],
          ['/affiliate-program', ways.affiliate],
        ]),
        { to: '/terms-and-conditions', words: ways.terms },
        { to: '/privacy', words: ways.privacy },
        { to: '/credits', words: ways.credits },
      ],
    },
  ]
}
