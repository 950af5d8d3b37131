import { pointScale } from '@fairhouse/contract/loyalty-rules'
import { useHouse } from '../../../shell/house/house.tsx'

const digits = { minimumFractionDigits: 2, maximumFractionDigits: 5 } as const

/** Writes points, given in hundred-thousandths: all digits that there are, so that a column of them adds up. */
export function usePointsWritten(): (points: number) => string {
  const format = new Intl.NumberFormat(useHouse().language, digits)
  return (points) => format.format(points / pointScale)
}
