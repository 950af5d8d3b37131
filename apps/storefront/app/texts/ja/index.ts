export * from '../en/index.ts'
export { challenge } from './challenge.ts'
export { gameInfo } from './game-info.ts'
export { content } from './content.ts'
