const svg = 'http://www.w3.org/2000/svg'
/** A line as a small grid in which its cells, `[reel, row]`, are filled. @param rows of each reel. */
export function lineDrawing(
  line: readonly (readonly [number, number])[],
  rows: readonly number[],
  name: string,
): SVGSVGElement {
  const drawing = document.createElementNS(svg, 'svg')
  drawing.setAttribute('viewBox', `0 0 ${rows.length * 10} ${Math.max(...rows) * 10}`)
  drawing.setAttribute('role', 'img')
  drawing.setAttribute('aria-label', name)
  drawing.classList.add('line-drawing')
  for (const [reel, height] of rows.entries()) {
    for (let row = 0; row < height; row++) {
      const isOn = line.some(([onReel, onRow]) => onReel === reel && onRow === row)
      drawing.append(cell(reel, row, isOn))
    }
  }
  return drawing
}

function cell(reel: number, row: number, filled: boolean): SVGRectElement {
  const box = document.createElementNS(svg, 'rect')
  box.setAttribute('x', String(reel * 10 + 1))
  box.setAttribute('y', String(row * 10 + 1))
  box.setAttribute('width', '8')
  box.setAttribute('height', '8')
  box.setAttribute('rx', '1.5')
  if (filled) box.classList.add('is-on')
  return box
}
