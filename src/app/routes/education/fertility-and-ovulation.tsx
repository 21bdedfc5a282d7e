import { createFileRoute } from '@tanstack/react-router'
import { articleRoute } from './-article'

export const Route = createFileRoute('/education/fertility-and-ovulation')(articleRoute('fertility-and-ovulation'))
