import { z } from 'zod'
import { openSecret, sealSecret } from '#platform/sealed'
import type { Instruction } from '../provider.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'

const ownerOf = (id: string): string => `instruction of ${id}`

const instruction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('address'),
    address: z.string(),
    uri: z.string(),
    tag: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('bank'),
    lines: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  z.object({ kind: z.literal('none') }),
]) satisfies z.ZodType<Instruction>

/** Seals what a player does to pay a deposit in: whoever reads the table cannot pay in his place, nor see the page made for him. */
export const sealInstruction = (key: Uint8Array, id: string, given: Instruction): Buffer =>
  sealSecret(key, ownerOf(id), Buffer.from(JSON.stringify(given)))

/** What its provider said when it was asked for the deposit; null when its answer never came, or nothing is to be done any more. */
export const keptInstruction = (
  key: Uint8Array,
  { id, instruction: sealed }: Pick<StoredTransaction, 'id' | 'instruction'>,
): Instruction | null =>
  sealed === null
    ? null
    : instruction.parse(JSON.parse(Buffer.from(openSecret(key, ownerOf(id), sealed)).toString()))
