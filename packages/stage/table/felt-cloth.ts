type Brush = CanvasRenderingContext2D

const side = 256

/** A piece of cloth seen from near: threads across one another, none quite like the next. Its edges meet, so that it repeats unseen. */
export function weave(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const brush = canvas.getContext('2d')
  if (brush) drawThreads(brush)
  return canvas
}

function drawThreads(brush: Brush): void {
  const cells = brush.createImageData(side, side)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      // Threads run over and under one another; the nap over them is uneven.
      const over = (x + y) % 2 === 0 ? 0.16 : -0.16
      const light = over + (uneven(x, y) - 0.5) * 0.9 + (uneven(x >> 1, y) - 0.5) * 0.5
      const at = (y * side + x) * 4
      const tone = light > 0 ? 255 : 0
      cells.data[at] = tone
      cells.data[at + 1] = tone
      cells.data[at + 2] = tone
      cells.data[at + 3] = Math.min(255, Math.abs(light) * 46)
    }
  brush.putImageData(cells, 0, 0)
}

/** A number from 0 to 1 that looks like chance and is the same one every time (a hash of the place: nothing of a game hangs on it). */
function uneven(x: number, y: number): number {
  let mixed = Math.imul(x + 1, 0x9e_37_79_b1) ^ Math.imul(y + 1, 0x85_eb_ca_77)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c_1b_3c_6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x29_7a_2d_39)
  return ((mixed ^ (mixed >>> 15)) >>> 8) / 0xff_ff_ff
}
