import { Outlet } from 'react-router'
import { Frame } from '../frame/frame.tsx'
import { isLanguage } from '../shell/texts/languages.ts'
import type { Route } from './+types/frame.ts'

/** The server puts a language before every path that lacks one; what comes here without is nothing. */
export function loader({ params }: Route.LoaderArgs) {
  if (isLanguage(params.lang)) return null
  throw new Response(null, { status: 404 })
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
