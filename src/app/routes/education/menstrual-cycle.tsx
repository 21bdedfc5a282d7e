import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from './-article'

export const Route = createFileRoute('/education/menstrual-cycle')(articleRoute('menstrual-cycle'))
