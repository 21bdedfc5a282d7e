import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from './-article'

export const Route = createFileRoute('/education/managing-pms')(articleRoute('managing-pms'))
