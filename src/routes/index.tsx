import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { CampusButton } from '@/features/campus/campus-button'
import { HomeFooter, HomePage } from '@/features/home'
import { lazyPart } from '@/ui/platform/lazy-part'
import { useIsSettled } from '@/ui/platform/use-is-settled'

const HomeNote = lazyPart(() => import('@/features/reminders/home-note').then((loaded) => loaded.HomeNote))

export const Route = createFileRoute('/')({ staticData: { footer: <HomeFooter /> }, component: Home })

function Home() {
  const settled = useIsSettled()
  return (
    <>
      <HomePage campus={<CampusButton />} />
      {settled && (
        <Suspense>
          <HomeNote />
        </Suspense>
      )}
    </>
  )
}
