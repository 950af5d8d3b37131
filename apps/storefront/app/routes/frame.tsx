import { Outlet, redirect } from 'react-router'
import { Frame } from '../frame/frame.tsx'
import { languageFor } from '../language/language-for.ts'
import { isLanguage } from '../language/languages.ts'
import type { Route } from './+types/frame.ts'

/** Public paths carry a language; one without is answered by the same path with one. */
export function loader({ request, params }: Route.LoaderArgs) {
  if (isLanguage(params.lang)) return null
  const { pathname, search } = new URL(request.url)
  if (/[.]\w+$/.test(pathname)) throw new Response(null, { status: 404 })
  throw redirect(`/${languageFor(request)}${pathname.replace(/\/+/g, '/')}${search}`)
}

/** A language is for the whole visit: another one is another document. */
export const shouldRevalidate = () => false

export default function FrameRoute() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
