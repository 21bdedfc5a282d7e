import { Container } from '@mantine/core'
import { Suspense, useState, type ReactNode } from 'react'
import { visitBefore } from '@/store/visits'
import { NoticePlace } from '@/kit/overlay/notice-place'
import { lazyPart } from '@/kit/platform/lazy-part'
import { useIsSettled } from '@/kit/platform/use-is-settled'
import { Articles, Health } from './health'
import { Hero } from './hero'
import classes from './home.module.css'
import { Promotions } from './promotions'
import { Services } from './services'

// Parts below the fold, and those that wait for the phone's copies, load after the first screen.
const News = lazyPart(() => import('./news').then((loaded) => loaded.News))
const Bundles = lazyPart(() => import('./bundles').then((loaded) => loaded.Bundles))
const Footer = lazyPart(() => import('./footer').then((loaded) => loaded.Footer))

/** The parts of the prerendered page. */
export const homeParts = [Articles, Bundles, Footer]

type HomePageProps = {
  /** Names the campus and changes it. */
  campus: ReactNode
  /** Asks for the campus where nobody has chosen it. */
  question?: ReactNode
  /** The last order, to repeat it. */
  lastOrder?: ReactNode
  /** Notices of the app or a reminder. */
  notes?: ReactNode
}

export function HomePage({ campus, question, lastOrder, notes }: HomePageProps) {
  return (
    <>
      <Hero campus={campus} />
      <Container className={classes.screen}>
        {question}
        <Services />
        <div className={classes.aside}>
          <Health />
          {lastOrder}
          <LastNews />
          {notes}
          <NoticePlace />
        </div>
        <div className={classes.more}>
          <Promotions />
          <Suspense fallback={<div className={classes.toCome} />}>
            <Bundles />
          </Suspense>
        </div>
      </Container>
    </>
  )
}

/** Nothing on the first visit. */
function LastNews() {
  const [since] = useState(visitBefore)
  const settled = useIsSettled()
  return <Suspense>{since !== null && settled && <News since={since} />}</Suspense>
}

export function HomeFooter() {
  return (
    <Suspense>
      <Footer />
    </Suspense>
  )
}
