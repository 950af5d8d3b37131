import type { IncomingHttpHeaders } from 'node:http'
import type { Winner } from '@fairhouse/contract/calls/winners'
import { gameLists } from '@fairhouse/contract/entities/game-list'
import type { ClientBuild, InitData } from '@fairhouse/contract/entities/init-data'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { providers } from '@fairhouse/contract/entities/provider'
import type { Language } from '../http/language.ts'
import { browserWords } from '../user-agent.ts'

/** What the house knows of a page and of who asks for it. */
export interface PageAsked {
  readonly address: URL
  /** Null: the page is for many. */
  readonly ip: string | null
  readonly headers: IncomingHttpHeaders
  readonly language: Language
  readonly catalogue: PageCatalogue
  readonly winners: readonly Winner[]
  /** From where pictures of games come; null: from where the page comes. */
  readonly mediaOrigin: string | null
  readonly build: Omit<ClientBuild, 'image'>
  readonly cashier: InitData['cashier']
}

/** A row of tiles; more of a list is asked for when it is wanted. */
const idsOfAList = 12

/** The client init data of the specification, for the page that is asked for. */
export function initData(asked: PageAsked): InitData {
  const { address, catalogue } = asked
  return {
    hostname: address.host,
    mediahostname: asked.mediaOrigin === null ? address.host : new URL(asked.mediaOrigin).host,
    language: asked.language,
    ...abilitiesOf(asked.headers),
    gameLists: Object.fromEntries(
      gameLists
        .filter(({ of }) => of === 'everybody')
        .map(({ id, name }) => [name, firstOf(catalogue, id)]),
    ),
    providerGameLists: Object.fromEntries(
      providers.flatMap(({ list, path }) =>
        list === null ? [] : [[path.slice(1), firstOf(catalogue, list)]],
      ),
    ),
    winners: asked.winners,
    cashier: asked.cashier,
    ip: asked.ip,
    origin: address.origin,
    gameId: gameIdOf(catalogue, address.pathname),
    clientBuild: { ...asked.build, image: catalogue.stamp },
  }
}

/** What a browser tells of itself. */
export function abilitiesOf(
  headers: IncomingHttpHeaders,
): Pick<InitData, 'mobileClient' | 'supportsWebP'> {
  const userAgent = headers['user-agent'] ?? ''
  return {
    mobileClient: browserWords(userAgent).kind !== 'computer',
    supportsWebP: supportsWebP(headers.accept ?? '', userAgent),
  }
}

const firstOf = (catalogue: PageCatalogue, id: number): number[] =>
  (catalogue.list(id) ?? []).slice(0, idsOfAList).map((game) => game.id)

/** Of `/{lang}/{uri}` and `/{lang}/games/{uri}`. */
function gameIdOf(catalogue: PageCatalogue, pathname: string): number | null {
  const [, , first = '', second] = pathname.split('/')
  const uri = first === 'games' ? second : first
  return (uri === undefined ? undefined : catalogue.find(uri)?.id) ?? null
}

/** Browsers that can take it say so, except for Safari, which can since its version 14. */
function supportsWebP(accept: string, userAgent: string): boolean {
  if (/image\/(?:webp|avif)/.test(accept)) return true
  const safari = /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//.exec(userAgent)
  const firefox = /Firefox\/(\d+)/.exec(userAgent)
  return Number(safari?.[1] ?? 0) >= 14 || Number(firefox?.[1] ?? 0) >= 65
}
