import { catalogueAnswer } from '../features/catalogue/catalogue-answer.server.ts'
import { pageContext } from '../shell/house/context.ts'
import type { Route } from './+types/catalogue.ts'

export const loader = ({ context, request }: Route.LoaderArgs): Response =>
  catalogueAnswer(context.get(pageContext).catalogue, request)
