import { gameMechanics } from '@fairhouse/contract/entities/game-mechanics'
import { type GameKind, gameKinds, gameThemes } from '@fairhouse/contract/entities/game-words'
import { type Currency, isCurrency } from '@fairhouse/money'
import { z } from 'zod'
import { isInRange, providerOfKey, rangeWords } from './id-ranges.ts'

/** On what a game can be played. */
const devices = ['desktop', 'mobile'] as const
export type Device = (typeof devices)[number]

/** Minor units; no provider's table takes more at once. */
const stakeAtMost = 100_000_000

/** To which groups of the specification a game of each kind may belong; what has no group of its own counts as a table game. */
const categoriesOf: Readonly<Record<GameKind, readonly number[]>> = {
  slot: [1281, 1282, 1287, 1288, 1289],
  poker: [1283],
  table: [1284],
  crash: [1284],
  fish: [1284],
  roulette: [1285],
  keno: [1286],
  bingo: [1286],
  lottery: [1286],
}

/** Letters of any script, digits and the marks that names of games have; single blanks between words. */
const nameLetters = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’.,:;!?&+()#%/-]| (?! ))*(?<! )$/u

const some = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z
    .array(z.enum(words))
    .max(12)
    .refine((list) => new Set(list).size === list.length, 'names something twice')

const stake = z.int().min(1).max(stakeAtMost)

const fields = z.strictObject({
  id: z.int(),
  key: z.string().regex(/^[A-Za-z0-9]+-[A-Za-z0-9]{1,80}$/, 'is not of the form Provider-GameName'),
  name: z
    .string()
    .max(80)
    .regex(nameLetters, 'has characters that no name has')
    .refine((name) => name === name.normalize('NFC'), 'is not in Unicode normal form C'),
  kind: z.enum(gameKinds),
  category: z.int(),
  rtp: z.number().min(0.5).max(1).nullable(),
  volatility: z.int().min(1).max(5).nullable(),
  minStake: stake,
  maxStake: stake,
  maxWinX: z.number().positive().max(10_000_000).nullable(),
  mechanics: some(gameMechanics),
  themes: some(gameThemes).refine((list) => list.length > 0, 'names none'),
  grid: z
    .string()
    .regex(/^[1-9]\d?x[1-9]\d?$/, 'is not of the form 5x3')
    .nullable(),
  ways: z.int().min(1).max(10_000_000).nullable(),
  since: z.iso.date(),
  devices: some(devices).refine((list) => list.length > 0, 'names none'),
  currencies: z
    .array(z.custom<Currency>((name) => typeof name === 'string' && isCurrency(name), 'is unknown'))
    .min(1),
  hasImagePreview: z.boolean(),
  sandbox: z.boolean(),
})

/** A provider's game as a line of a catalogue file tells it (docs/catalogue.md). */
export const catalogueEntry = fields.superRefine((entry, issues) => {
  const say = (path: keyof CatalogueEntry, message: string) =>
    issues.addIssue({ code: 'custom', path: [path], message })
  const provider = providerOfKey(entry.key)
  if (!provider) say('key', 'names no provider of this house')
  else if (!isInRange(provider.id, entry.id))
    say('id', `is not of ${provider.name}, whose ids are ${rangeWords(provider.id)}`)
  if (!categoriesOf[entry.kind].includes(entry.category))
    say('category', `must be one of ${categoriesOf[entry.kind].join(', ')} for ${entry.kind}`)
  if (entry.maxStake < entry.minStake) say('maxStake', 'is less than minStake')
})
export type CatalogueEntry = Readonly<z.infer<typeof fields>>
