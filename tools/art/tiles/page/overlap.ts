/** A mask of a part and where it lies on the sheet. */
export interface Cut {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly alpha: Uint8ClampedArray
}

/** How a part stands out: `round` swells up to a radius, `chisel` rises straight, `flat` follows what is below. */
export interface Rise {
  readonly shape: 'round' | 'chisel' | 'flat'
  /** Pixels from the edge to the top. */
  readonly radius: number
}

/** Visits the pixels of a cut that lie on a sheet: where they are in the cut, and where on the sheet. */
export function overlap(
  { x, y, width, height }: Pick<Cut, 'x' | 'y' | 'width' | 'height'>,
  sheetWidth: number,
  sheetHeight: number,
  visit: (here: number, at: number) => void,
): void {
  const [left, right] = [Math.max(0, -x), Math.min(width, sheetWidth - x)]
  const [top, bottom] = [Math.max(0, -y), Math.min(height, sheetHeight - y)]
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++)
      visit(row * width + column, (row + y) * sheetWidth + column + x)
}
