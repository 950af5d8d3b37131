import { createHmac } from 'node:crypto'
import type { PlayerId } from '#platform/ids'

/** By what a device tells players apart: nothing about them can be read from it. */
export const userHandle = (secretsKey: Uint8Array, player: PlayerId): string =>
  createHmac('sha256', secretsKey).update(`passkey user ${player}`).digest('base64url')
