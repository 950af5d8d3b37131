import { Outlet } from 'react-router'
import { CashierFrame } from '../features/cashier/frame/cashier-frame.tsx'
import { languageOfPath } from '../shell/texts/languages.ts'
import { texts } from '../shell/texts/texts.server.ts'
import type { Route } from './+types/cashier-frame.ts'

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].cashierFrame

/** The same sentences around every page of the cashier. */
export const shouldRevalidate = () => false

export default function CashierFrameRoute({ loaderData }: Route.ComponentProps) {
  return (
    <CashierFrame texts={loaderData}>
      <Outlet />
    </CashierFrame>
  )
}
