import { paper } from '../../../table/card-art/paper.ts'
import type { FeltPrint } from '../../../table/felt.ts'
import type { Frame, TablePlan } from './table-plan.ts'

/** Frames in which cards will lie, so that a table at rest says whose they are. */
export function framePrints(
  { frames }: TablePlan,
  spotName: (spot: string) => string,
): readonly FeltPrint[] {
  return frames.flatMap((frame): readonly FeltPrint[] => {
    const { label, x, y, height } = frame
    const isAcross = frame.angle !== 0
    const width = (height * paper.width) / paper.height
    const outline: FeltPrint = { type: 'path', path: outlineOf(frame), line: 1.5, dash: [7, 6] }
    if (label === null) return [outline]
    return [
      outline,
      {
        type: 'line',
        text: spotName(label).toUpperCase(),
        x,
        y,
        size: width * 0.16,
        weight: 700,
        spacing: 0.12,
        room: (isAcross ? height : width) * 0.82,
      },
    ]
  })
}

function outlineOf({ x, y, height, angle }: Frame): string {
  const short = ((height * paper.width) / paper.height) * 1.03
  const long = height * 1.03
  const [wide, high] = angle === 0 ? [short, long] : [long, short]
  const r = short * 0.08
  return [
    `M${x - wide / 2 + r} ${y - high / 2} h${wide - 2 * r} a${r} ${r} 0 0 1 ${r} ${r}`,
    `v${high - 2 * r} a${r} ${r} 0 0 1 ${-r} ${r} h${2 * r - wide}`,
    `a${r} ${r} 0 0 1 ${-r} ${-r} v${2 * r - high} a${r} ${r} 0 0 1 ${r} ${-r} Z`,
  ].join(' ')
}
