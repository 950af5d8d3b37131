import { State } from '@fairhouse/ui/state'
import { createBrowserRouter } from 'react-router'
import { DeedsPage } from './audit/deeds-page.tsx'
import { ComparedDayPage } from './books/compared-day-page.tsx'
import { DaysPage } from './books/days-page.tsx'
import { OwedPage } from './books/owed-page.tsx'
import { AddressesPage } from './cases/addresses-page.tsx'
import { CasePage } from './cases/case-page.tsx'
import { ComplaintPage } from './cases/complaint-page.tsx'
import { ComplaintsPage } from './cases/complaints-page.tsx'
import { FlagsPage } from './cases/flags-page.tsx'
import { IdentityPage } from './cases/identity-page.tsx'
import { PaymentPage } from './payments/payment-page.tsx'
import { AdjustmentsPage } from './adjustments/adjustments.tsx'
import { ContentPage } from './content/content-page.tsx'
import { ArrangementsPage } from './games/arrangements-page.tsx'
import { GamesPage } from './games/games-page.tsx'
import { JackpotsPage } from './jackpots/jackpots-page.tsx'
import { LoyaltyPage } from './loyalty/loyalty-page.tsx'
import { WithdrawalsPage } from './payments/withdrawals-page.tsx'
import { MaintenancePage } from './maintenance/maintenance-page.tsx'
import { PlayersPage } from './players/players-page.tsx'
import { SegmentsPage } from './segments/segments-page.tsx'
import { PlayerPage } from './players/player-page.tsx'
import { PromotionsPage } from './promotions/promotions-page.tsx'
import { CohortsPage } from './reports/cohorts-page.tsx'
import { DayPage } from './reports/day-page.tsx'
import { MovementsPage, RoundsPage } from './reports/made-of.tsx'
import { ReportPage } from './reports/report-page.tsx'
import { Frame } from './shell/frame.tsx'
import { Home } from './shell/home.tsx'
import { OwnSessionsPage } from './staff/own-sessions-page.tsx'
import { OwnSignInPage } from './staff/own-sign-in-page.tsx'
import { StaffPage } from './staff/staff-page.tsx'
import { WallPage } from './wall/wall-page.tsx'
import { TicketPage } from './tickets/ticket-page.tsx'
import { TicketsPage } from './tickets/tickets-page.tsx'
import { shell } from './texts/texts.ts'
import { BoardPage } from './tournaments/board-page.tsx'
import { TournamentsPage } from './tournaments/tournaments-page.tsx'

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
        { path: 'players', Component: PlayersPage },
        { path: 'segments', Component: SegmentsPage },
        { path: 'players/:player', Component: PlayerPage },
        { path: 'players/:player/:part', Component: PlayerPage },
        { path: 'players/:player/:part/:round', Component: PlayerPage },
        { path: 'payments', Component: WithdrawalsPage },
        { path: 'payments/:id', Component: PaymentPage },
        { path: 'identity', Component: IdentityPage },
        { path: 'flags', Component: FlagsPage },
        { path: 'addresses', Component: AddressesPage },
        { path: 'addresses/:id', Component: CasePage },
        { path: 'complaints', Component: ComplaintsPage },
        { path: 'complaints/:number', Component: ComplaintPage },
        { path: 'days', Component: DaysPage },
        { path: 'days/:day', Component: ComparedDayPage },
        { path: 'owed', Component: OwedPage },
        { path: 'deeds', Component: DeedsPage },
        { path: 'tickets', Component: TicketsPage },
        { path: 'tickets/:number', Component: TicketPage },
        { path: 'adjustments', Component: AdjustmentsPage },
        { path: 'games', Component: GamesPage },
        { path: 'games/order', Component: ArrangementsPage },
        { path: 'jackpots', Component: JackpotsPage },
        { path: 'maintenance', Component: MaintenancePage },
        { path: 'promotions', Component: PromotionsPage },
        { path: 'promotions/:part', Component: PromotionsPage },
        { path: 'tournaments', Component: TournamentsPage },
        { path: 'tournaments/:tournament', Component: BoardPage },
        { path: 'loyalty', Component: LoyaltyPage },
        { path: 'reports', Component: ReportPage },
        { path: 'reports/cohorts', Component: CohortsPage },
        { path: 'reports/:day', Component: DayPage },
        { path: 'reports/:day/movements/:money/:reason', Component: MovementsPage },
        { path: 'reports/:day/rounds/:source/:game', Component: RoundsPage },
        { path: 'content', Component: ContentPage },
        { path: 'live', Component: WallPage },
        { path: 'staff', Component: StaffPage },
        { path: 'sessions', Component: OwnSessionsPage },
        { path: 'sign-in', Component: OwnSignInPage },
        { path: '*', Component: Missing },
      ],
    },
  ],
  { basename: '/desk/app' },
)
