import { amount, formatMoney, formatNumber, isAsset, isCurrency, toDecimal } from '@fairhouse/money'
import { inWords } from '../texts/words.ts'

/** Minor units of a currency. */
export function Money({ units, currency }: { units: number; currency: 'USD' | 'CREDIT' }) {
  return <span className="money">{formatMoney(units, currency)}</span>
}

/** `2026-11-27 14:05` of UTC. */
const shortTime = (iso: string): string => iso.slice(0, 16).replace('T', ' ')

/** A time, to the minute; UTC, as all times of the house. */
export function Moment({ at }: { at: string | null }) {
  if (at === null) return null
  return (
    <time dateTime={at} title={`${at.replace('T', ' ')} UTC`}>
      {shortTime(at)}
    </time>
  )
}

/** A word of the server's as a small sign. */
export function Tag({ word, kind = 'plain' }: { word: string; kind?: 'plain' | 'now' | 'good' }) {
  return <span className={`tag tag-${kind}`}>{inWords(word)}</span>
}

export function Tags({ words, kind }: { words: readonly string[]; kind?: 'plain' | 'now' }) {
  return (
    <span className="tags">
      {words.map((word) => (
        <Tag key={word} word={word} {...(kind === undefined ? {} : { kind })} />
      ))}
    </span>
  )
}

export const wholeNumber = (value: number): string => formatNumber(value, { decimals: 0 })

interface CoinsProps {
  readonly asset: string
  /** Units of the ledger in digits, with a sign where it is below nothing. */
  readonly units: string
}

/** What somebody has of any asset: money as money, all else as whole coins. */
export function Coins({ asset, units }: CoinsProps) {
  const size = BigInt(units)
  const [sign, above] = size < 0n ? ['−', -size] : ['', size]
  if (!isAsset(asset)) return <span className="money">{`${units} ${asset}`}</span>
  if (isCurrency(asset))
    return <span className="money">{`${sign}${formatMoney(Number(above), asset)}`}</span>
  return <span className="money">{`${sign}${toDecimal(asset, amount(above))} ${asset}`}</span>
}
