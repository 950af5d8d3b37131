import { formatMoney, formatNumber } from '@fairhouse/money'
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
