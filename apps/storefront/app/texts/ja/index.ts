export * from '../en/index.ts'
