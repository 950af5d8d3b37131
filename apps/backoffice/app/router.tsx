import { State } from '@fairhouse/ui/state'
import { createBrowserRouter } from 'react-router'
import { AdjustmentsPage } from './adjustments/adjustments.tsx'
import { GamesPage } from './games/games-page.tsx'
import { PlayerPage } from './players/player-page.tsx'
import { DayPage } from './reports/day-page.tsx'
import { MovementsPage, RoundsPage } from './reports/made-of.tsx'
import { ReportPage } from './reports/report-page.tsx'
import { Frame } from './shell/frame.tsx'
import { Home } from './shell/home.tsx'
import { TicketPage } from './tickets/ticket-page.tsx'
import { TicketsPage } from './tickets/tickets-page.tsx'
import { shell } from './texts/texts.ts'

const Missing = () => <State title={shell.notFound} text={shell.notFoundText} />
const Broken = () => <State title={shell.failed} text={shell.failedText} />

/** Every address of the back office. */
export const router = createBrowserRouter(
  [
    {
      Component: Frame,
      ErrorBoundary: Broken,
      children: [
        { index: true, Component: Home },
        { path: 'players/:player', Component: PlayerPage },
        { path: 'players/:player/:part', Component: PlayerPage },
        { path: 'players/:player/:part/:round', Component: PlayerPage },
        { path: 'tickets', Component: TicketsPage },
        { path: 'tickets/:number', Component: TicketPage },
        { path: 'adjustments', Component: AdjustmentsPage },
        { path: 'games', Component: GamesPage },
        { path: 'reports', Component: ReportPage },
        { path: 'reports/:day', Component: DayPage },
        { path: 'reports/:day/movements/:money/:reason', Component: MovementsPage },
        { path: 'reports/:day/rounds/:source/:game', Component: RoundsPage },
        { path: '*', Component: Missing },
      ],
    },
  ],
  { basename: '/desk/app' },
)
