export { type Member, playedByCohorts } from './store/played-by-cohorts.ts'
