/** Exact Euclidean distance fields (Felzenszwalb and Huttenlocher's two-pass transform). */

const FAR = 1e20

/** Squared distance transform of one line, in place through `out`. */
function transformLine(f: Float64Array, n: number, out: Float64Array): void {
  const v = new Int32Array(n)
  const z = new Float64Array(n + 1)
  let k = 0
  z[0] = -FAR
  z[1] = FAR
  const at = (i: number): number => f[i] ?? FAR
  for (let q = 1; q < n; q++) {
    let s = 0
    do {
      const r = v[k] ?? 0
      s = (at(q) - at(r) + q * q - r * r) / (q - r) / 2
    } while (s <= (z[k] ?? -FAR) && --k > -1)
    k++
    v[k] = q
    z[k] = s
    z[k + 1] = FAR
  }
  k = 0
  for (let q = 0; q < n; q++) {
    while ((z[k + 1] ?? FAR) < q) k++
    const r = v[k] ?? 0
    out[q] = at(r) + (q - r) ** 2
  }
}

function transform(grid: Float64Array, w: number, h: number): void {
  const n = Math.max(w, h)
  const f = new Float64Array(n)
  const out = new Float64Array(n)
  for (let x = 0; x < w; x++) {
    for (let y = 0; y < h; y++) f[y] = grid[y * w + x] ?? FAR
    transformLine(f, h, out)
    for (let y = 0; y < h; y++) grid[y * w + x] = out[y] ?? FAR
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) f[x] = grid[y * w + x] ?? FAR
    transformLine(f, w, out)
    for (let x = 0; x < w; x++) grid[y * w + x] = out[x] ?? FAR
  }
}

/**
 * Signed distance in pixels (negative inside) of an alpha mask 0..255, with the edge placed at
 * sub-pixel precision by the anti-aliased coverage.
 */
export function signedDistance(alpha: Uint8ClampedArray, w: number, h: number): Float32Array {
  const outside = new Float64Array(w * h)
  const inside = new Float64Array(w * h)
  for (let i = 0; i < w * h; i++) {
    const a = (alpha[i * 4 + 3] ?? 0) / 255
    const d = 0.5 - a
    outside[i] = a >= 1 ? 0 : a <= 0 ? FAR : Math.max(0, d) ** 2
    inside[i] = a <= 0 ? 0 : a >= 1 ? FAR : Math.max(0, -d) ** 2
  }
  transform(outside, w, h)
  transform(inside, w, h)
  const field = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) {
    field[i] = Math.sqrt(outside[i] ?? 0) - Math.sqrt(inside[i] ?? 0)
  }
  return field
}
