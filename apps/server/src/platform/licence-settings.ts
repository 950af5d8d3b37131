import { resolve } from 'node:path'
import { profileNamed, profiles } from '@fairhouse/jurisdictions'
import { z } from 'zod'

/** Under which licence the house is run, and how it tells where players are. */
export interface LicenceSettings {
  /** Code of a profile of `packages/jurisdictions`; null: none, which is the strictest. A demo that names no other is its own place. */
  readonly code: string | null
  /** As the authority gave it. */
  readonly number: string | null
  /** Who holds it: the company's name and seat, as players must be told. */
  readonly holder: string | null
  /** Accounts hold money that has a value. The house does not start until everything it takes is there. */
  readonly realMoney: boolean
  /** Files that tell in which place an address lies, and whether it hides where it is; null: nobody tells. */
  readonly placesFile: string | null
  readonly hiddenFile: string | null
}

/** The variables of the environment that are about the licence and about places. */
export const licenceEnvironment = {
  JURISDICTION: z
    .string()
    .refine((code) => profileNamed(code) !== undefined, {
      error: `JURISDICTION must be one of ${profiles.map(({ code }) => code).join(', ')}.`,
    })
    .optional(),
  LICENCE_NUMBER: z.string().trim().max(80, 'LICENCE_NUMBER is too long.').optional(),
  LICENCE_HOLDER: z.string().trim().max(200, 'LICENCE_HOLDER is too long.').optional(),
  REAL_MONEY: z.enum(['0', '1'], 'REAL_MONEY must be 1 or 0.').default('0'),
  GEOIP_FILE: z.string().optional(),
  GEOIP_HIDDEN_FILE: z.string().optional(),
}

const environment = z.object(licenceEnvironment)
type Set = z.output<typeof environment>

export const licenceSettings = (
  set: Set,
  { demo, root }: { readonly demo: boolean; readonly root: string },
): LicenceSettings => ({
  code: set.JURISDICTION ?? (demo ? 'demo' : null),
  number: set.LICENCE_NUMBER ?? null,
  holder: set.LICENCE_HOLDER ?? null,
  realMoney: set.REAL_MONEY === '1',
  placesFile: set.GEOIP_FILE === undefined ? null : resolve(root, set.GEOIP_FILE),
  hiddenFile: set.GEOIP_HIDDEN_FILE === undefined ? null : resolve(root, set.GEOIP_HIDDEN_FILE),
})
