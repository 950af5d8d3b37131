import '@fairhouse/ui/tokens.css'
import '@fairhouse/ui/base.css'
import './fonts.css'
import './fonts/japanese.css'
import './fonts/japanese-written.css'
import interUrl from './fonts/inter.woff2?url'
import outfitUrl from './fonts/outfit.woff2?url'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Links, Meta, Outlet, ScrollRestoration, useLocation } from 'react-router'
import type { Route } from './+types/root.ts'
import { BrokenPage } from './shell/error-pages/broken-page.tsx'
import { HouseContext } from './shell/house/house.tsx'
import { useHouseIfLoaded } from './shell/house/use-house-if-loaded.ts'
import { loader } from './frame/house-loader.server.ts'
import { type Client, createClient } from './shell/session/client.ts'
import { ClientContext } from './shell/session/client-context.tsx'
import { FreshnessContext } from './shell/session/freshness-context.tsx'
import { createFreshness } from './shell/session/keep-fresh.ts'
import { LateScripts } from './shell/waking/late-scripts.tsx'
import { useUnpacked } from './shell/waking/packed.ts'
import { later } from './shell/waking/later.ts'

const fetchSteps = async () => (await import('./frame/stay-in-step.ts')).stayInStep

const Adapters = later(async () => (await import('./shell/adapters/adapters.tsx')).Adapters)

export const links: Route.LinksFunction = () => [
  ...[interUrl, outfitUrl].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export { loader }

/** The stores keep up by themselves; a change of language loads the page anew. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const house = useHouseIfLoaded()
  return (
    <html lang={house?.language ?? 'en'} data-theme={house?.theme ?? 'system'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {house?.grounds.map(([media, content]) => (
          <meta key={media} name="theme-color" media={media} content={content} />
        ))}
        <Meta />
        <Links />
        {house?.icons.map((icon) => (
          <link key={icon.rel} {...icon} />
        ))}
        {house?.colors ? <link rel="stylesheet" href={house.colors} /> : null}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { userStatus, init } = loaderData
  const house = useUnpacked(loaderData.house)
  const [client] = useState(() =>
    createClient({
      language: house.language,
      userStatus,
      winners: init.winners,
      errors: house.errors,
    }),
  )
  return (
    <HouseContext value={house}>
      <ClientContext value={client}>
        <Alive client={client}>
          <Outlet />
          {house.outside === null ? null : (
            <Suspense fallback={null}>
              <Adapters outside={house.outside} />
            </Suspense>
          )}
        </Alive>
      </ClientContext>
    </HouseContext>
  )
}

/** What only runs in a browser: live news, other tabs, and forgetting what belongs to the page before. */
function Alive({ client, children }: { client: Client; children: ReactNode }) {
  const [freshness] = useState(() => createFreshness(client, fetchSteps))
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => freshness.start(), [freshness])
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    client.pageChanged()
  }, [client, pathname])
  return <FreshnessContext value={freshness}>{children}</FreshnessContext>
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenPage error={error} />
}
