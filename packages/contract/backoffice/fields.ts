import { z } from 'zod'

/** A player's number. */
export const player = z.int().positive()
/** Made once by a form, however often it is sent: what it asks for is done once. */
export const formKey = z.uuid().toLowerCase()
/** Minor units, with a sign where it is a difference. */
export const minorUnits = z.int()
/** A game's number; a column takes none that is greater. */
export const gameId = z.int().positive().max(2_147_483_647)
/** ISO 8601, UTC. */
export const time = z.iso.datetime()
/** `2026-11-27`, of UTC; of this century, for the database knows no year 0. */
export const day = z.iso.date().refine((text) => text >= '2000-01-01' && text < '2100-01-01')

interface Length {
  readonly min: number
  readonly max: number
}

/** A text on one line. Control characters become blanks: nobody types them, and the database keeps no NUL. */
export const line = ({ min, max }: Length) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .pipe(z.string().min(min).max(max))
/** A text of several lines, the same otherwise. */
export const lines = ({ min, max }: Length) =>
  z
    .string()
    .transform((text) =>
      text
        .replaceAll('\r\n', '\n')
        .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().min(min).max(max))

/** A word to who reads it later: why something was done. */
export const note = line({ min: 3, max: 500 })
/** Where the next page begins; null for the first. */
export const cursor = z
  .string()
  .max(100)
  .regex(/^\P{Cc}*$/u)
  .nullable()

/** Of what sort money is. Test money is a demo's: nobody is ever paid it. */
export const moneyKinds = ['real', 'test', 'bonus', 'play'] as const
export type MoneyKind = (typeof moneyKinds)[number]
export const moneyKind = z.enum(moneyKinds)

/** Units of an asset that may be more than a number holds: whole, in digits, with a sign where it is below nothing. */
export const signedUnits = z.string().regex(/^-?[0-9]{1,60}$/)
