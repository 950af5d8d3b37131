// Chances of every payout of a round: the graph of its chances is worked out at every frequency, and transformed back.
import { transform } from './fourier.mjs'

/**
 * @param graph of the round.
 * @param {number} root its first node.
 * @param {number} most units that a round wins.
 * @returns how many units an amount is, and the chance of each amount below the most.
 */
export function payoutsOf(graph, root, most) {
  const { nodes, distributions } = graph.compiled()
  const unit = distributions.reduce(
    (divisor, { counts }) => [...counts.keys()].reduce(greatestDivisor, divisor),
    most,
  )
  const amounts = most / unit
  // Twice the most, so that what lies beyond it comes back around onto amounts that are not asked for, or next to never.
  const length = 2 ** Math.ceil(Math.log2(4 * amounts))
  const spectra = distributions.map((wins) => spectrumOf(wins, { unit, length }))
  const re = new Float64Array(length)
  const im = new Float64Array(length)
  const work = { re: new Float64Array(nodes.length), im: new Float64Array(nodes.length) }
  for (let k = 0; k <= length / 2; k++) {
    evaluate(nodes, spectra, k, work)
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

function spectrumOf({ counts, ways }, { unit, length }) {
  const re = new Float64Array(length)
  const im = new Float64Array(length)
  for (const [units, count] of counts) re[units / unit] += count / ways
  transform(re, im, -1)
  return { re: re.slice(0, length / 2 + 1), im: im.slice(0, length / 2 + 1) }
}

/** The value of every node at one frequency: sums of products, as nodes follow those that they need. */
function evaluate(nodes, spectra, k, { re, im }) {
  for (let node = 0; node < nodes.length; node++) {
    let [sumRe, sumIm] = [0, 0]
    for (const { chance, wins, after } of nodes[node]) {
      let x = wins < 0 ? 1 : spectra[wins].re[k]
      let y = wins < 0 ? 0 : spectra[wins].im[k]
      for (const next of after) {
        const turned = x * re[next] - y * im[next]
        y = x * im[next] + y * re[next]
        x = turned
      }
      sumRe += chance * x
      sumIm += chance * y
    }
    re[node] = sumRe
    im[node] = sumIm
  }
}

const greatestDivisor = (a, b) => (b === 0 ? a : greatestDivisor(b, a % b))
