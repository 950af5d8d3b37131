// Chances of every payout of a round: the graph of its chances is worked out at every frequency, and transformed back.
import { transform } from './fourier.mjs'

/**
 * @param graph of the round.
 * @param {number} root its first node.
 * @param {number} most units that a round wins.
 * @returns how many units an amount is, and the chance of each amount below the most.
 */
export function payoutsOf(graph, root, most) {
  const { flat, distributions } = graph.compiled()
  const unit = distributions.reduce(
    (divisor, { counts }) => [...counts.keys()].reduce(greatestDivisor, divisor),
    most,
  )
  const amounts = most / unit
  // What lies beyond comes back around, onto amounts that are not asked for or next to never.
  const length = 2 ** Math.ceil(Math.log2(4 * amounts))
  const spectra = spectraOf(distributions, { unit, length })
  const re = new Float64Array(length)
  const im = new Float64Array(length)
  const size = flat.firsts.length - 1
  const work = { re: new Float64Array(size), im: new Float64Array(size) }
  for (let k = 0; k <= length / 2; k++) {
    evaluate(flat, spectra, k * distributions.length, work)
    re[k] = work.re[root]
    im[k] = work.im[root]
    // Chances are real: the other half is the mirror of this one.
    if (k > 0 && k < length / 2) {
      re[length - k] = re[k]
      im[length - k] = -im[k]
    }
  }
  transform(re, im, 1)
  return { unit, chances: re.subarray(0, amounts).map((value) => value / length) }
}

/** Spectra of all distributions, frequency by frequency. */
function spectraOf(distributions, { unit, length }) {
  const count = distributions.length
  const all = {
    re: new Float64Array((length / 2 + 1) * count),
    im: new Float64Array((length / 2 + 1) * count),
  }
  for (const [number, { counts, ways }] of distributions.entries()) {
    const re = new Float64Array(length)
    const im = new Float64Array(length)
    for (const [units, own] of counts) re[units / unit] += own / ways
    transform(re, im, -1)
    for (let k = 0; k <= length / 2; k++) {
      all.re[k * count + number] = re[k]
      all.im[k * count + number] = im[k]
    }
  }
  return all
}

/** The value of every node at the frequency whose spectra begin at `from`: sums of products, as nodes follow those that they need. */
function evaluate({ firsts, chances, wins, afterFirsts, afters }, spectra, from, { re, im }) {
  for (let node = 0; node < firsts.length - 1; node++) {
    let [sumRe, sumIm] = [0, 0]
    for (let one = firsts[node]; one < firsts[node + 1]; one++) {
      let x = wins[one] < 0 ? 1 : spectra.re[from + wins[one]]
      let y = wins[one] < 0 ? 0 : spectra.im[from + wins[one]]
      for (let i = afterFirsts[one]; i < afterFirsts[one + 1]; i++) {
        const next = afters[i]
        const turned = x * re[next] - y * im[next]
        y = x * im[next] + y * re[next]
        x = turned
      }
      sumRe += chances[one] * x
      sumIm += chances[one] * y
    }
    re[node] = sumRe
    im[node] = sumIm
  }
}

const greatestDivisor = (a, b) => (b === 0 ? a : greatestDivisor(b, a % b))
