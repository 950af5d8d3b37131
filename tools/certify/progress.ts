const barLength = 30

/** Draws a bar while a terminal looks on; elsewhere says one line when all is done. */
export function progressBar(label: string, total: number): (done: number) => void {
  const out = process.stderr
  let isOver = false
  return (done) => {
    if (isOver) return
    isOver = done >= total
    if (!out.isTTY) {
      if (isOver) out.write(`${label}: ${total.toLocaleString('en')} done\n`)
      return
    }
    const filled = Math.round((barLength * done) / total)
    const bar = '█'.repeat(filled) + '░'.repeat(barLength - filled)
    out.write(`\r${label} ${bar} ${Math.floor((100 * done) / total)} %${isOver ? '\n' : ''}`)
  }
}
