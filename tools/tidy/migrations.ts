import { fitOf } from '../../apps/server/src/platform/migration-fit.ts'
import type { SourceFile } from './source-files.ts'

const migration = /\/migrations\/[^/]+[.]sql$/

/** Files from before there was a rule. They ran and cannot be changed any more; none is added here. */
const fromBefore: ReadonlySet<string> = new Set(
  [
    'backoffice/migrations/002-roles.sql',
    'cashier/migrations/003-address-of-provider.sql',
    'cashier/migrations/004-sealed-answers.sql',
    'cashier/migrations/005-own-addresses.sql',
    'catalog/migrations/003-rules-pins-badges.sql',
    'identity/migrations/004-security.sql',
    'jackpots/migrations/002-chains.sql',
    'payments/migrations/050-differences-of-names.sql',
    'play/migrations/001-play.sql',
    'play/migrations/003-mode.sql',
    'play/migrations/004-by-house.sql',
    'play/migrations/005-receipts.sql',
    'play/migrations/006-open-seeds.sql',
    'play/migrations/007-families.sql',
    'play/migrations/008-pots.sql',
  ].map((path) => `apps/server/src/modules/${path}`),
)

/** A migration that changes what the version before knows says whether that goes on beside it (docs/upgrades.md). */
export const migrationsSayWhetherTheyFit = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => migration.test(path) && !fromBefore.has(path))
    .flatMap(({ path, text }) => {
      const fit = fitOf(text)
      return fit.type === 'unsaid'
        ? [
            `${path}: ${fit.found.join('; ')}. Add only, or say in a line of its own "-- Fits the version before: why" or "-- Ends the version before: since when nobody needs it" (docs/upgrades.md)`,
          ]
        : []
    })
