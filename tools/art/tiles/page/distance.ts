/** How deep each pixel of a mask lies inside it, in pixels (exact Euclidean distance after Felzenszwalb and Huttenlocher). */
export function depthsOf(mask: Uint8ClampedArray, width: number, height: number): Float32Array {
  const depth = new Float32Array(width * height)
  const far = width * width + height * height
  for (let i = 0; i < depth.length; i++) depth[i] = (mask[i] ?? 0) > 127 ? far : 0
  const longest = Math.max(width, height)
  const line: Line = {
    values: new Float32Array(longest),
    places: new Int32Array(longest),
    bounds: new Float32Array(longest + 1),
  }
  for (let x = 0; x < width; x++) transform(depth, x, width, height, line)
  for (let y = 0; y < height; y++) transform(depth, y * width, 1, width, line)
  for (let i = 0; i < depth.length; i++) depth[i] = Math.sqrt(depth[i] ?? 0)
  return depth
}

interface Line {
  readonly values: Float32Array
  readonly places: Int32Array
  readonly bounds: Float32Array
}

/** Lower envelope of the parabolas over one row or column of squared distances. */
function transform(
  grid: Float32Array,
  start: number,
  step: number,
  count: number,
  { values, places, bounds }: Line,
): void {
  for (let i = 0; i < count; i++) values[i] = grid[start + i * step] ?? 0
  envelope(count, { values, places, bounds })
  let k = 0
  for (let q = 0; q < count; q++) {
    while ((bounds[k + 1] ?? Infinity) < q) k++
    const p = places[k] ?? 0
    grid[start + q * step] = (q - p) * (q - p) + (values[p] ?? 0)
  }
}

/** Finds which parabola is lowest where. */
function envelope(count: number, { values, places, bounds }: Line): void {
  let top = 0
  places[0] = 0
  bounds[0] = -Infinity
  bounds[1] = Infinity
  const meet = (q: number, p: number): number =>
    ((values[q] ?? 0) + q * q - ((values[p] ?? 0) + p * p)) / (2 * q - 2 * p)
  for (let q = 1; q < count; q++) {
    let at = meet(q, places[top] ?? 0)
    while (at <= (bounds[top] ?? 0)) at = meet(q, places[--top] ?? 0)
    places[++top] = q
    bounds[top] = at
    bounds[top + 1] = Infinity
  }
}

/** Blurs in place, by two passes of a box of `radius` pixels each way. */
export function soften(grid: Float32Array, width: number, height: number, radius: number): void {
  const reach = Math.round(radius)
  if (reach < 1) return
  const row = new Float32Array(Math.max(width, height))
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < height; y++) box(grid, y * width, 1, width, reach, row)
    for (let x = 0; x < width; x++) box(grid, x, width, height, reach, row)
  }
}

function box(
  grid: Float32Array,
  start: number,
  step: number,
  count: number,
  reach: number,
  row: Float32Array,
): void {
  for (let i = 0; i < count; i++) row[i] = grid[start + i * step] ?? 0
  const span = reach * 2 + 1
  let sum = 0
  for (let i = -reach; i < count; i++) {
    const enters = i + reach
    if (enters < count) sum += row[enters] ?? 0
    const leaves = i - reach - 1
    if (leaves >= 0) sum -= row[leaves] ?? 0
    if (i >= 0) grid[start + i * step] = sum / span
  }
}
