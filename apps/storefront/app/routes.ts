import { gameLists } from '@fairhouse/contract/entities/game-list'
import { providers } from '@fairhouse/contract/entities/provider'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { vipLevels } from './content/facts.ts'
import { writtenRoutes } from './content/written-routes.ts'

/** Every list and every provider is a page of the same kind (`lists/`). */
const listRoutes = [
  ...gameLists.map(({ name, path }) => ({ id: name, path })),
  ...providers.map(({ key, path }) => ({ id: key, path })),
].map(({ id, path }) => route(path.slice(1), 'routes/list.tsx', { id: `list-${id}` }))

export default [
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemaps/:file', 'routes/sitemap.ts', { id: 'sitemaps' }),
  route(':lang/catalogue.json', 'routes/catalogue.ts'),
  route(':lang/search-words.json', 'routes/search-words.ts'),
  route(':lang', 'routes/frame.tsx', [
    layout('routes/room.tsx', [
      index('routes/home.tsx'),
      route('lobby', 'routes/lobby.tsx'),
      route('games/:uri', 'routes/game-info.tsx'),
      ...listRoutes,
      route('play-last', 'routes/play-last.ts'),
      route('search', 'routes/search.tsx'),
      route('login', 'routes/login.tsx'),
      route('registration', 'routes/registration.tsx'),
      route('change-password', 'routes/change-password.tsx'),
      route('reset-password', 'routes/reset-password.tsx'),
      route('email-verification', 'routes/email-verification.tsx'),
      route('verify/:verificationString', 'routes/verify-email.tsx'),
      route('undo-email-change/:token', 'routes/undo-email-change.tsx'),
      route('registration-successful', 'routes/registration-successful.tsx'),
      route('my-bets', 'routes/my-bets.tsx'),
      route('messages', 'routes/messages.tsx'),
      route('newsletters/unsubscribe/:token', 'routes/unsubscribe.tsx'),
      route('edit-profile', 'routes/edit-profile.tsx'),
      route('edit-profile/select-avatar', 'routes/select-avatar.tsx'),
      route('security', 'routes/security.tsx'),
      route('provably-fair', 'routes/provably-fair.tsx'),
      route('provably-fair/verify', 'routes/verify.tsx'),
      route('credits', 'routes/credits.tsx'),
      route('terms-and-conditions', 'routes/terms.tsx'),
      route('privacy', 'routes/privacy.tsx'),
      route('contact-us', 'routes/contact.tsx'),
      route('promotions', 'routes/promotions.tsx'),
      route('promotions/:promotion', 'routes/promotion.tsx'),
      route('vip-program', 'routes/vip-program.tsx'),
      ...vipLevels.map(({ name }) =>
        route(`vip-program/${name}`, 'routes/vip-level.tsx', { id: `vip/${name}` }),
      ),
      ...writtenRoutes.map((path) => route(path, 'routes/written.tsx', { id: `written/${path}` })),
      route('cashier', 'routes/cashier-frame.tsx', [
        index('routes/cashier-overview.tsx'),
        route('withdraw', 'routes/cashier-withdraw.tsx'),
        route('deposit', 'routes/cashier-deposit.tsx'),
        route('buy-crypto', 'routes/cashier-buy-crypto.tsx'),
        route('deposit/add-method/:pmName', 'routes/cashier-add-method.tsx'),
        route('deposit/edit-method/:userPMId', 'routes/cashier-edit-method.tsx'),
        route('deposit-result/:offsiteTransactionId', 'routes/cashier-deposit-result.tsx'),
        route('identity', 'routes/cashier-identity.tsx'),
        route('history', 'routes/cashier-history.tsx'),
        route('bonus/:bonusCode?', 'routes/cashier-bonus.tsx'),
        route('comp-points', 'routes/cashier-comp-points.tsx'),
      ]),
      route('dev/errors', 'routes/dev-errors.tsx'),
      route('dev/design', 'routes/dev-design.tsx'),
      route('launched-elsewhere/:provider', 'routes/launched-elsewhere.tsx'),
      route(':game', 'routes/game.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
