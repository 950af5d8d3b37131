import './seal.css'
import { rayPath } from './seal-rays.ts'

/**
 * A hash drawn as a seal of 32 rays, one a byte: two equal seals are two equal hashes, and a difference is seen at once.
 * @param hash 64 hexadecimal digits.
 */
export function Seal({ hash, label }: { hash: string; label?: string }) {
  return (
    <svg
      className="seal"
      viewBox="0 0 100 100"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle className="seal-ring" cx="50" cy="50" r="48.5" />
      <circle className="seal-ring" cx="50" cy="50" r="12.5" />
      <path className="seal-rays" d={rayPath(hash)} />
      <circle className="seal-heart" cx="50" cy="50" r="3" />
    </svg>
  )
}
