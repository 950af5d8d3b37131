import type { RoomChain } from '@fairhouse/contract/rooms/entities'
import { isoTime } from '#platform/iso-time'
import type { StoredChain } from '../store/chains.ts'

/** What everybody is told of a chain. */
export const shownChain = (chain: StoredChain): RoomChain => ({
  number: chain.number,
  length: chain.length,
  end: chain.end.toString('hex'),
  committedAt: isoTime(chain.committedAt.getTime()),
  salt: chain.salt,
  source: chain.source,
  saltedAt: chain.saltedAt === null ? null : isoTime(chain.saltedAt.getTime()),
})
