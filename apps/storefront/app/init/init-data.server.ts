import { gameLists } from '@fairhouse/contract/entities/game-list'
import type { InitData } from '@fairhouse/contract/entities/init-data'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { providers } from '@fairhouse/contract/entities/provider'
import type { PageContext } from '../context.ts'
import { languageOfPath } from '../language/languages.ts'

type From = Pick<
  PageContext,
  'catalogue' | 'winners' | 'origin' | 'mediaOrigin' | 'ip' | 'mobileClient' | 'clientBuild'
>

/** A row of tiles; more of a list is asked for when it is wanted. */
const idsOfAList = 12

/** The client init data of the specification, for the page that is asked for. */
export function initData(page: From, request: Request): InitData {
  const { catalogue, origin, mediaOrigin } = page
  const { pathname } = new URL(request.url)
  return {
    hostname: new URL(origin).host,
    mediahostname: new URL(mediaOrigin === '' ? origin : mediaOrigin).host,
    language: languageOfPath(pathname),
    mobileClient: page.mobileClient,
    supportsWebP: supportsWebP(request.headers),
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
    winners: page.winners,
    // No way to pay in or out is connected yet.
    cashier: { deposit: false, withdraw: false },
    ip: page.ip,
    origin,
    gameId: gameIdOf(catalogue, pathname),
    clientBuild: { ...page.clientBuild, image: catalogue.stamp },
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
function supportsWebP(headers: Headers): boolean {
  if (/image\/(?:webp|avif)/.test(headers.get('accept') ?? '')) return true
  const browser = headers.get('user-agent') ?? ''
  const safari = /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//.exec(browser)
  const firefox = /Firefox\/(\d+)/.exec(browser)
  return Number(safari?.[1] ?? 0) >= 14 || Number(firefox?.[1] ?? 0) >= 65
}
