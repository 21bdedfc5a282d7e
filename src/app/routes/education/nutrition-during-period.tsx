import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from './-article'

export const Route = createFileRoute('/education/nutrition-during-period')(articleRoute('nutrition-during-period'))
