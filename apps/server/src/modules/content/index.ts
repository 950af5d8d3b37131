export type { Content } from './content.ts'
export {
  type ContentOutcome,
  decideContent,
  publishContent,
  saveContent,
  takeDown,
} from './edit.ts'
export { contentPort, newsAudience, newsGate } from './ports.ts'
