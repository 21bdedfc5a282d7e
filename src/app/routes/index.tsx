import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { CampusButton, CampusQuestion } from '@/campus/campus-choice'
import { LastOrder } from '@/cart'
import { HomeFooter, HomePage, homeParts } from '@/app/home'
import { openSearch } from '@/app/search'
import { lazyPart } from '@/kit/platform/lazy-part'
import { useIsSettled } from '@/kit/platform/use-is-settled'
import { withCode } from './-with-code'

const HomeNote = lazyPart(() => import('@/health/reminders/home-note').then((loaded) => loaded.HomeNote))

export const Route = createFileRoute('/')({
  staticData: { footer: <HomeFooter /> },
  component: withCode(Home, ...homeParts),
})

function Home() {
  const settled = useIsSettled()
  const navigate = Route.useNavigate()
  const note = settled && (
    <Suspense>
      <HomeNote />
    </Suspense>
  )
  const lastOrder = settled && (
    <Suspense>
      <LastOrder onCart={() => void navigate({ to: '/cart' })} />
    </Suspense>
  )
  return (
    <HomePage
      campus={<CampusButton />}
      question={<CampusQuestion />}
      lastOrder={lastOrder}
      notes={note}
      onSearchAll={openSearch}
    />
  )
}
