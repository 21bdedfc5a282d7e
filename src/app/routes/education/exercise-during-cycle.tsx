import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from './-article'

export const Route = createFileRoute('/education/exercise-during-cycle')(articleRoute('exercise-during-cycle'))
