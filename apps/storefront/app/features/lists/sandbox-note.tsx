import { FlaskConical } from 'lucide-react'

/** What the flask on a tile means, below games that bear it. */
export function SandboxNote({ count, note }: { count: number; note: string }) {
  if (count === 0) return null
  return (
    <p className="list-sandbox">
      <FlaskConical aria-hidden="true" size={16} />
      {note}
    </p>
  )
}
