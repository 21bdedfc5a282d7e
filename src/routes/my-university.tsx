import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { universitySearch } from '@/domain/university/university-url'

export const Route = createFileRoute('/my-university')({
  staticData: { title: 'My University' },
  validateSearch: universitySearch,
  component: lazyRouteComponent(() => import('./-university-screen'), 'UniversityScreen'),
})
