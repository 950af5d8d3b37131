import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { providers } from '@fairhouse/contract/entities/provider'
import { languageOfPath } from '../../shell/texts/languages.ts'
import type { OnTheWay } from '../forms/on-the-way.ts'

/** What whoever signs in or up was on the way to, as the `source` of the query says, and what is shown beside the form. */
export function onTheWay(
  request: Request,
  catalogue: Pick<PageCatalogue, 'find' | 'games'>,
): OnTheWay {
  const { pathname, searchParams } = new URL(request.url)
  const source = (searchParams.get('source') ?? '').split(/[?#]/, 1)[0] ?? ''
  const prefix = `/${languageOfPath(pathname)}/`
  const below = source.startsWith(prefix) ? source.slice(prefix.length) : ''
  const wanted = catalogue.find(below) ?? null
  const beside = wanted ?? catalogue.games.find(({ sandbox }) => !sandbox) ?? null
  return {
    wanted: wanted !== null,
    beside,
    outside: wanted !== null || providers.some(({ path }) => path === `/${below}`),
  }
}
