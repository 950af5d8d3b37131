export type { Content } from './content.ts'
export {
  type ContentOutcome,
  decideContent,
  publishContent,
  saveContent,
  takeDown,
} from './edit.ts'
export { contentPort, newsGate } from './ports.ts'
