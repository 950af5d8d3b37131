import { useEffect, useState } from 'react'
import './qr-code.css'

interface Props {
  readonly text: string
  readonly label: string
}

interface Drawn {
  /** Of a side, in squares. */
  readonly size: number
  readonly path: string
}

const border = 3

async function draw(text: string): Promise<Drawn> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border })
  return { size, path: pathOf(data) }
}

/** A QR code, drawn here: what it says never leaves the page. */
export function QrCode({ text, label }: Props) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    const left = new AbortController()
    void draw(text).then((found) => left.signal.aborted || setDrawn(found))
    return () => left.abort()
  }, [text])
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={drawn === null ? '0 0 1 1' : `0 0 ${drawn.size} ${drawn.size}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      {drawn === null ? null : <path d={drawn.path} fill="#000" />}
    </svg>
  )
}

/** One square of the path for each dark one. */
const pathOf = (data: readonly (readonly boolean[])[]): string =>
  data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
