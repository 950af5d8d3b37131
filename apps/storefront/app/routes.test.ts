import { gameLists } from '@fairhouse/contract/entities/game-list'
import { routeNames } from '@fairhouse/contract/route-names'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import routes from './routes.ts'

/** What the router matches, with the file of each page as its id. */
const matched = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, file, children }) =>
    index === true
      ? { index, id: file }
      : { ...(path !== undefined && { path }), id: file, children: matched(children ?? []) },
  )

/** The file of the page at a path below the language prefix. */
function pageAt(path: string): string | undefined {
  return matchRoutes(matched(routes), `/en${path}`)?.at(-1)?.route.id
}

it('every named route is a page of its own', () => {
  const lists: readonly string[] = gameLists.map(({ path }) => path)
  for (const [name, path] of Object.entries(routeNames)) {
    const page = pageAt(path)
    // One route has the pages of all lists, and says by itself what is none.
    if (lists.includes(path)) expect([name, page]).toEqual([name, 'routes/place.tsx'])
    else expect([name, page]).toEqual([name, expect.stringMatching(/^routes\/(?!place|not-found)/)])
  }
})
