import { openSecret, sealSecret } from '#platform/sealed'

/** Encrypts what a letter says: links in it open accounts, and the database outlives them in backups. */
export const sealContent = (key: Uint8Array, letterId: string, content: object): Buffer =>
  sealSecret(key, letterId, Buffer.from(JSON.stringify(content)))

/** @throws Error when it was sealed with another key, for another letter, or was changed. */
export const openContent = (key: Uint8Array, letterId: string, sealed: Buffer): unknown =>
  JSON.parse(Buffer.from(openSecret(key, letterId, sealed)).toString('utf8'))
