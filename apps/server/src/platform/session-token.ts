import { createHash } from 'node:crypto'
import { secretToken } from './ids.ts'

const shape = /^[pv]\.[A-Za-z0-9_-]{43}$/

/** A token for somebody who is not signed in: it is kept nowhere and only ties the csrf token to the browser. */
export const visitorToken = (): string => `v.${secretToken()}`

/** A token for a session of a player: 256 random bits. */
export const playerToken = (): string => `p.${secretToken()}`

/** What a browser is recognised by at later sign-ins: 256 random bits. */
export const deviceToken = (): string => `d.${secretToken()}`

const deviceShape = /^d\.[A-Za-z0-9_-]{43}$/
export const isDeviceToken = (text: string): boolean => deviceShape.test(text)

export const isToken = (text: string): boolean => shape.test(text)

/** Whether a token claims to be a player's, and so is worth looking up. */
export const isPlayerToken = (token: string): boolean => token.startsWith('p.')

/** What may be kept and told of a token: enough to recognise it, not to use it. */
export const tokenSha256 = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The same as text, for maps and messages. */
export const sessionKey = (token: string): string => tokenSha256(token).toString('base64')
