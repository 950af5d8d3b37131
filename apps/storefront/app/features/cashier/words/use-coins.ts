import { joinDigits } from '@fairhouse/money'
import { useHouse } from '../../../shell/house/house.tsx'

/** Writes whole coins, as the wire carries them, with their sign: `0.0125 BTC`. Zeros at the end are left out, and nothing is rounded. */
export function useCoins(): (decimal: string, asset: string) => string {
  const { language } = useHouse()
  return (decimal, asset) => {
    const [whole = '0', fraction = ''] = decimal.split('.')
    return `${joinDigits(whole, fraction.replace(/0+$/, ''), language)} ${asset}`
  }
}
