import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { Design } from '@fairhouse/game-math/design'
import { classOf } from '@fairhouse/games/clones'

/** How far a return may be off its target: five hundredths of a percentage point. */
const rtpRoom = 0.0005
/** Near enough, for a target that lies close to the border of its class. */
const sigmaRoom = 0.15
const hitRoom = 0.02

/** What of a certificate is not what the title was meant to be, each with what to change. */
export function missedTargets(
  { rtp, sigma, hitFrequency, proof }: Certificate,
  { targets }: Design,
): readonly string[] {
  const faults: string[] = []
  if (Math.abs(rtp.ratio - targets.rtp) > rtpRoom) {
    faults.push(
      `its return is ${percent(rtp.ratio)}, not ${percent(targets.rtp)}: tune it (npm run tune) or change the target in design.ts`,
    )
  }
  const isNear = Math.abs(sigma - targets.sigma) <= sigmaRoom * targets.sigma
  if (classOf('sigma', sigma) !== classOf('sigma', targets.sigma) && !isNear) {
    faults.push(
      `its sigma is ${sigma.toFixed(2)}, of another class than ${targets.sigma}: stack its strips ${sigma < targets.sigma ? 'more' : 'less'}, or change the target in design.ts`,
    )
  }
  if (
    classOf('hit', hitFrequency) !== classOf('hit', targets.hit) &&
    Math.abs(hitFrequency - targets.hit) > hitRoom
  ) {
    faults.push(
      `it wins in ${percent(hitFrequency)} of rounds, of another class than ${percent(targets.hit)}: stack its strips ${hitFrequency > targets.hit ? 'more' : 'less'}, or change the target in design.ts`,
    )
  }
  if (!(rtp.ratio > 0 && rtp.ratio < 1)) {
    faults.push(`a return of ${percent(rtp.ratio)} (proof ${proof}) is no return of a house`)
  }
  return faults
}

function percent(value: number): string {
  return `${(value * 100).toFixed(3)} %`
}
