import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { openSecret, sealSecret } from '#platform/sealed'
import type { Destination } from '../provider.ts'

/** What a saved method's secrets are sealed for: they cannot be moved to another one. */
export const ownerOf = (id: string): string => `saved method ${id}`

/** What a payout's destination is sealed for. */
const ownerOfPayout = (id: string): string => `destination ${id}`

/** Recognises the same card, account or address of a method without telling it. */
export const fingerprintOf = (key: Uint8Array, method: string, what: string): Buffer =>
  createHmac('sha256', key).update(`${method}\n${what}`).digest()

/** The fields of a form in one order, for a fingerprint. They are kept as the form reads them, so blanks make no difference. */
const fieldsText = (fields: Readonly<Record<string, string>>): string =>
  Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('\n')

const destination = z.object({
  token: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
})

/** Seals where a payout goes, as it was when it was asked for. */
export const sealDestination = (key: Uint8Array, id: string, where: Destination): Buffer =>
  sealSecret(key, ownerOfPayout(id), Buffer.from(JSON.stringify(where)))

export const openDestination = (key: Uint8Array, id: string, sealed: Uint8Array): Destination =>
  destination.parse(JSON.parse(textOf(openSecret(key, ownerOfPayout(id), sealed))))

/** What the player typed. */
export const openFields = (
  key: Uint8Array,
  id: string,
  sealed: Uint8Array,
): Readonly<Record<string, string>> =>
  destination.shape.fields.parse(JSON.parse(textOf(openSecret(key, ownerOf(id), sealed))))

export const openToken = (key: Uint8Array, id: string, sealed: Uint8Array): string =>
  textOf(openSecret(key, ownerOf(id), sealed))

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString()

/** What tells one destination from another. */
export const destinationText = ({ token, fields }: Destination): string =>
  token ?? fieldsText(fields)
