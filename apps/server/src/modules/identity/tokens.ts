import { createHash } from 'node:crypto'

/** What the database keeps of a session token: enough to recognise it, not to use it. */
export const tokenSha256 = (token: string): Buffer => createHash('sha256').update(token).digest()
