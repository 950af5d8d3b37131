import drawings from './rail-icons.svg?url'

/** Lucide's drawings in a file of their own, which comes beside the scripts and not in them. */
export const RailIcon = ({ name, className = '' }: { name: string; className?: string }) => (
  <svg className={`rail-icon ${className}`} aria-hidden="true">
    <use href={`${drawings}#${name}`} />
  </svg>
)
