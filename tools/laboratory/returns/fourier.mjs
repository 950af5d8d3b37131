// Discrete Fourier transform of a length that is a power of two, in place.

/**
 * @param {Float64Array} re real parts.
 * @param {Float64Array} im imaginary parts.
 * @param {1 | -1} sign of the exponent; 1 goes back, without the division by the length.
 */
export function transform(re, im, sign) {
  const { length } = re
  reorder(re, im)
  const [cosines, sines] = rootsOf(length)
  for (let size = 2; size <= length; size *= 2) {
    const half = size / 2
    const stride = length / size
    for (let start = 0; start < length; start += size) {
      for (let i = 0; i < half; i++) {
        const [a, b] = [start + i, start + i + half]
        const c = cosines[i * stride]
        const s = sign * sines[i * stride]
        const x = re[b] * c - im[b] * s
        const y = re[b] * s + im[b] * c
        re[b] = re[a] - x
        im[b] = im[a] - y
        re[a] += x
        im[a] += y
      }
    }
  }
}

const known = new Map()

/** Roots of unity, each worked out by itself so that no error adds up. */
function rootsOf(length) {
  const roots = known.get(length) ?? [new Float64Array(length / 2), new Float64Array(length / 2)]
  if (!known.has(length)) {
    for (let i = 0; i < length / 2; i++) {
      roots[0][i] = Math.cos((2 * Math.PI * i) / length)
      roots[1][i] = Math.sin((2 * Math.PI * i) / length)
    }
    known.set(length, roots)
  }
  return roots
}

function reorder(re, im) {
  const { length } = re
  for (let i = 1, j = 0; i < length; i++) {
    let bit = length >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i >= j) continue
    ;[re[i], re[j]] = [re[j], re[i]]
    ;[im[i], im[j]] = [im[j], im[i]]
  }
}
