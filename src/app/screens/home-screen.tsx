import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { CampusButton, CampusQuestion } from '@/campus/campus-choice'
import { LastOrder } from '@/cart'
import { HomePage } from '@/app/home'
import { lazyPart } from '@/kit/platform/lazy-part'
import { useIsSettled } from '@/kit/platform/use-is-settled'
import { loadDirectAgain } from './load-direct-again'

const HomeNote = lazyPart(() => import('@/health/reminders/home-note').then((loaded) => loaded.HomeNote))

/** The home screen with what the rooms show on it. */
export function HomeScreen() {
  const settled = useIsSettled()
  const navigate = useNavigate()
  const note = settled && (
    <Suspense>
      <HomeNote />
    </Suspense>
  )
  const lastOrder = settled && (
    <Suspense>
      <LastOrder loadDirectAgain={loadDirectAgain} onCart={() => void navigate({ to: '/cart' })} />
    </Suspense>
  )
  return <HomePage campus={<CampusButton />} question={<CampusQuestion />} lastOrder={lastOrder} notes={note} />
}
