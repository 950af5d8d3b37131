import { z } from 'zod'

/** A player's number. */
export const player = z.int().positive()
/** Minor units, with a sign where it is a difference. */
export const minorUnits = z.int()
/** ISO 8601, UTC. */
export const time = z.iso.datetime()
/** `2026-11-27`, of UTC. */
export const day = z.iso.date()
/** A word to who reads it later: why something was done. */
export const note = z
  .string()
  .transform((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim())
  .pipe(z.string().min(3).max(500))
/** Where the next page begins; null for the first. */
export const cursor = z.string().max(100).nullable()

/** Of what sort money is. Test money is a demo's: nobody is ever paid it. */
export const moneyKinds = ['real', 'test', 'bonus', 'play'] as const
export type MoneyKind = (typeof moneyKinds)[number]
export const moneyKind = z.enum(moneyKinds)
