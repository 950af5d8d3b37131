/** Line icons of 24 by 24, drawn for this page. */
const paths = {
  spin: 'M20 12a8 8 0 1 1-2.6-5.9M20 3v4.5h-4.5',
  stop: 'M7 7h10v10H7z',
  skip: 'M6 6l7 6-7 6zM14 6l7 6-7 6z',
  play: 'M8 5l11 7-11 7z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  turbo: 'M13 2L5 13.5h6L10 22l9-12.5h-6z',
  auto: 'M4 12a8 8 0 0 1 13.7-5.6M20 4v4h-4M20 12a8 8 0 0 1-13.7 5.6M4 20v-4h4',
  soundOn: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  table: 'M4 5h16v14H4zM4 10h16M10 10v9',
  home: 'M4 11l8-7 8 7M6.5 9.5V20h11V9.5',
  heart:
    'M12 20S3.5 14.9 3.5 9.2A4.7 4.7 0 0 1 12 6.4a4.7 4.7 0 0 1 8.5 2.8C20.5 14.9 12 20 12 20z',
  deal: 'M4 7.5l8-3 4.5 12-8 3zM14 4.5l6 1.6-3.4 12.6',
  chip: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 3v4.5M12 16.5V21M3 12h4.5M16.5 12H21',
  undo: 'M8 5L4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H9',
  clear: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
  coach:
    'M9.5 18.5h5M10.5 21h3M12 3a6 6 0 0 0-3.7 10.7c.7.6 1.1 1.3 1.2 2.3h5c.1-1 .5-1.7 1.2-2.3A6 6 0 0 0 12 3z',
  repeat:
    'M5 11V9.5A3.5 3.5 0 0 1 8.5 6H19M16 3l3 3-3 3M19 13v1.5a3.5 3.5 0 0 1-3.5 3.5H5M8 21l-3-3 3-3',
  saved: 'M7 4h10v16l-5-4-5 4z',
} as const

export type IconName = keyof typeof paths

const svg = 'http://www.w3.org/2000/svg'

/** An icon for beside a name; screen readers pass it by. */
export function icon(name: IconName): SVGSVGElement {
  const drawing = document.createElementNS(svg, 'svg')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('aria-hidden', 'true')
  drawing.classList.add('icon')
  const path = document.createElementNS(svg, 'path')
  path.setAttribute('d', paths[name])
  drawing.append(path)
  return drawing
}
