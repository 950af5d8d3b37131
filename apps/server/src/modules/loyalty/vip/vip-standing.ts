import type { VipStanding } from '@fairhouse/contract/entities/loyalty'
import { vipLevelAt, vipLevels } from '@fairhouse/contract/loyalty-rules'

/** How far a lifetime turnover (cents) has come. */
export function vipStandingAt(lifetime: number): VipStanding {
  const level = vipLevelAt(lifetime)
  return {
    level,
    lifetime,
    from: level === 0 ? 0 : (vipLevels[level - 1]?.turnover ?? 0),
    next: level === 4 ? null : vipLevels[level].turnover,
  }
}
