// Returns of a title, worked out anew and held to what its sheet says.
import { fraction, isSame, numberOf } from './returns/fraction.mjs'
import { returnsOf } from './returns/returns-of.mjs'

/**
 * How far a number may be off: exact means are compared as fractions; what is transformed in floating point loses some of its sixteen digits.
 */
const allowed = { ratio: 1e-8, hit: 1e-8, sigma: 1e-6 }

/**
 * @returns for each way to bet a sentence of what was found, and one for everything that differs.
 */
export function proveAll(sheet, rows) {
  const told = []
  const differences = []
  const { bets, spins } = returnsOf(sheet, rows)
  for (const own of bets) {
    const { certified, bet } = betOf(sheet, own.name)
    const exact = { top: BigInt(bet.numerator), bottom: BigInt(bet.denominator) }
    if (!isSame(own.exact, exact)) {
      differences.push(
        `${own.name} returns ${numberOf(own.exact)} had a round no most, not ${numberOf(exact)}`,
      )
    }
    const compared = {
      ratio: certified.rtp.ratio,
      hit: certified.hitFrequency,
      sigma: certified.sigma,
    }
    for (const [what, expected] of Object.entries(compared)) {
      if (!(Math.abs(own[what] - expected) <= allowed[what])) {
        differences.push(`${own.name}: ${what} is ${own[what]}, not ${expected}`)
      }
    }
    for (const { x, probability } of own.atLeast ? certified.tail : []) {
      const chance = own.atLeast(x * sheet.unitsPerStake)
      if (!(Math.abs(chance - probability) <= allowed.hit)) {
        differences.push(`${own.name}: ${x} x comes with ${chance}, not ${probability}`)
      }
    }
    const leftOut = own.atLeast ? '' : '; how likely high wins are was left out'
    told.push(`${own.name} returns ${(own.ratio * 100).toFixed(7)} %${leftOut}`)
  }
  return {
    told,
    differences: [...differences, ...spins.flatMap((spin) => wrongCounts(sheet, spin))],
  }
}

/** The pays that a sheet counts of a spin must add up to what it wins, as a fraction. A book pays by one of its symbols only. */
function wrongCounts(sheet, { name, mean }) {
  const { pays, cycle } = sheet.spins.find((spin) => spin.name === name)
  const units = pays
    .filter(({ by }) => by !== 'book')
    .reduce((sum, one) => sum + BigInt(one.units), 0n)
  const counted = fraction(units, BigInt(cycle))
  if (isSame(counted, mean)) return []
  return [`a spin ${name} wins ${numberOf(mean)} units on average, not ${numberOf(counted)}`]
}

function betOf({ certificate, bets }, name) {
  const { returnWithoutMost } = bets.find((bet) => bet.name === name)
  const certified =
    name === 'base' ? certificate : certificate.modes.find((one) => one.name === name)
  return { certified, bet: returnWithoutMost }
}
