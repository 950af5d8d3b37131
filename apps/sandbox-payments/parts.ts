import { addressLists } from './address-lists/part.ts'
import { bank } from './bank/part.ts'
import { card } from './card/part.ts'
import { chains } from './chains/part.ts'
import type { Part } from './frame/part.ts'
import { btcpay } from './peers/btcpay/part.ts'
import { changelly } from './peers/changelly/part.ts'
import { coinspaid } from './peers/coinspaid/part.ts'

/** Everything that the sandbox plays, one line each. */
export const parts: readonly Part[] = [
  card,
  bank,
  chains,
  btcpay,
  coinspaid,
  changelly,
  addressLists,
]
