import type { StatementRow } from '../../../reconcile/statement-row.ts'
import { blocksFor, type Coin } from '../coins.ts'
import type { MovementIn } from './movements.ts'

/** Coins that came, as a line. @param life which life of the payment this is: the chain cannot know it. */
export const depositRow = (coin: Coin, came: MovementIn, life: number): StatementRow => ({
  type: 'deposit',
  providerRef: came.address,
  part: life === 1 ? came.outpoint : `${came.outpoint}:${life}`,
  reference: came.reference,
  state: came.confirmations >= blocksFor(coin, came.units) ? 'confirmed' : 'confirming',
  asset: coin.asset,
  units: came.units,
  fee: null,
  at: came.at,
})
