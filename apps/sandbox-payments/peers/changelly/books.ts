/** An order as the seller knows it. Field names are the interface's own. */
export interface Order {
  readonly orderId: string
  readonly externalOrderId: string
  readonly externalUserId: string
  readonly providerCode: string
  readonly paymentMethod: string
  readonly currencyFrom: string
  readonly currencyTo: string
  readonly amountFrom: string
  /** Whole coins that are sent. */
  readonly amountTo: string
  readonly walletAddress: string
  readonly returnSuccessUrl: string
  readonly returnFailedUrl: string
  status: 'created' | 'complete' | 'failed'
  transactionHash: string | null
}

/** What the seller's coins cost, in whole dollars or cents: near enough to the test rates of a demo. */
export const coins = {
  BTC: { network: 'bitcoin', cents: 6_600_000n, digits: 8 },
  LTC: { network: 'litecoin', cents: 8_150n, digits: 8 },
  ETH: { network: 'ethereum', cents: 325_000n, digits: 18 },
  USDT: { network: 'ethereum', cents: 101n, digits: 6 },
  USDC: { network: 'ethereum', cents: 101n, digits: 6 },
} as const
export type Coin = keyof typeof coins

export const isCoin = (name: string): name is Coin => Object.hasOwn(coins, name)

/** Who stands behind the seller: each takes a share in thousandths, and one never sells. */
export const providers = [
  { code: 'testpay', methods: ['card', 'apple_pay'], thousandths: 20n },
  { code: 'sandramp', methods: ['card', 'bank_transfer'], thousandths: 35n },
] as const

/** @returns the coin's smallest units that money buys after a share was taken. */
export function unitsFor(coin: Coin, money: string, thousandths: bigint): bigint {
  const { cents, digits } = coins[coin]
  return (centsOf(money) * (1_000n - thousandths) * 10n ** BigInt(digits)) / (cents * 1_000n)
}

export function centsOf(money: string): bigint {
  const [whole = '0', fraction = ''] = money.split('.')
  return BigInt(whole) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'))
}

export function decimalOf(units: bigint, digits: number): string {
  const text = units.toString().padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
