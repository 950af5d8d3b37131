import { assets, joinDigits } from '@fairhouse/money'
import { Money } from '../parts/values.tsx'
import { player as texts } from '../texts/player.ts'
import type { Summary } from './summary.ts'

/** What a pocket holds, in its own unit, with what of it is held. */
export function PocketAmount({ pocket }: { pocket: Summary['pockets'][number] }) {
  const { asset, balance, held } = pocket
  if (asset === 'USD' || asset === 'CREDIT')
    return (
      <>
        <Money units={balance} currency={asset} />
        {held === 0 ? null : (
          <span className="quiet">
            {' '}
            (<Money units={held} currency={asset} /> {texts.held})
          </span>
        )}
      </>
    )
  const { scale, symbol } = assets[asset]
  const digits = String(balance).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const part = digits.slice(digits.length - scale).replace(/0+$/, '')
  return (
    <span className="money">
      {joinDigits(whole, part, 'en')} {symbol}
    </span>
  )
}
