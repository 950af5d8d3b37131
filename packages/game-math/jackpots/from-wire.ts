import type { ToldMovement } from '@fairhouse/contract/entities/meter-proof'
import type { PublishedMovement } from './recount-chain.ts'

/** A movement as the call tells it, with its amounts as they are counted. */
export function fromWire(told: ToldMovement): PublishedMovement {
  const sums = { pool: BigInt(told.pool), reserve: BigInt(told.reserve) }
  switch (told.type) {
    case 'begun':
      return { ...told, ...sums, added: BigInt(told.added) }
    case 'fed':
      return { ...told, ...sums, grown: BigInt(told.grown), laidBy: BigInt(told.laidBy) }
    case 'won':
    case 'emptied':
    case 'received':
      return { ...told, ...sums, amount: BigInt(told.amount) }
  }
}
