import './level.css'

const steps = [1, 2, 3, 4, 5] as const

/** 1 to 5 as rising bars. @param label says the same in words. */
export function Level({ level, label }: { level: number; label: string }) {
  return (
    <svg className="level" viewBox="0 0 38 18" role="img" aria-label={label}>
      {steps.map((step) => (
        <rect
          key={step}
          className={step <= level ? 'level-on' : ''}
          x={(step - 1) * 8}
          y={18 - step * 3 - 3}
          width="5"
          height={step * 3 + 3}
          rx="1"
        />
      ))}
    </svg>
  )
}
