import { createElement, type SVGProps } from 'react'

/** An icon's drawing as Lucide keeps it. */
interface Drawing {
  readonly name: string
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number
}

/**
 * Takes the place of Lucide's own factory in the build (`vite.config.ts`): the same drawing without options that nobody here uses, which
 * would be loaded with every first page. An icon says nothing; what it stands for is said beside it.
 */
export default function createIcon({ name, node }: Drawing) {
  function Icon({ size = 24, className = '', ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        className: `lucide lucide-${name} ${className}`.trim(),
        ...rest,
      },
      ...node.map(([shape, attributes]) => createElement(shape, attributes)),
    )
  }
  return Icon
}
